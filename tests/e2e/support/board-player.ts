import type { Page } from 'playwright-core';
import { type Dice, diceFrom } from './dice.ts';
import { type Asks, CHOICE, look } from './look.ts';
import { type Hands, fingersOn } from './hands.ts';

type Until = (asks: Asks) => boolean | Promise<boolean>;

export interface Player {
  /** Plays until `until` says so; answers what the screen asked then. */
  play(until: Until): Promise<Asks>;
}

interface PlayerOptions {
  readonly seed?: number;
  /** How long the screen may stay as it is before that is a failure. */
  readonly patience?: number;
  readonly hands?: (page: Page) => Hands;
}

/** How often out of three somebody who could confirm does so, instead of thinking again. */
const SURE = 2;

/**
 * Somebody who plays any game on any board, by what every board marks: `data-choice` is something to choose,
 * `data-main` does what was chosen, `data-back` lays down what covers
 * the choices, `data-asked` says that this viewer is asked. Dice choose, the same in every run.
 */
export function playerOn(page: Page, { seed = 1, patience = 60_000, hands = fingersOn }: PlayerOptions = {}): Player {
  const dice = diceFrom(seed);
  const own = hands(page);
  let thoughts = 0;

  async function take(asks: Asks): Promise<void> {
    if (asks.isCovered) return page.keyboard.press('Escape');
    switch (asks.kind) {
      case 'curtain':
        return own.tap('.curtain-button', 0);
      case 'hidden':
        return own.tap(asks.reveal, 0);
      case 'choice': {
        const target = chosen(asks, thoughts, dice);
        thoughts = asks.mains.includes(target) ? 0 : thoughts + 1;
        return own.tap(CHOICE, target);
      }
      case 'over':
      case 'nothing':
        await page.waitForTimeout(150);
    }
  }

  return {
    async play(until) {
      let since = Date.now();
      let before = '';
      for (;;) {
        const asks = await look(page);
        if (await until(asks)) return asks;
        if (asks.says !== before) since = Date.now();
        if (Date.now() - since > patience) throw new Error(`Nothing has changed for long. It says:\n${asks.says}`);
        before = asks.says;
        await take(asks);
      }
    },
  };
}

/** Taps what can be tapped until something can be confirmed, and then mostly confirms it. */
function chosen({ mains, ways }: Asks, thoughts: number, dice: Dice): number {
  const confirms = mains.length > 0 && (ways.length === 0 || (thoughts > 0 && dice(3) < SURE));
  const pool = confirms || ways.length === 0 ? mains : ways;
  return pool[dice(pool.length)] ?? 0;
}

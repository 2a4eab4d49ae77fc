import type { Page } from 'playwright-core';

/** What the screen asks for at this moment, read off the page as a person would, whatever the game. */
export interface Asks {
  readonly kind: 'curtain' | 'hidden' | 'choice' | 'over' | 'nothing';
  /** Whose curtain it is. */
  readonly name: string;
  /** The sentence in which the board asks. */
  readonly sentence: string;
  /** Which of `CHOICE` in the page do something at once. */
  readonly mains: readonly number[];
  /** Which of them only choose, and are not chosen yet. */
  readonly ways: readonly number[];
  /** What to tap to see the choices: secrets are turned up, or what covers the choices is laid down. */
  readonly reveal: string;
  /** A dialog lies over the board, perhaps by a tap that came too late. */
  readonly isCovered: boolean;
  readonly scrollsSideways: boolean;
  /** All that can be read. */
  readonly says: string;
}

export const CHOICE = '[data-choice]';
const LAY_DOWN = '[data-back]';
const TURN_UP = '.hold-keep[aria-pressed="false"], .generic-mine > button[aria-pressed="false"]';

export const look = (page: Page): Promise<Asks> =>
  page.evaluate(
    ([choice, turnUp, layDown]) => {
      const has = (selector: string): boolean => document.querySelector(selector) !== null;
      const isInSight = (one: Element): boolean => one.getClientRects().length > 0;
      const isOpen = (one: Element): boolean => !one.matches(':disabled, [aria-disabled="true"]') && isInSight(one);
      const choices = [...document.querySelectorAll(choice)].flatMap((one, n) => (isOpen(one) ? [{ one, n }] : []));
      const mains = choices.filter(({ one }) => one.matches('[data-main]')).map(({ n }) => n);
      const ways = choices.filter(({ one }) => !one.matches('[data-main], [aria-pressed="true"]')).map(({ n }) => n);
      const curtain = document.querySelector('.curtain-button')?.textContent ?? '';
      const isOver = has('.outcome-text, .outcome-strip');
      const isAsked = has('[data-asked="true"]') || choices.length > 0;
      const isEmpty = mains.length + ways.length === 0;
      const reveal = !isAsked ? '' : has(turnUp) ? turnUp : isEmpty && has(layDown) ? layDown : '';
      const kind =
        curtain !== '' ? 'curtain' : isOver ? 'over' : reveal !== '' ? 'hidden' : isEmpty ? 'nothing' : 'choice';
      const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')].filter(isInSight);
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        kind,
        name: curtain.replace(/^I am /, ''),
        sentence: document.querySelector('[data-asked] output, [data-asked] p')?.textContent ?? '',
        mains,
        ways,
        reveal,
        isCovered: curtain === '' && dialogs.some(one => one.querySelector(`.outcome-text, ${choice}`) === null),
        scrollsSideways: scrollWidth > clientWidth,
        says: document.body.innerText,
      } as const;
    },
    [CHOICE, TURN_UP, LAY_DOWN] as const,
  );

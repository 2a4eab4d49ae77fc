import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../../../../ui/components/button.tsx';
import { Glyph } from '../../../../ui/components/glyph.tsx';
import { diceIn } from '../../facts/battle-dice.ts';
import type { Event } from '../../event.ts';
import { SIDES, type Side } from '../../state.ts';
import type { View } from '../../view.ts';
import { Die } from '../drawings/dice.tsx';
import { SideIcon, Swords } from '../drawings/icons.tsx';
import { cardWords } from '../words/cards.ts';
import { CLOSE_BATTLE, battleTitle, diceLabel, rollVerdict, toThrow } from '../words/board.ts';

interface BattleProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly seq: number;
  /** Put aside as soon as the viewer goes on to something else. */
  readonly isBusy: boolean;
}

/** The field: the cards in the order they were laid, then the dice. */
export function Battle({ view, events, seq, isBusy }: BattleProps): JSX.Element | null {
  const [closed, setClosed] = useState(-1);
  const rolled = events.findLast(event => event.type === 'battle');
  const { phase } = view;
  if (phase.name === 'battle') {
    const dice = diceIn(view, phase.cards);
    return (
      <section class="mp-battle" aria-label={battleTitle(view)}>
        <h3>
          <Swords size={1.5} />
          {battleTitle(view)}
        </h3>
        {SIDES.map(side => (
          <div key={side} class="mp-army" data-side={side} data-asked={phase.asked === side}>
            <SideIcon side={side} size={1.5} />
            <b class="mp-value">{dice[side]}</b>
            <span>{toThrow(side)}</span>
          </div>
        ))}
        <ol class="mp-laid">
          {phase.cards.map(({ side, card }) => (
            <li key={card} data-side={side}>
              {cardWords(card)}
            </li>
          ))}
        </ol>
      </section>
    );
  }
  if (rolled === undefined || closed === seq || isBusy) return null;
  return (
    <section class="mp-battle" data-rolled="true" aria-label={battleTitle(view)} key={seq}>
      <h3>
        <Swords size={1.5} />
        <span>{rollVerdict(rolled.sixes)}</span>
        <IconButton label={CLOSE_BATTLE} onClick={() => setClosed(seq)}>
          <Glyph name="close" />
        </IconButton>
      </h3>
      {SIDES.map(side => (
        <Throw key={side} side={side} dice={rolled.dice[side]} sixes={rolled.sixes[side]} />
      ))}
    </section>
  );
}

const Throw = ({ side, dice, sixes }: { side: Side; dice: readonly number[]; sixes: number }): JSX.Element => (
  <div class="mp-army" data-side={side}>
    <SideIcon side={side} size={1.5} />
    <span class="visually-hidden">{diceLabel(side, dice, sixes)}</span>
    <span class="mp-dice" aria-hidden="true">
      {dice
        .toSorted((a, b) => b - a)
        .map((shows, n) => (
          <Die key={n} shows={shows} order={n} />
        ))}
    </span>
    <b class="mp-sixes" aria-hidden="true">
      {sixes}×6
    </b>
  </div>
);

import { type Actor, type BySeat, at } from '../../engine/index.ts';
import type { OpenWindow, Person } from '../game-ui.ts';
import { ANSWERS } from '../window-words.ts';
import { PLAY } from '../words.ts';
import type { Holding } from './phone.ts';

interface Moment {
  readonly awaited: readonly Actor[];
  readonly people: BySeat<Person>;
  readonly here: readonly Actor[];
  readonly window: Pick<OpenWindow, 'asked'> | null;
}

/** Why nobody is asked anything here, in place of where the game is. */
export function whereWords({ kind }: Holding, { awaited, people, here, window }: Moment): string | null {
  switch (kind) {
    case 'others': {
      if (window?.asked.some(seat => here.includes(seat)) === true) return ANSWERS.answered;
      const persons = awaited.flatMap(actor => (actor === 'clock' ? [] : [at(people, actor)]));
      const remote = persons.filter(({ kind: is, presence }) => is === 'person' && presence !== 'stand-in');
      return remote.length === 0 ? PLAY.bots : PLAY.waitingFor(remote.map(({ name }) => name));
    }
    case 'watching':
      return PLAY.watching;
    case 'holding':
    case 'curtain':
    case 'question':
    case 'over':
      return null;
  }
}

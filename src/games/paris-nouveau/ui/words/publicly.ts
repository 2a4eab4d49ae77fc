import { at } from '../../../../engine/index.ts';
import { type LineName, TOKENS } from '../../state.ts';
import type { View } from '../../view.ts';
import { lineCardWords } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { spareWords, TEAM_WORDS } from './outcomes.ts';
import { count, nameOf, type People, votes } from './people.ts';

/** What everybody knows, as short lines. */
export function publicWords(view: View, people: People): readonly string[] {
  return [
    chase(view),
    `Cover: ${view.cover} of ${TOKENS.cover} shutters open.`,
    line(view, 'rescuer'),
    line(view, 'hunter'),
    `Leader: ${nameOf(people, view.leader)}. At the back: ${view.tec === null ? 'nobody' : nameOf(people, view.tec)}.`,
    ...people.map((_, seat) => seatWords(view, people, seat)),
    ...phaseWords(view, people),
    `Deck ${view.deckSize}, discards ${view.discardSize}.`,
  ];
}

function chase({ score, distance }: View): string {
  const lead = score.rescuer.distance - score.hunter.distance;
  return `The rescuers are at ${score.rescuer.distance} (${count(distance, 'lead token')} included), the hunters at ${score.hunter.distance}: ${lead < 0 ? `the hunters are ${-lead} ahead` : `a lead of ${lead}`}.`;
}

function line({ lines, score }: View, name: LineName): string {
  const cards = lines[name].map(lineCardWords);
  const laid = cards.length === 0 ? 'empty' : cards.join('; ');
  return `The ${name} line has ${count(score[name].points, 'point')}: ${laid}.`;
}

function seatWords(view: View, people: People, seat: number): string {
  const { name, does } = CHARACTER_WORDS[at(view.characters, seat)];
  const ability = view.abilities ? `${name}, ${does.charAt(0).toLowerCase()}${does.slice(1)}` : `${name}.`;
  const used = at(view.used, seat) ? ' Used this round.' : '';
  return `${at(people, seat).name}: ${count(at(view.lives, seat), 'life', 'lives')}, ${votes(at(view.votes, seat))}, ${count(at(view.handSizes, seat), 'card')}. ${ability}${used}`;
}

function phaseWords({ phase }: View, people: People): readonly string[] {
  if (phase.name === 'assign' || phase.name === 'tie') {
    return phase.tokens.flatMap((tokens, seat) => {
      const to = at(phase.targets, seat);
      if (tokens === 0) return [];
      return [`${at(people, seat).name} holds ${votes(tokens)}${to === null ? '' : ` for ${nameOf(people, to)}`}.`];
    });
  }
  if ('submitted' in phase) {
    return phase.submitted.flatMap((laid, seat) =>
      laid === null ? [] : [`${at(people, seat).name} ${laid === 'passed' ? 'passed' : 'laid a card face-down'}.`],
    );
  }
  if (phase.name === 'over') {
    return [
      ...phase.teams.map((team, seat) => `${at(people, seat).name} was a ${TEAM_WORDS[team].one.toLowerCase()}.`),
      ...phase.spareTeams.map(spareWords),
    ];
  }
  return [];
}

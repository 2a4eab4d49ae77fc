import { at, type Seat } from '../../../../engine/index.ts';
import type { Asked, WhyNot } from '../../../../ui/game-ui.ts';
import { CHARACTER_FACTS, type Character, JAMMER_SPARES, MAX_LIVES } from '../../data/characters.ts';
import { type Action, TEAMS } from '../../state.ts';
import type { PhaseView, View } from '../../view.ts';
import { CHARACTER_WORDS, characterRule, WINDOW_WORDS } from './characters.ts';
import { capital, listOf, nameOf, votes } from './people.ts';

export type Greyed = Asked<View> & { readonly legal: readonly Action[]; readonly seat: Seat };

/** Why what cannot be chosen now cannot be chosen, each with the rule that says so. */
export function whyNotWords(greyed: Greyed): readonly WhyNot[] {
  if (greyed.view.phase.name === 'over') return [];
  return [...notYourTurn(greyed), ...greyedPeople(greyed), ...greyedVotes(greyed), ...greyedAbility(greyed)];
}

/** The rule that says whose decision a phase is. */
const TURN_RULE = {
  commit: 'PN-8',
  assign: 'PN-9',
  tie: 'PN-10',
  elected: 'PN-20',
  guard: 'PN-C1',
  'name-tec': 'PN-12',
  submit: 'PN-13',
  drop: 'PN-C9',
  'last-look': 'PN-R7',
  pick: 'PN-15',
  rescue: 'PN-17',
  hunt: 'PN-19',
  absorb: 'PN-C3',
  closing: 'PN-R6',
  over: 'PN-24',
} as const satisfies Record<PhaseView['name'], string>;

function notYourTurn({ view, legal, awaited, people }: Greyed): readonly WhyNot[] {
  if (legal.length > 0) return [];
  const rule = TURN_RULE[view.phase.name];
  if (view.phase.name === 'commit') {
    return [{ choice: 'Another vote', because: 'Your fist is closed. It opens with all the others.', rule }];
  }
  const names = listOf(awaited.flatMap(actor => (actor === 'clock' ? [] : [nameOf(people, actor)])));
  return [{ choice: 'Acting now', because: `It is ${names}’s decision.`, rule }];
}

function greyedPeople({ view, legal, people, seat }: Greyed): readonly WhyNot[] {
  const { phase } = view;
  if (legal.some(({ type }) => type === 'name-tec')) {
    const because = 'Whoever leads cannot walk at the back as well.';
    return [{ choice: nameOf(people, view.leader), because, rule: 'PN-12' }];
  }
  if (phase.name === 'tie' && legal.some(({ type }) => type === 'break-tie')) {
    const others = people.flatMap(({ name }, n) => (phase.tied.some(tied => tied === n) ? [] : [name]));
    if (others.length === 0) return [];
    return [{ choice: listOf(others), because: 'Only those level in front can be chosen.', rule: 'PN-10' }];
  }
  if ('submitted' in phase && legal.some(({ type }) => type === 'pick')) {
    const others = phase.submitted.flatMap((laid, n) => (laid === 'face-down' ? [] : [at(people, n).name]));
    if (others.length === 0) return [];
    return [{ choice: listOf(others), because: 'No card lies in front of them.', rule: 'PN-15' }];
  }
  if ('submitted' in phase && legal.some(({ type }) => type === 'spot')) {
    if (phase.submitted[seat] !== 'face-down') return [];
    return [{ choice: nameOf(people, seat), because: 'You know your own card already.', rule: 'PN-C2' }];
  }
  if (legal.some(({ type }) => type === 'medic')) {
    const full = people.flatMap(({ name }, n) => (at(view.lives, n) >= MAX_LIVES ? [name] : []));
    if (full.length === 0) return [];
    return [{ choice: listOf(full), because: `Nobody can have more than ${MAX_LIVES} lives.`, rule: 'PN-C5' }];
  }
  return [];
}

function greyedVotes({ view, legal, seat }: Greyed): readonly WhyNot[] {
  const commits = legal.filter(({ type }) => type === 'commit');
  if (commits.length === 0) return [];
  const left = at(view.votes, seat);
  const because =
    left === 0
      ? 'You have no votes left, so your hand opens empty.'
      : `You have ${votes(left)} left for the whole game.`;
  return [{ choice: left === 0 ? 'Voting' : `More than ${left}`, because, rule: 'PN-8' }];
}

const ABILITY_ACTIONS: ReadonlySet<Action['type']> = new Set([
  'guard',
  'spot',
  'muscle',
  'broker',
  'medic',
  'driver',
  'forger',
  'jammer',
  'courier',
]);

function greyedAbility({ view, legal, seat }: Greyed): readonly WhyNot[] {
  if (legal.some(({ type }) => ABILITY_ACTIONS.has(type))) return [];
  const character = at(view.characters, seat);
  const { cost, window } = CHARACTER_FACTS[character];
  const choice = CHARACTER_WORDS[character].name;
  const own = characterRule(character);
  if (!view.abilities) return [{ choice, because: 'This match is played without abilities.', rule: 'PN-R16' }];
  if (at(view.used, seat)) return [{ choice, because: 'You have used it this round.', rule: 'PN-20' }];
  if (at(view.votes, seat) < cost) {
    return [{ choice, because: `It costs ${votes(cost)}; you have ${at(view.votes, seat)}.`, rule: 'PN-20' }];
  }
  if (character === 'guard' && view.leader === seat) {
    return [{ choice, because: 'Never while you lead: the Leader does not walk at the back.', rule: 'PN-R5' }];
  }
  if (hasNoTarget(view, seat)) return [{ choice, because: NO_TARGET[character] ?? '', rule: own }];
  const empty = emptyPool(view, seat);
  if (empty !== null) return [{ choice, because: empty, rule: 'PN-20' }];
  return [{ choice, because: `${capital(WINDOW_WORDS[window])} only.`, rule: own }];
}

const NO_TARGET: Readonly<Partial<Record<Character, string>>> = {
  jammer: 'No card behind the end of a line can be turned yet.',
  medic: `Everyone has ${MAX_LIVES} lives already.`,
};

function hasNoTarget({ characters, lines, lives }: View, seat: Seat): boolean {
  const character = at(characters, seat);
  if (character === 'medic') return lives.every(left => left >= MAX_LIVES);
  if (character !== 'jammer') return false;
  const behind = TEAMS.flatMap(team => lines[team].slice(0, -JAMMER_SPARES));
  return !behind.some(({ faceUp }) => faceUp);
}

/** [PN-20] Tokens are only ever added from those set aside. */
function emptyPool({ characters, aside, cover }: View, seat: Seat): string | null {
  const character = at(characters, seat);
  if (character === 'broker' && aside.votes === 0) return 'No votes are set aside to hand out.';
  if (character === 'medic' && aside.life === 0) return 'No life is set aside to give.';
  if (character === 'forger' && aside.cover === 0) return `All ${cover} shutters are open already.`;
  return null;
}

import type { Seat } from '../../../src/engine/index.ts';
import { PARTING, factsOf, mayUse } from '../../../src/games/moses-vs-pharaoh/data/cards.ts';
import type { Event } from '../../../src/games/moses-vs-pharaoh/event.ts';
import { EDGES, type Space } from '../../../src/games/moses-vs-pharaoh/data/map.ts';
import { isFree, sideOf } from '../../../src/games/moses-vs-pharaoh/facts/places.ts';
import { mosesVsPharaoh } from '../../../src/games/moses-vs-pharaoh/rules.ts';
import { type Action, type State, isPlay, rivalOf } from '../../../src/games/moses-vs-pharaoh/state.ts';

export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

type Marched = Extract<Event, { type: 'marched' }>;

const has = ({ events }: Step, ...types: readonly Event['type'][]): boolean =>
  types.every(type => events.some(event => event.type === type));
const ended = ({ events }: Step, ending: string): boolean =>
  events.some(event => event.type === 'over' && event.ending === ending);
const marches = ({ events }: Step): readonly Marched[] => events.filter(event => event.type === 'marched');
const wades = ({ from, path }: Marched): boolean => [from, ...path].some((at, n, way) => isNile(at, way[n + 1]));
const isNile = (one: Space, other: Space | undefined): boolean =>
  EDGES.some(
    ({ between, nile }) => nile === true && other !== undefined && between.includes(one) && between.includes(other),
  );
const isPlaying = ({ phase }: State, side: 'hebrew' | 'egyptian'): boolean =>
  phase.name === 'play' && phase.side === side;

/** What each rule looks like when it is met in play. A rule that only forbids is met where it has something to forbid. */
export const SIGHTINGS: Readonly<Record<string, (step: Step) => boolean>> = {
  'MP-1': step => has(step, 'rolled-off'),
  'MP-2': step => has(step, 'seated') && step.after.hebrews === 'bubastis' && step.after.pharaoh === 'rameses',
  'MP-3': ({ events }) =>
    events.some(({ type }) => type === 'turn-began') && events.some(event => event.type === 'drew' && event.count < 5),
  'MP-4': step => has(step, 'led'),
  'MP-5': ({ before, action }) => before.phase.name === 'play' && before.phase.again && isPlay(action),
  'MP-6': step => step.before.saved.hebrew.length > 0 && has(step, 'turn-began'),
  'MP-7': ({ action }) => isPlay(action),
  'MP-8': ({ before, after }) => after.removed.length > before.removed.length,
  'MP-9': ({ events }) => events.some(event => event.type === 'plague' && event.modifier <= -3),
  'MP-10': ({ events }) =>
    events.some(({ type }) => type === 'hardened') && events.some(event => event.type === 'row' && event.change < 0),
  'MP-11': step => has(step, 'freed'),
  'MP-12': ({ action }) => action.type === 'walk',
  'MP-13': step => ended(step, 'sinai'),
  'MP-14': ({ before }) => isPlaying(before, 'egyptian') && isFree(before) && !before.departed,
  'MP-15': step => marches(step).some(({ force, path }) => force === 'chariots' && path.length > 1),
  'MP-16': ({ action }) => action.type === 'mobilise',
  'MP-17': step => marches(step).some(march => march.force === 'chariots' && wades(march)),
  'MP-18': step => marches(step).some(({ path }) => path.includes('red-sea')),
  'MP-19': step => has(step, 'battle'),
  'MP-20': step => has(step, 'bogged'),
  'MP-21': step => ended(step, 'time'),
  'MP-R1': step => has(step, 'mobilised') && step.after.chariots.some(({ mobilised }) => !mobilised),
  'MP-R2': ({ before, action }) => action.type === 'plague' && before.effects.lastPlague !== null,
  'MP-R3': step => ended(step, 'time'),
  'MP-R4': ({ before }) => before.plagues === 10 && !isFree(before) && isPlaying(before, 'hebrew'),
  'MP-R5': step => has(step, 'parted', 'walked'),
  'MP-R6': ({ events }) => events.some(event => event.type === 'battle' && event.sixes.hebrew === 0),
  'MP-R7': ({ action }) => action.type === 'attack',
  'MP-R8': ({ events }) => events.some(event => event.type === 'battle-began' && event.attacker === 'hebrew'),
  'MP-R9': ({ before, after }) => before.initiative !== after.initiative,
  'MP-R10': step => marches(step).some(march => march.force === 'chariots' && wades(march) && march.path.length === 1),
  'MP-R11': step => marches(step).some(march => march.force === 'alone' && wades(march)),
  'MP-R12': ({ before, seat, action }) => {
    const side = sideOf(before, seat);
    return isPlay(action) && side !== null && before.active === side && before.hands[rivalOf(side)].length === 0;
  },
  'MP-R13': ({ before, seat, action }) =>
    action.type === 'save' && sideOf(before, seat) === 'egyptian' && before.hands.egyptian.includes(PARTING),
  'MP-R14': step =>
    step.before.saved.egyptian.length > 0 &&
    step.events.some(event => event.type === 'discarded' && event.side === 'egyptian' && event.how === 'lost') &&
    has(step, 'turn-began'),
  'MP-R15': step => has(step, 'reshuffled'),
  'MP-R16': ({ events }) => events.some(event => event.type === 'battle' && event.dice.egyptian.length > 20),
  'MP-R17': ({ before }) => isPlaying(before, 'egyptian') && isFree(before),
  'MP-R19': ({ before, seat, action }) => {
    const side = sideOf(before, seat);
    return isPlay(action) && action.type !== 'discard' && side !== null && !mayUse(action.card, side);
  },
  'MP-R20': ({ action }) => action.type === 'discard',
  'MP-R21': ({ before }) => before.hebrews === 'midian' && isPlaying(before, 'hebrew'),
  'MP-R22': ({ before }) => before.phase.name === 'respond' && before.phase.trigger.kind === 'answer',
  'MP-R23': ({ before, seat, action }) =>
    before.phase.name === 'respond' && action.type === 'pass' && mosesVsPharaoh.legal(before, seat).length === 1,
  'MP-R24': step => marches(step).some(({ force, path }) => force === 'chariots' && path.at(-1) === step.after.hebrews),
  'MP-R25': ({ before, seat }) => {
    const side = sideOf(before, seat);
    if (side === null || !isPlaying(before, side)) return false;
    const offered = mosesVsPharaoh.legal(before, seat).flatMap(one => (one.type === 'event' ? [one.card] : []));
    return before.hands[side].some(
      card => mayUse(card, side) && factsOf(card).moment === 'play' && !offered.includes(card),
    );
  },
  'MP-R26': ({ before }) => before.phase.name === 'play' && before.saved.hebrew.length > 0,
  'MP-R27': ({ action }) => action.type === 'yield',
  'MP-R28': ({ action }) => action.type === 'bid',
  'MP-R29': step =>
    has(step, 'battle-began') &&
    step.events.some(event => event.type === 'mobilised' && event.at === step.before.hebrews),
};

/** One place, one name: there is nothing to see. */
export const OUT_OF_SIGHT: readonly string[] = ['MP-R18'];

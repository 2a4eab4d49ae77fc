import { type BySeat, at } from '../../engine/index.ts';
import type { Person } from '../game-ui.ts';

type People = BySeat<Pick<Person, 'name'>>;

/** Any plain JSON value as one line a person can read, for a game that has no words of its own. */
export function humanise(value: unknown, people: People): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value)) return listed(value, people);
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  const kind = entries.find(([key]) => key === 'type' || key === 'name')?.[1];
  const rest = entries
    .filter(([key]) => key !== 'type' && key !== 'name')
    .map(([key, part]) => `${spaced(key)} ${partOf(key, part, people)}`);
  return [...(typeof kind === 'string' ? [spaced(kind)] : []), ...rest].join(', ');
}

/** The parts of a record, a line each. */
export function humaniseLines(value: unknown, people: People): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [humanise(value, people)];
  return Object.entries(value).map(([key, part]) => `${capital(spaced(key))}: ${partOf(key, part, people)}`);
}

/** What kind of action it is, to sort the buttons by. */
export function kindOf(action: unknown): string {
  if (typeof action !== 'object' || action === null || !('type' in action)) return '';
  return typeof action.type === 'string' ? capital(spaced(action.type)) : '';
}

function partOf(key: string, part: unknown, people: People): string {
  // By convention of our games a field called `seat` holds one.
  if (key === 'seat' && typeof part === 'number' && part in people) return at(people, part).name;
  return humanise(part, people);
}

/** One value a seat reads best with the names; other lists read as they are. */
function listed(values: readonly unknown[], people: People): string {
  if (values.length === 0) return 'none';
  if (values.length !== people.length) return values.map(value => humanise(value, people)).join('; ');
  return values.map((value, n) => `${at(people, n).name} ${humanise(value, people)}`).join('; ');
}

const spaced = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

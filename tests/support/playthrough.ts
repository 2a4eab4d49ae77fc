import {
  type AnyRules,
  type Deal,
  type Match,
  type Move,
  type Options,
  type Viewer,
  isSeed,
  play,
  start,
  viewersOf,
} from '../../src/engine/index.ts';
import { sceneFor } from '../../src/table/index.ts';

/*
 * A match as text that a person can read and a diff can review: the deal, then every move with what happened and what
 * changed in whose view. A line that changes for everybody alike is written once, for `all`.
 */

export interface Recorded {
  readonly deal: Deal;
  readonly moves: readonly Move<unknown>[];
}

type Lines = ReadonlyMap<string, string>;

export function formatPlaythrough(rules: AnyRules, { deal, moves }: Recorded): string {
  const viewers = viewersOf(deal.seats);
  let match = start(rules, deal);
  let shown = lookAll(rules, match, []);
  const text = [
    `${rules.id}, rules version ${rules.version}`,
    `seats ${deal.seats}`,
    `seed ${deal.seed}`,
    `options ${JSON.stringify(deal.options)}`,
    '',
    'deal',
    ...changes(
      viewers,
      viewers.map(() => new Map()),
      shown,
    ),
  ];
  for (const [n, move] of moves.entries()) {
    const verdict = play(rules, match, move);
    if (!verdict.ok) throw new Error(`Move ${n + 1} was refused: ${verdict.refusal}.`);
    const after = lookAll(rules, verdict.match, verdict.events);
    text.push('', `${n + 1}. ${move.actor} > ${JSON.stringify(move.action)}`, ...changes(viewers, shown, after));
    match = verdict.match;
    shown = after;
  }
  const outcome = rules.outcome(match.state);
  text.push('', outcome ? `outcome ${JSON.stringify(outcome)}` : 'not finished', '');
  return text.join('\n');
}

/** Reads the deal and the moves back, so that a recording can be replayed. */
export function parsePlaythrough(text: string): Recorded {
  const seed = /^seed (\w+)$/m.exec(text)?.[1];
  const seats = Number(/^seats (\d+)$/m.exec(text)?.[1]);
  const options = JSON.parse(/^options (.+)$/m.exec(text)?.[1] ?? 'null') as Options | null;
  if (!isSeed(seed) || !Number.isInteger(seats) || options === null) throw new Error('This is no playthrough.');
  const moves = [...text.matchAll(/^\d+\. (\d+|clock) > (.+)$/gm)].map(
    ([, actor, action]) =>
      ({
        actor: actor === 'clock' ? actor : Number(actor),
        action: JSON.parse(action ?? '') as unknown,
      }) as Move<unknown>,
  );
  return { deal: { seed, seats, options }, moves };
}

function lookAll(rules: AnyRules, match: Match<unknown>, events: readonly unknown[]): readonly Lines[] {
  return viewersOf(match.seats).map(viewer => {
    const { view, legal, awaited, events: seen } = sceneFor(rules, match, viewer, events);
    const lines = new Map<string, string>();
    for (const [n, event] of seen.entries()) lines.set(`! ${n + 1}`, JSON.stringify(event));
    flatten('', view, lines);
    lines.set('awaited', JSON.stringify(awaited));
    lines.set('legal', JSON.stringify(legal));
    return lines;
  });
}

/** One line for each scalar, and one for each list of scalars, named by its path. */
function flatten(path: string, value: unknown, into: Map<string, string>): void {
  const isBranch = typeof value === 'object' && value !== null;
  const parts = isBranch ? Object.entries(value) : [];
  const isFlat = Array.isArray(value) && value.every(part => typeof part !== 'object' || part === null);
  if (!isBranch || isFlat || parts.length === 0) {
    into.set(path, JSON.stringify(value));
    return;
  }
  for (const [key, part] of parts) flatten(path ? `${path}.${key}` : key, part, into);
}

function changes(viewers: readonly Viewer[], before: readonly Lines[], after: readonly Lines[]): readonly string[] {
  const paths = new Set([...after, ...before].flatMap(lines => [...lines.keys()]));
  return [...paths].flatMap(path => {
    const isEvent = path.startsWith('!');
    const now = viewers.map((_, n) => after[n]?.get(path));
    const changed = viewers.map((_, n) => (isEvent ? now[n] !== undefined : before[n]?.get(path) !== now[n]));
    const [first] = now;
    const alike = changed.every(Boolean) && now.every(value => value === first);
    if (alike) return [line('all', path, first)];
    return viewers.flatMap((viewer, n) => (changed[n] ? [line(String(viewer), path, now[n])] : []));
  });
}

const line = (who: string, path: string, value: string | undefined): string =>
  `   ${who.padEnd(10)}${path} ${path.startsWith('!') ? '' : '= '}${value ?? 'gone'}`;

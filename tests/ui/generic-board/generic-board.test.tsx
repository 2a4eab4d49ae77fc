import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { type Seat, play, rngFor, seat, start } from '../../../src/engine/index.ts';
import { GenericBoard } from '../../../src/ui/generic-board/generic-board.tsx';
import type { Person } from '../../../src/ui/game-ui.ts';
import { sceneFor } from '../../../src/table/index.ts';
import { lantern } from '../../support/lantern.ts';

const SEED = 'ab'.repeat(32);
const people: readonly Person[] = [
  { name: 'Ada', colour: 'amber', shape: 'circle', kind: 'person' },
  { name: 'Bruno', colour: 'sky', shape: 'square', kind: 'person' },
  { name: 'Carmen', colour: 'rose', shape: 'triangle', kind: 'person' },
];
const dealt = () => start(lantern, { seed: SEED, seats: 3, options: {} });

function page(match: ReturnType<typeof dealt>, viewer: Seat | 'spectator', revealed: boolean): string {
  const everybody = sceneFor(lantern, match, 'spectator', []);
  const own = sceneFor(lantern, match, viewer, []);
  return render(
    <GenericBoard
      publicView={everybody.view}
      view={own.view}
      viewer={viewer}
      revealed={revealed}
      asked={viewer !== 'spectator' && own.awaited.includes(viewer)}
      prompt=""
      legal={own.legal}
      awaited={own.awaited}
      events={revealed ? own.events : everybody.events}
      seq={own.seq}
      people={people}
      said={[]}
      still={false}
      time={null}
      window={null}
      act={() => undefined}
    />,
  );
}

test('a game without words shows every legal action as a button', () => {
  const html = page(dealt(), seat(0), true);
  for (const { type } of lantern.legal(dealt().state, seat(0))) expect(html).toContain(type);
  expect(html.match(/generic-choice"/g)).toHaveLength(lantern.legal(dealt().state, seat(0)).length);
});

test('what is mine is in the page only when revealed', () => {
  expect(page(dealt(), seat(0), true)).toMatch(/Hand: \d/);
  expect(page(dealt(), seat(0), false)).not.toMatch(/Hand: \d/);
});

test('hidden, the page is the same for every hand', () => {
  const pages = [1, 2, 3, 4, 5].map(n => {
    const other = lantern.imagine(lantern.view(dealt().state, 'spectator'), 'spectator', rngFor(SEED, n));
    return page({ ...dealt(), state: other }, seat(0), false);
  });
  expect(new Set(pages).size).toBe(1);
});

test('a spectator is shown no buttons and no secrets', () => {
  const html = page(dealt(), 'spectator', false);
  expect(html).not.toContain('<button');
  expect(html).toContain('Ada');
});

test('it can play a whole match, from the first button every time', () => {
  let match = dealt();
  for (let moves = 0; moves < 200 && !lantern.outcome(match.state); moves++) {
    const [actor] = lantern.awaited(match.state);
    if (actor === undefined || actor === 'clock') throw new Error('Somebody must be awaited.');
    expect(page(match, actor, true)).toContain('generic-choice');
    const action = lantern.legal(match.state, actor).find(({ type }) => type === 'choose');
    if (!action) throw new Error('Whoever is awaited can choose.');
    const verdict = play(lantern, match, { actor, action });
    if (!verdict.ok) throw new Error(verdict.refusal);
    match = verdict.match;
  }
  expect(lantern.outcome(match.state)).toBeDefined();
});

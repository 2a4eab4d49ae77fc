import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Choice } from '../../../src/ui/board-parts/choice.tsx';
import { DecisionMark } from '../../../src/ui/board-parts/decision-mark.tsx';
import { HandOfCards } from '../../../src/ui/board-parts/hand-of-cards.tsx';
import { Happened } from '../../../src/ui/board-parts/happened.tsx';
import { MainButton, Prompt, Ways } from '../../../src/ui/board-parts/prompt.tsx';
import { Stepper } from '../../../src/ui/board-parts/stepper.tsx';
import { BOARD } from '../../../src/ui/board-parts/words.ts';
import { pages } from '../../support/small-page.ts';

const page = pages();
const nothing = (): void => undefined;

test('a choice says whether it is chosen; what only shows something is none, and what does nothing is no button', () => {
  expect(renderToString(<Choice isChosen={false} onTap={nothing} />)).toBe(
    '<button type="button" data-choice aria-pressed="false"></button>',
  );
  expect(renderToString(<Choice onTap={nothing} />)).toBe('<button type="button"></button>');
  expect(renderToString(<Choice class="card">7</Choice>)).toBe('<span class="card">7</span>');
});

test('a hand face-down is drawn by its number of cards alone', () => {
  const hand = (cards: readonly string[] | null): string =>
    renderToString(
      <HandOfCards
        cards={cards}
        count={2}
        face={card => <b>{card}</b>}
        back={position => <i>{position + 1}</i>}
        as={() => ({ class: 'card' })}
      />,
    );
  expect(hand(['ace', 'ten'])).toBe('<span class="card"><b>ace</b></span><span class="card"><b>ten</b></span>');
  expect(hand(null)).toBe('<span class="card"><i>1</i></span><span class="card"><i>2</i></span>');
});

const BOTH = ['pass', 'play'] as const;
type Way = (typeof BOTH)[number];

test('a tapped way is chosen, and done only by the main button', async () => {
  const done: string[] = [];
  let chosen: Way | null = null;
  const choosing = { isChosen: (way: Way) => way === chosen, tap: (way: Way) => void (chosen = way) };
  const asked = () => (
    <Prompt sentence="What now?" isAsked still={false} game="a" whyNot={null}>
      <Ways ways={BOTH} choosing={choosing} label={way => `To ${way}`} />
      <MainButton chosen={chosen} hint="Choose" label={way => `Really ${way}`} act={way => void done.push(way)} />
    </Prompt>
  );
  const before = await page(asked());
  await expect(before.press('Choose')).rejects.toThrow('cannot be pressed now');
  await before.press('To play');
  expect([chosen, done]).toEqual(['play', []]);
  await (await page(asked())).press('Really play');
  expect(done).toEqual(['play']);
});

test('"why not?" names each closed choice with its rule, and is worked out only when asked', async () => {
  let worked = 0;
  const whyNot = () => {
    worked++;
    return [{ choice: 'Run', because: 'You are tired.', rule: 'XX-3' }];
  };
  const prompt = await page(<Prompt sentence="Run?" isAsked still={false} game="a" whyNot={whyNot} children={null} />);
  expect(worked).toBe(0);
  await prompt.press(BOARD.whyNot);
  expect(prompt.text()).toContain('RunYou are tired.XX-3');
});

test.each<[when: string, still: boolean, whyNot: (() => []) | null]>([
  ['while nothing can be done', true, () => []],
  ['by who is not playing', false, null],
])('"why not?" is not asked %s', (_when, still, whyNot) => {
  const html = renderToString(
    <Prompt sentence="" isAsked={false} still={still} game="a" whyNot={whyNot} children={null} />,
  );
  expect(html).not.toContain(BOARD.whyNot);
});

const LABELS = { less: 'Less', more: 'More', value: 'Points' };

test.each<[from: number | null, press: string, to: number]>([
  [null, 'Less', 2],
  [null, 'More', 2],
  [4, 'Less', 2],
  [4, 'More', 7],
])('from %s a step for %s leads to %i', async (from, press, to) => {
  const set: number[] = [];
  const stepper = <Stepper values={[2, 4, 7]} value={from} labels={LABELS} onSet={value => void set.push(value)} />;
  await (await page(stepper)).press(press);
  expect(set).toEqual([to]);
});

test.each([
  [2, 'Less'],
  [7, 'More'],
])('at its limit of %i a number has no step for %s', async (value, press) => {
  const stepper = await page(<Stepper values={[2, 4, 7]} value={value} labels={LABELS} onSet={nothing} />);
  await expect(stepper.press(press)).rejects.toThrow('cannot be pressed now');
});

interface Event {
  readonly type: string;
  readonly card?: string;
}
const publicly = ({ type }: Event): Event | null => (type === 'whispered' ? null : { type });

const happened = (events: readonly Event[], revealed: boolean): string =>
  renderToString(
    <Happened
      events={events}
      revealed={revealed}
      seen={publicly}
      quiet={new Set(['turned'])}
      words={({ type, card }) => (type === 'mute' ? null : `${type} ${card ?? 'something'}`)}
      beginning="It begins."
    />,
  ).replace(/^.*?<div>|<\/div>.*$/g, '');

test('what just happened is told in two lines, the quiet only where there is nothing else', () => {
  expect(happened([], true)).toBe('<p>It begins.</p>');
  expect(happened([{ type: 'mute' }], true)).toBe('<p>It begins.</p>');
  expect(happened([{ type: 'turned', card: 'a page' }], true)).toBe('<p>turned a page</p>');
  const much = ['drew', 'laid', 'took'].map(type => ({ type, card: 'one' }));
  expect(happened([...much, { type: 'turned' }], true)).toBe('<p>laid one</p><p>took one</p>');
});

test('while secrets are hidden, what just happened is told as everybody may know it', () => {
  const events = [{ type: 'drew', card: 'the ace' }, { type: 'whispered' }];
  expect(happened(events, true)).toBe('<p>drew the ace</p><p>whispered something</p>');
  expect(happened(events, false)).toBe('<p>drew something</p>');
});

test('a sealed decision shows a letter or what stands for it, an open one what it is', () => {
  expect(renderToString(<DecisionMark is="sealed" />)).toContain('<path');
  expect(renderToString(<DecisionMark is="sealed">back</DecisionMark>)).not.toContain('<path');
  expect(renderToString(<DecisionMark is="open">7</DecisionMark>)).toContain('data-is="open">7<');
});

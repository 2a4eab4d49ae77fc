import { describe, expect, test } from 'vitest';
import { seatsOf, sameJson } from '../../src/engine/index.ts';
import { type Drawn, compareWorlds } from '../support/board-page.tsx';
import { BOX_AND_LANTERN } from '../support/box.ts';
import { type AnyMoment, everyMoment, sampled } from '../support/moments.ts';
import { middleOf, secretsOf, someCountsOf } from '../support/planted-leaks.ts';

const WORLDS = 3;
const OF_EACH_PHASE = 5;

const games = await Promise.all(
  BOX_AND_LANTERN.map(async boxed => ({ ...boxed, Board: (await boxed.load()).ui.Board })),
);

describe.each(games)('the board of $id, its secrets face-down', ({ subject, Board }) => {
  const { rules } = subject;

  test.each(someCountsOf(subject))(
    'is the same page in every world that looks the same to everybody, with %i seats',
    seats => {
      const moments = sampled(subject, seats, OF_EACH_PHASE);
      const { leak, compared } = compareWorlds(props => <Board {...props} />, rules, moments, WORLDS);
      expect(leak).toBeUndefined();
      expect(compared).toBe(moments.length * seats * WORLDS);
      expect(moments.length).toBeGreaterThanOrEqual(subject.phases.length);
    },
  );

  const some = sampled(subject, middleOf(subject), OF_EACH_PHASE);

  test.each<[leak: string, draw: Drawn]>([
    ['what may be done', ({ legal, ...props }) => <Board {...props} legal={legal} people={named(props, legal)} />],
    ['what its holder sees', props => <div data-view={JSON.stringify(props.view)} />],
    ['everything', props => <Board {...props} revealed />],
  ])('would be caught giving away %s', (_leak, draw) => {
    expect(compareWorlds(draw, rules, some, WORLDS).leak).toBeDefined();
  });

  test('would be caught giving away what just happened, where not everybody was told', () => {
    const draw: Drawn = props => <Board {...props} people={named(props, props.events)} />;
    expect(some.some(tellsSomebody)).toBe(compareWorlds(draw, rules, some, WORLDS).leak !== undefined);
  });

  const every = everyMoment(subject, middleOf(subject));

  test.each(secretsOf(subject, { from: ['spectator'] }))('would be caught giving away this secret: %s', secret => {
    const draw: Drawn = (props, { state }) => (
      <div data-secret={JSON.stringify(subject.secrets(state, 'spectator')[secret] ?? null)}>
        <Board {...props} />
      </div>
    );
    const where = every.filter(({ match }) => subject.secrets(match.state, 'spectator')[secret] !== undefined);
    expect(compareWorlds(draw, rules, where, WORLDS).leak).toBeDefined();
  });

  const tellsSomebody = ({ match, events }: AnyMoment): boolean =>
    events.some(event => {
      const open = rules.seen(event, 'spectator');
      return seatsOf(match.seats).some(seat => !sameJson(rules.seen(event, seat), open));
    });
});

const named = <P extends { readonly name: string }>(
  { people }: { readonly people: readonly P[] },
  told: readonly unknown[],
): readonly P[] => people.map(person => ({ ...person, name: `${person.name} ${JSON.stringify(told)}` }));

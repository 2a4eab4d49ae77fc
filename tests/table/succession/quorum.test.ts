import { describe, expect, test } from 'vitest';
import {
  MOST_PLACES,
  configOf,
  epochAfter,
  isDurable,
  isElected,
  withPlaces,
  withoutLeaver,
} from '../../../src/table/succession/quorum.ts';

const others = (count: number): string[] => Array.from({ length: count }, (_, n) => `d${n}`);

describe('who must agree', () => {
  test.each([2, 3, 4, 5, 6, 7])('with %i others, every electorate has somebody who has what is durable', count => {
    const config = configOf(1, 1, others(count), false);
    expect(config.need).toBe(Math.floor(count / 2) + 1);
    for (let voters = 0; voters < 2 ** count; voters++) {
      const votes = (id: string): boolean => ((voters >> Number(id.slice(1))) & 1) === 1;
      if (!isElected([config], votes)) continue;
      // Those who do not vote, all of them together, are not enough to call anything durable.
      expect(isDurable([config], id => !votes(id))).toBe(false);
    }
  });

  test('of two devices neither can open the log alone, unless both want that', () => {
    expect(configOf(1, 1, ['ann'], false)).toMatchObject({ need: 0, enough: 0 });
    expect(configOf(1, 1, ['ann'], true)).toMatchObject({ need: 1, enough: 1 });
    expect(configOf(1, 1, ['ann', 'ben'], true)).toMatchObject({ need: 2, enough: 1 });
  });

  test('every configuration must agree, and those who left do not stand in the way', () => {
    const [four, two] = [configOf(1, 1, others(4), false), configOf(1, 2, others(2), false)];
    const has = (id: string): boolean => id === 'd0';
    expect(isDurable([two], has)).toBe(true);
    expect(isDurable([two, four], has)).toBe(false);
    expect(isDurable([two, withoutLeaver(four, 'd3')], has)).toBe(true);
    expect(withoutLeaver(four, 'nobody')).toBe(four);
  });
});

describe('epochs', () => {
  test('rise, and belong to one place each', () => {
    const seen = new Set<number>();
    for (let epoch = 1; epoch < 300; epoch += 7) {
      for (let place = 0; place < MOST_PLACES; place++) {
        const next = epochAfter(epoch, place);
        expect(next).toBeGreaterThan(epoch);
        expect(next % MOST_PLACES).toBe(place);
        seen.add(next);
      }
    }
    expect(seen.size % MOST_PLACES).toBe(0);
  });

  test('places are kept, never doubled, and given anew only when there are no more', () => {
    let places = withPlaces({ host: 1 }, ['host', 'ann']);
    expect(places).toEqual({ host: 1, ann: 2 });
    places = withPlaces(places, ['host', 'ben']);
    expect(places).toEqual({ host: 1, ann: 2, ben: 3 });
    for (let n = 0; n < 200; n++) {
      places = withPlaces(places, ['host', `guest${n}`]);
      expect(places.host).toBe(1);
      expect(new Set(Object.values(places)).size).toBe(Object.keys(places).length);
      expect(Math.max(...Object.values(places))).toBeLessThan(MOST_PLACES);
    }
  });
});

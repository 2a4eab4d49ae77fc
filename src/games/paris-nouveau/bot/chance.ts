import { type Card, factsOf } from '../data/cards.ts';
import { type LineName, ROUNDS } from '../state.ts';
import type { View } from '../view.ts';

/** What the rescuers' hopes hang on, apart from who is who. */
export interface Outlook {
  readonly cover: number;
  /** How far the rescuers are ahead, and by how many points. */
  readonly gap: number;
  readonly points: number;
  /** Cards still to be placed before the points are counted. */
  readonly toCome: number;
}

// Fitted to self-play: how often a placed card costs cover, and how the two races go on from where they stand.
const COVER_RISK = 0.44;
const GAP_LOST_A_ROUND = 0.9;
const GAP_TO_SPARE = 2.2;
const GAP_SPREAD = 1.3;
const POINTS_SPREAD = 1.1;
const MEAN = { distance: 3, points: 1.5 };

export function outlookOf({ cover, score, lines, round }: View): Outlook {
  const placed = lines.rescuer.length + lines.hunter.length;
  return {
    cover,
    gap: score.rescuer.distance - score.hunter.distance,
    points: score.rescuer.points - score.hunter.points,
    toCome: Math.max(Math.max(ROUNDS, round) * 2 - placed, 0),
  };
}

/** The outlook once this card lies at the end of a line. */
export function after(outlook: Outlook, line: LineName, card: Card): Outlook {
  const { distance, points, cover } = factsOf(card);
  const sign = line === 'rescuer' ? 1 : -1;
  return {
    cover: outlook.cover - (cover ? 1 : 0),
    gap: outlook.gap + sign * distance,
    points: outlook.points + sign * points,
    toCome: Math.max(outlook.toCome - 1, 0),
  };
}

/** A rough guess at how likely the rescuers are to win from here: hidden, ahead, and then on points. */
export function rescuersChance({ cover, gap, points, toCome }: Outlook): number {
  // In the middle of a round the hunters' card is still to come.
  const owed = toCome % 2;
  const lead = gap - owed * MEAN.distance;
  if (cover <= 0 || (owed === 0 && lead <= 0)) return 0;
  const rounds = (toCome - owed) / 2;
  const staysAhead = logistic((lead - GAP_LOST_A_ROUND * rounds + GAP_TO_SPARE) / GAP_SPREAD);
  const scoresMore = logistic((points - owed * MEAN.points) / (POINTS_SPREAD * Math.sqrt(toCome + 0.2)));
  return fewerThan(cover, toCome) * (rounds + owed > 0 ? staysAhead : 1) * scoresMore;
}

/** How likely fewer than `limit` of the coming cards are to cost cover. */
function fewerThan(limit: number, toCome: number): number {
  let exactly = (1 - COVER_RISK) ** toCome;
  let sum = 0;
  for (let lost = 0; lost < limit && lost <= toCome; lost++) {
    sum += exactly;
    exactly *= ((toCome - lost) / (lost + 1)) * (COVER_RISK / (1 - COVER_RISK));
  }
  return Math.min(sum, 1);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

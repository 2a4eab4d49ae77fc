import { type Card, factsOf } from './cards.ts';
import { type LineName, ROUNDS } from './state.ts';
import type { View } from './view.ts';

/** What the rescuers' hopes hang on, apart from who is who. */
export interface Outlook {
  readonly cover: number;
  /** How far the rescuers are ahead, and by how many points. */
  readonly gap: number;
  readonly points: number;
  /** Cards still to be placed before the points are counted. */
  readonly toCome: number;
}

// Measured in self-play: how often a placed card costs cover, and how widely the two races spread.
const COVER_RISK = 0.4;
const GAP_DRIFT = 0.35;
const GAP_SPREAD = 1.5;
const POINTS_SPREAD = 1.15;

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
  if (cover <= 0) return 0;
  const staysHidden = fewerThan(cover, toCome);
  const rounds = toCome / 2;
  // The check comes after both cards of a round, so a gap about to be closed still counts for something.
  const staysAhead = logistic((gap + GAP_DRIFT * rounds - 0.5) / (GAP_SPREAD * Math.sqrt(rounds + 0.5)));
  const scoresMore = logistic(points / (POINTS_SPREAD * Math.sqrt(toCome + 0.2)));
  return staysHidden * staysAhead * scoresMore;
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

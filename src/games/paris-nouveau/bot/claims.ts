import { type BotTurn, type Claim, type Seat, at, happens, seatsOf } from '../../../engine/index.ts';
import { type Card, type Icons, factsOf } from '../data/cards.ts';
import { type Mix, type ParsedClaim, type Remark, makeClaim } from '../data/claims.ts';
import type { Action } from '../state.ts';
import { hunterOdds } from './trust.ts';
import type { View } from '../view.ts';

type Turn = BotTurn<View, Action>;

const SILENT = 0.45;
/** Opinions come at every vote, so they are kept rarer than talk of cards. */
const RESERVED = 0.8;
/** How often a hunter passes off a bad card as a good one. Rescuers want the Leader to know. */
const LIE = 0.65;
/** How far from even the odds must be before a bot has an opinion of somebody. */
const SURE = 0.2;

/** [PN-7] Bots talk as people do: of cards they laid, placed or saw, and of each other; true or not. */
export function claimAbout(turn: Turn, action: Action): Claim | undefined {
  const claim = whatToSay(turn, action);
  return claim && makeClaim(claim);
}

function whatToSay(turn: Turn, action: Action): ParsedClaim | undefined {
  const { rng } = turn;
  if (action.type === 'place') return happens(rng, SILENT) ? undefined : excuse(turn, action.card);
  if (action.type === 'commit') return happens(rng, RESERVED) ? undefined : (aboutSpotted(turn) ?? opinion(turn));
  if (action.type !== 'submit' && action.type !== 'pass') return undefined;
  if (happens(rng, SILENT)) return undefined;
  const spotted = aboutSpotted(turn);
  return action.type === 'submit' && (!spotted || happens(rng, 0.5)) ? aboutLaid(turn, action.card) : spotted;
}

function aboutLaid({ view, rng }: Turn, card: Card): ParsedClaim {
  const { distance, life, cover } = factsOf(card);
  const inNumbers = happens(rng, 0.5);
  if (isHunter(view) && isCostly(card) && happens(rng, LIE)) {
    if (!inNumbers) return { about: 'remark', remark: rng.pick(['goes-far', 'clean'] as const) };
    return { about: 'submitted', distance: Math.max(distance, 3 + rng.int(3)), life: false, cover: false };
  }
  return inNumbers ? { about: 'submitted', distance, life, cover } : { about: 'remark', remark: truthAbout(card) };
}

/** For a card that hurts: there was no better one, whether or not that is so. */
function excuse({ view, rng }: Turn, card: Card): ParsedClaim | undefined {
  const { phase } = view;
  if (!isCostly(card)) return undefined;
  if (happens(rng, 0.5)) return { about: 'remark', remark: 'nothing-better' };
  const cards = (phase.name === 'rescue' && phase.pile) || (phase.name === 'hunt' && phase.drawn) || [card];
  const about = phase.name === 'hunt' ? 'drawn' : 'pile';
  return { about, cards: isHunter(view) && happens(rng, LIE) ? 'costly' : mixOf(cards) };
}

/** The Spotter's news, while it is news. */
function aboutSpotted({ view, rng }: Turn): ParsedClaim | undefined {
  const latest = view.own?.learnt.at(-1);
  const [card] = latest?.cards ?? [];
  if (latest?.what !== 'spotted' || card === undefined || latest.round < view.round - 1) return undefined;
  const { life, cover }: Icons = factsOf(card);
  const lies = isHunter(view) && happens(rng, LIE);
  return { about: 'spotted', of: latest.of, life: life && !lies, cover: lies ? !cover && !life : cover };
}

/** Everybody speaks well of those they take for their own side, so a hunter's praise is worth little. */
function opinion({ view, seat, rng }: Turn): ParsedClaim | undefined {
  const odds = hunterOdds(view, seat);
  const lean = (other: Seat): number => (isHunter(view) ? at(odds, other) - 0.5 : 0.5 - at(odds, other));
  const known = seatsOf(odds.length).filter(other => other !== seat && Math.abs(lean(other)) > SURE);
  if (known.length === 0) return undefined;
  const one = rng.pick(known);
  return { about: lean(one) > 0 ? 'trust' : 'suspect', seat: one };
}

const isHunter = ({ own }: View): boolean => own?.team === 'hunter';

const isCostly = (card: Card): boolean => factsOf(card).life || factsOf(card).cover;

function mixOf(cards: readonly Card[]): Mix {
  if (cards.every(isCostly)) return 'costly';
  return cards.some(isCostly) ? 'mixed' : 'clean';
}

function truthAbout(card: Card): Remark {
  const { distance, life, cover } = factsOf(card);
  if (life && cover) return 'leave-mine';
  if (cover) return 'costs-cover';
  if (life) return 'costs-life';
  return distance >= 4 ? 'goes-far' : 'clean';
}

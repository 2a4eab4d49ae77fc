import { type Claim, type Seat, seatsOf } from '../../../engine/index.ts';
import { DISTANCES, ICON, type Icons } from './cards.ts';
import { meta } from '../meta.ts';

/** What one may say of a card without giving numbers. */
export const REMARKS = ['goes-far', 'clean', 'costs-cover', 'costs-life', 'leave-mine', 'nothing-better'] as const;
export type Remark = (typeof REMARKS)[number];

/** Several cards in a word: a costly one bears an icon, a clean one does not. */
export const MIXES = ['clean', 'mixed', 'costly'] as const;
export type Mix = (typeof MIXES)[number];

/** Something a player may say. Nobody has to mean it. [PN-7] */
export type ParsedClaim =
  | { readonly about: 'remark'; readonly remark: Remark }
  | ({ readonly about: 'submitted'; readonly distance: number } & Icons)
  /** Another's card, as the Spotter says it looked. */
  | ({ readonly about: 'spotted'; readonly of: Seat } & Icons)
  /** What the Leader or the TEC says there was to choose from. */
  | { readonly about: 'pile' | 'drawn'; readonly cards: Mix }
  | ({ readonly about: 'dropped' } & Icons)
  | { readonly about: 'trust' | 'suspect'; readonly seat: Seat };

/** Null for what is not a claim of this game. The largest table is meant: whoever shows it knows who is there. */
export const parseClaim = (text: Claim): ParsedClaim | null => BY_CODE.get(text) ?? null;

export function makeClaim(claim: ParsedClaim): Claim {
  switch (claim.about) {
    case 'remark':
      return claim.remark;
    case 'submitted':
      return code(`submitted:${claim.distance}`, claim);
    case 'spotted':
      return code(`spotted:${claim.of}`, claim);
    case 'dropped':
      return code('dropped', claim);
    case 'pile':
    case 'drawn':
      return `${claim.about}:${claim.cards}`;
    case 'trust':
    case 'suspect':
      return `${claim.about}:${claim.seat}`;
  }
}

const code = (card: string, { life, cover }: Icons): Claim => `${card}${life ? ':life' : ''}${cover ? ':cover' : ''}`;

const SEATS = seatsOf(meta.seats.max);
const ICONS: readonly Icons[] = ICON.flatMap(life => ICON.map(cover => ({ life, cover })));

/** So few that all are written out: what is not among them cannot be said. */
export const CLAIMS: readonly ParsedClaim[] = [
  ...REMARKS.map(remark => ({ about: 'remark', remark }) as const),
  ...DISTANCES.flatMap(distance => ICONS.map(icons => ({ about: 'submitted', distance, ...icons }) as const)),
  ...SEATS.flatMap(of => ICONS.map(icons => ({ about: 'spotted', of, ...icons }) as const)),
  ...(['pile', 'drawn'] as const).flatMap(about => MIXES.map(cards => ({ about, cards }))),
  ...ICONS.map(icons => ({ about: 'dropped', ...icons }) as const),
  ...SEATS.flatMap(seat => (['trust', 'suspect'] as const).map(about => ({ about, seat }))),
];

const BY_CODE: ReadonlyMap<Claim, ParsedClaim> = new Map(CLAIMS.map(claim => [makeClaim(claim), claim]));

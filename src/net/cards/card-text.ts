import { fromBase64url, toBase64url } from '../base64url.ts';
import { type Card, type CardRefusal, LONGEST_CARD, type ParsedCard, encodeCard, parseCard } from './card.ts';

/** The part of the app's address that a card stands behind, so that any camera opens the app with it. */
export const CARD_ROUTE = '#/c/';

const LONGEST_TEXT = Math.ceil((LONGEST_CARD * 4) / 3);
/** No card is shorter: head, fingerprint, credentials, one address, checksum. */
const SHORTEST_TEXT = 96;
const LONGEST_PASTE = 4_000;

export const cardText = (card: Card): string => toBase64url(encodeCard(card));
export const cardLink = (base: string, text: string): string => `${base}${CARD_ROUTE}${text}`;

export type FoundCard = ParsedCard | { readonly ok: false; readonly why: CardRefusal | 'not-a-code' };

/**
 * Finds a card in what a camera saw or somebody pasted: a link, the bare code, or either with words around it. Chats
 * break long words over lines, so spaces within a code that stands alone are no harm.
 */
export function findCard(pasted: string): FoundCard {
  if (pasted.length > LONGEST_PASTE) return { ok: false, why: 'not-a-code' };
  const linked = pasted.split(CARD_ROUTE)[1]?.split(/[^\w-]/)[0];
  if (linked !== undefined) return read(linked);
  const words = pasted.split(/[^\w-]+/).filter(word => word.length >= SHORTEST_TEXT && word.length <= LONGEST_TEXT);
  const found = [...words, pasted.replaceAll(/\s/g, '')].map(read);
  return found.find(({ ok }) => ok) ?? found.find(one => !one.ok && one.why !== 'not-a-code') ?? NOTHING;
}

const NOTHING: FoundCard = { ok: false, why: 'not-a-code' };

function read(text: string): FoundCard {
  if (!/^[\w-]+$/.test(text) || text.length < SHORTEST_TEXT / 2 || text.length > LONGEST_TEXT) return NOTHING;
  const bytes = fromBase64url(text);
  return bytes ? parseCard(bytes) : { ok: false, why: 'damaged' };
}

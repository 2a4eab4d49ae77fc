const LONGEST_SHOWN_NAME = 20;
const LONGEST_CHAT = 280;

/** Characters that draw nothing, or turn the writing of everything after them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** In chat, joiners stay: they hold some scripts and some pictures together. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function tidy(text: string, unwanted: RegExp, longest: number): string {
  // Two ways to write one letter look the same, so only one is kept.
  return cutShort(text.normalize('NFC').replaceAll(unwanted, ' ').replaceAll(/\s+/g, ' ').trim(), longest);
}

/** The cut may go through the middle of a character, and then takes all of it. */
const cutShort = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trim();

export const cleanName = (name: string): string => tidy(name, INVISIBLE, LONGEST_SHOWN_NAME);

export const cleanChat = (text: string): string => tidy(text, HARMFUL, LONGEST_CHAT);

/** A name that nobody else has, so that everybody knows who is meant. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const others = new Set(taken.map(name => name.toLowerCase()));
  for (let count = 1; ; count++) {
    const mark = count === 1 ? '' : ` ${count}`;
    const name = cutShort(wanted, LONGEST_SHOWN_NAME - mark.length) + mark;
    if (!others.has(name.toLowerCase())) return name;
  }
}

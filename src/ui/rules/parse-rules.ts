export interface Rule {
  readonly id: string;
  readonly text: string;
  /** A ruling or datum of ours, where the rulebook is silent. */
  readonly ours: boolean;
}

export interface Chapter {
  readonly heading: string;
  /** Text that belongs to the chapter and to no rule. */
  readonly intro: readonly string[];
  readonly rules: readonly Rule[];
}

const HEADING = /^##\s+(.+)$/;
const RULE = /^-\s+\[([\w.-]+)\]\s+(.+)$/;
const OURS = '(ours) ';

/** RULES.md as chapters: `## heading`, then `- [PN-8] text`; `(ours) ` before the text marks a ruling of ours. */
export function parseRules(markdown: string): readonly Chapter[] {
  const chapters: { heading: string; intro: string[]; rules: Rule[] }[] = [];
  let openRule: { id: string; text: string } | undefined;

  const closeRule = (): void => {
    const chapter = chapters.at(-1);
    if (openRule && chapter) chapter.rules.push(ruleOf(openRule.id, openRule.text));
    openRule = undefined;
  };

  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1];
    const rule = RULE.exec(line);
    if (heading !== undefined) {
      closeRule();
      chapters.push({ heading: plain(heading), intro: [], rules: [] });
    } else if (rule) {
      closeRule();
      openRule = { id: rule[1] ?? '', text: rule[2] ?? '' };
    } else if (line.trim() === '' || line.startsWith('#')) {
      closeRule();
    } else if (openRule) {
      openRule.text += ` ${line.trim()}`;
    } else {
      chapters.at(-1)?.intro.push(plain(line.trim().replace(/^-\s+/, '')));
    }
  }
  closeRule();
  return chapters.filter(({ intro, rules }) => intro.length + rules.length > 0);
}

/** The chapters with only the rules that hold every word of the query, in their text or as their number. */
export function searchRules(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = folded(query)
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return chapters;
  return chapters
    .map(({ heading, rules }) => ({
      heading,
      intro: [],
      rules: rules.filter(rule => matches(rule, heading, words)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function matches({ id, text }: Rule, heading: string, words: readonly string[]): boolean {
  const idText = folded(id);
  const haystack = folded(`${heading} ${text}`);
  return words.every(word => idText === word || idText.endsWith(`-${word}`) || haystack.includes(word));
}

function ruleOf(id: string, text: string): Rule {
  const ours = text.startsWith(OURS);
  return { id, text: plain(ours ? text.slice(OURS.length) : text), ours };
}

/** Shown as text, so the marks of emphasis go. */
const plain = (text: string): string => text.replaceAll(/\*\*|`/g, '').trim();

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

import './rules.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RULES } from '../words.ts';
import { type Chapter, type Rule, parseRules, searchRules } from './parse-rules.ts';

interface RuleBookProps {
  /** RULES.md of the game. */
  readonly text: string;
  /** The rule to show first. */
  readonly rule: string | null;
}

/** Every rule by its number, found by word or number; our own rulings are marked as ours. */
export function RuleBook({ text, rule }: RuleBookProps): JSX.Element {
  const query = useSignal('');
  const root = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => parseRules(text), [text]);
  const found = searchRules(chapters, query.value);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);

  /** The rule that was asked for and is not shown yet. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    wanted.current = rule;
    if (rule !== null) query.value = '';
  }, [rule]);

  useEffect(() => {
    // A search hides the rule; this runs again when it has been cleared.
    if (wanted.current === null || query.value !== '') return;
    const target = root.current?.querySelector(`[data-rule="${CSS.escape(wanted.current)}"]`);
    wanted.current = null;
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  }, [rule, query.value]);

  return (
    <div class="rule-book" ref={root}>
      <label class="rule-search">
        <span class="visually-hidden">{RULES.search}</span>
        <input
          type="search"
          placeholder={RULES.search}
          value={query}
          onInput={event => {
            query.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class={query.value.trim() === '' ? 'visually-hidden' : 'soft'} aria-live="polite">
        {query.value.trim() === '' ? '' : RULES.found(count)}
      </p>
      {found.map(chapter => (
        <ChapterPart key={chapter.heading} chapter={chapter} shown={rule} />
      ))}
    </div>
  );
}

function ChapterPart({ chapter, shown }: { readonly chapter: Chapter; readonly shown: string | null }): JSX.Element {
  const { heading, intro, rules } = chapter;
  return (
    <section class="rule-chapter">
      <h2>{heading}</h2>
      {intro.map((text, n) => (
        <p key={n}>{text}</p>
      ))}
      <ul class="rule-list">
        {rules.map(rule => (
          <RuleItem key={rule.id} rule={rule} shown={rule.id === shown} />
        ))}
      </ul>
    </section>
  );
}

function RuleItem({ rule, shown }: { readonly rule: Rule; readonly shown: boolean }): JSX.Element {
  const { id, text, ours } = rule;
  return (
    <li class="rule" data-rule={id} data-shown={shown} tabIndex={-1}>
      <span class="rule-id">{id}</span>
      <span class="rule-text">
        {text}
        {ours && <span class="rule-ours">{RULES.ours}</span>}
      </span>
    </li>
  );
}

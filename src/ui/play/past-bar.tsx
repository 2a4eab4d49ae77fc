import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { PLAY } from '../words.ts';

interface PastBarProps {
  readonly seq: number;
  readonly last: number;
  readonly onLook: (seq: number | null) => void;
}

/** Stepping through what was. Left and right step, Escape comes back. */
export function PastBar({ seq, last, onLook }: PastBarProps): JSX.Element {
  const latest = useRef({ seq, onLook });
  latest.current = { seq, onLook };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      if (event.target instanceof HTMLInputElement) return;
      const { seq: now, onLook: look } = latest.current;
      if (event.key === 'ArrowLeft') look(now - 1);
      else if (event.key === 'ArrowRight') look(now + 1);
      else if (event.key === 'Escape') look(null);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section class="past-bar" aria-label={PLAY.pastLabel}>
      <IconButton label={PLAY.toDeal} disabled={seq === 0} onClick={() => onLook(0)}>
        <Glyph name="first" />
      </IconButton>
      <IconButton label={PLAY.stepBack} disabled={seq === 0} onClick={() => onLook(seq - 1)}>
        <Glyph name="back" />
      </IconButton>
      <output class="past-where">{PLAY.earlier(seq, last)}</output>
      <IconButton label={PLAY.stepOn} onClick={() => onLook(seq + 1)}>
        <Glyph name="next" />
      </IconButton>
      <Button kind="primary" onClick={() => onLook(null)}>
        {PLAY.backToNow}
      </Button>
    </section>
  );
}

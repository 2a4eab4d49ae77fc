import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { toast } from '../components/toasts.tsx';
import { attempt } from '../loading-failure.ts';
import { go } from '../router.ts';
import type { MatchShelf } from '../services.ts';
import { HOME, IMPORT_PROBLEMS } from '../words.ts';

// A long match is some hundred kilobytes; reading a film into memory would only freeze the phone.
const LARGEST_FILE = 10_000_000;

/** Takes a saved match back in, from a file picked or dropped anywhere on the page. */
export function ImportButton({ shelf }: { readonly shelf: MatchShelf }): JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  const dragging = useSignal(false);

  async function take(file: File | null | undefined): Promise<void> {
    if (!file) return;
    const done =
      file.size > LARGEST_FILE
        ? ({ ok: false, problem: 'too-large' } as const)
        : await attempt(async () => shelf.importFile(await file.text()));
    if (done === undefined) return;
    if (!done.ok) {
      toast({ text: IMPORT_PROBLEMS[done.problem], tone: 'problem' });
      return;
    }
    const open = (): void => go({ name: 'match', id: done.value });
    toast({ text: HOME.imported, action: { label: HOME.openIt, run: open } });
  }

  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      dragging.value = true;
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) dragging.value = false;
    };
    const onDrop = (event: DragEvent): void => {
      event.preventDefault();
      dragging.value = false;
      void take(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  return (
    <>
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={event => {
          const input = event.currentTarget;
          void take(input.files?.[0]);
          // The same file may be picked again.
          input.value = '';
        }}
      />
      <Button icon={<Glyph name="upload" size={1.25} />} onClick={() => picker.current?.click()}>
        {HOME.importFile}
      </Button>
      {dragging.value && <div class="drop-veil">{HOME.dropHere}</div>}
    </>
  );
}

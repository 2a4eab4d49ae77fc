import type { JSX } from 'preact';
import { PasteField } from '../components/paste-field.tsx';
import { CODE } from './words.ts';

interface PasteCodeProps {
  /** Resolves when it has been read, whatever came of it. */
  readonly onPaste: (text: string) => Promise<unknown>;
}

/** The code of somebody in the same room. What is wrong with one that was read is said elsewhere. */
export function PasteCode({ onPaste }: PasteCodeProps): JSX.Element {
  const read = async (text: string): Promise<string | null> => {
    if (text.trim() === '') return CODE.pasteEmpty;
    await onPaste(text);
    return null;
  };
  return <PasteField label={CODE.paste} read={CODE.read} reading={CODE.reading} onPaste={read} />;
}

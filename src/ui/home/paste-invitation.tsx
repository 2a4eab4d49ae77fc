import type { JSX } from 'preact';
import { PasteField } from '../components/paste-field.tsx';
import { findInvitation } from '../join-address.ts';
import { REJOIN } from '../rejoin-words.ts';
import { go } from '../router.ts';

/** A join link or its code, pasted: links opened from a chat may land in another browser than the installed app. */
export const PasteInvitation = (): JSX.Element => (
  <PasteField label={REJOIN.paste} inputMode="url" read={REJOIN.go} onPaste={follow} />
);

function follow(text: string): string | null {
  const address = findInvitation(text);
  // The link of a code that was meant for scanning.
  const code = /#\/c\/([\w-]{1,200})/.exec(text)?.[1];
  if (address) go({ name: 'join', address });
  else if (code !== undefined) go({ name: 'code', code });
  else return REJOIN.notOne;
  return null;
}

import type { JSX } from 'preact';
import { Glyph } from '../components/glyph.tsx';
import { HERE } from '../lobby-words.ts';
import { formatRoute } from '../router.ts';

/** One of the phones at the table has to be scanned again. */
export function ComeBack({ room }: { readonly room: string }): JSX.Element {
  return (
    <a class="button" data-kind="primary" href={formatRoute({ name: 'scan', room })}>
      <Glyph name="scan" size={1.25} />
      {HERE.comeBack}
    </a>
  );
}

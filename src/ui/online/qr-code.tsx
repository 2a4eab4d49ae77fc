import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isLoadFailure } from '../loading-failure.ts';
import { INVITE } from '../lobby-words.ts';

/** Readers want four empty modules around the code. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  /** Less of it makes larger modules, which is what a camera before a bright screen needs most. */
  readonly ecc?: 'low' | 'medium';
  readonly label?: string;
}

/** A link as a square code, dark on light whatever the theme. The drawing is fetched when it is first shown. */
export function QrCode({ text, ecc = 'medium', label = INVITE.qr }: QrCodeProps): JSX.Element {
  const modules = useSignal<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<void> => {
      const { encodeQR } = await import('qr');
      if (wanted) modules.value = encodeQR(text, 'raw', { ecc, border: QUIET });
    };
    draw().catch((error: unknown) => {
      // Without the code there is still the link.
      if (!isLoadFailure(error)) reportError(error);
    });
    return () => {
      wanted = false;
    };
  }, [text]);

  return <QrDrawing modules={modules.value ?? []} label={label} />;
}

interface QrDrawingProps {
  readonly modules: readonly (readonly boolean[])[];
  readonly label?: string;
}

export function QrDrawing({ modules, label = INVITE.qr }: QrDrawingProps): JSX.Element {
  const size = modules.length;
  return (
    <figure class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" aria-hidden="true">
        <rect width={size} height={size} fill="#fff" />
        <path d={modules.map(rowPath).join('')} fill="#14110e" />
      </svg>
      <figcaption class="visually-hidden">{label}</figcaption>
    </figure>
  );
}

/** One stroke for each run of dark modules, so that neighbours leave no hairline between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x++;
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
  }
  return path;
}

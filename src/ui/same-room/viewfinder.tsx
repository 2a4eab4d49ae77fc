import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { isLoadFailure } from '../loading-failure.ts';
import type { Camera, CameraState, NoCamera } from './camera.ts';
import { loadDecoder } from './decoder.ts';
import { watchForCodes } from './watch-for-codes.ts';
import { CAMERA, NO_CAMERA } from './words.ts';

interface ViewfinderProps {
  readonly camera: Camera;
  /** Told of every code once; the next look waits until it has been dealt with. */
  readonly onText: (text: string) => Promise<void>;
}

/** What the camera sees, and what it reads in it; or why there is nothing to see. */
export function Viewfinder({ camera, onText }: ViewfinderProps): JSX.Element {
  const now = camera.state.value;
  switch (now.is) {
    case 'running':
      return <Picture camera={camera} now={now} onText={onText} />;
    case 'asking':
      return (
        <div class="viewfinder viewfinder-words" aria-live="polite">
          <p>
            <strong>{CAMERA.asking}</strong>
          </p>
          <p>{CAMERA.askingLine}</p>
          <Button kind="quiet" onClick={() => camera.stop()}>
            {CAMERA.without}
          </Button>
        </div>
      );
    case 'off':
      return (
        <div class="viewfinder viewfinder-words">
          <p>{CAMERA.off}</p>
          <Button onClick={() => void camera.start()}>{CAMERA.start}</Button>
        </div>
      );
    case 'refused':
    case 'none':
    case 'in-use':
    case 'insecure':
      return <Blind why={now.is} onRetry={() => void camera.start()} />;
  }
}

/** Where a camera may come back, one can ask for it again. */
const MAY_RETURN: ReadonlySet<NoCamera> = new Set(['refused', 'in-use']);

function Blind({ why, onRetry }: { readonly why: NoCamera; readonly onRetry: () => void }): JSX.Element {
  const { title, text, ways } = NO_CAMERA[why];
  return (
    <div class="viewfinder-words" data-blind={why} aria-live="polite">
      <p>
        <strong>{title}.</strong> {text}
      </p>
      {ways.length > 0 && (
        <details>
          <summary>{CAMERA.how}</summary>
          <ul>
            {ways.map(way => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </details>
      )}
      {MAY_RETURN.has(why) && <Button onClick={onRetry}>{CAMERA.again}</Button>}
    </div>
  );
}

interface PictureProps extends ViewfinderProps {
  readonly now: Extract<CameraState, { is: 'running' }>;
}

function Picture({ camera, now, onText }: PictureProps): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const awake = useSignal(false);
  const unreadable = useSignal(false);
  const told = useRef(onText);
  told.current = onText;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = now.stream;
    // Some phones do not begin by themselves; those that do may say so by refusing.
    element.play().catch(() => undefined);
    let stop: (() => void) | undefined;
    let wanted = true;
    const begin = async (): Promise<void> => {
      const decode = await loadDecoder();
      if (wanted) stop = watchForCodes(element, decode, text => told.current(text));
    };
    begin().catch((error: unknown) => {
      if (!isLoadFailure(error)) reportError(error);
      unreadable.value = true;
    });
    return () => {
      wanted = false;
      stop?.();
      element.srcObject = null;
    };
  }, [now.stream]);

  return (
    <div class="viewfinder" data-facing={now.facing}>
      <video
        ref={video}
        autoplay
        muted
        playsInline
        aria-label={CAMERA.label}
        onPlaying={() => {
          awake.value = true;
        }}
      />
      <span class="viewfinder-frame" aria-hidden="true" />
      {!awake.value && <p class="viewfinder-note">{CAMERA.starting}</p>}
      {unreadable.value && (
        <p class="viewfinder-note" role="alert">
          {CAMERA.noReader}
        </p>
      )}
      <div class="viewfinder-buttons">
        {now.torch !== null && (
          <IconButton
            label={CAMERA.light}
            aria-pressed={now.torch}
            onClick={() => void camera.light(now.torch !== true)}
          >
            <Glyph name="torch" />
          </IconButton>
        )}
        {now.canTurn && (
          <IconButton label={CAMERA.turn} onClick={() => void camera.turn()}>
            <Glyph name="again" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

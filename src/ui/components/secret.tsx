import { type ComponentChildren, type JSX, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Glyph } from './glyph.tsx';
import { SECRETS } from '../words.ts';

/** How the table around a board opens and closes the holder's secrets. The board only shows what `revealed` allows. */
export interface Secrecy {
  readonly revealed: boolean;
  /** False when nobody on this device has secrets to look at now: no control is drawn. */
  readonly available: boolean;
  /** Open whatever happens on screen: playing alone. No control is needed. */
  readonly alwaysOpen: boolean;
  readonly kept: boolean;
  readonly hold: () => void;
  readonly release: () => void;
  readonly keep: (open: boolean) => void;
}

const CLOSED: Secrecy = {
  revealed: false,
  available: false,
  alwaysOpen: false,
  kept: false,
  hold() {},
  release() {},
  keep() {},
};

export const SecrecyContext = createContext<Secrecy>(CLOSED);
export const useSecrecy = (): Secrecy => useContext(SecrecyContext);

interface SecretProps {
  /** What stands in its place while it is hidden. It must be the same whatever the secret is. */
  readonly back: ComponentChildren;
  /** Called only while revealed, so that what is hidden is not in the page. */
  readonly children: () => ComponentChildren;
}

/** A piece only its holder may see. */
export function Secret({ back, children }: SecretProps): JSX.Element {
  return <>{useSecrecy().revealed ? children() : back}</>;
}

interface HoldToRevealProps {
  /** What is seen while held, for example "your hand". */
  readonly what?: string;
}

/**
 * The control that turns the holder's secrets up: while held, or until done. Place it once, in the hand zone.
 * It draws nothing where there is nothing to reveal.
 */
export function HoldToReveal({ what = 'your secrets' }: HoldToRevealProps): JSX.Element | null {
  const { available, alwaysOpen, revealed, kept, hold, release, keep } = useSecrecy();
  if (!available || alwaysOpen) return null;
  const isHoldKey = (key: string): boolean => key === ' ' || key === 'Enter';

  return (
    <fieldset class="hold">
      <legend class="visually-hidden">{SECRETS.lookAt(what)}</legend>
      <button
        type="button"
        class="hold-button"
        data-open={revealed}
        aria-pressed={revealed}
        onPointerDown={event => {
          // Keeps the release ours even when the finger slides off.
          event.currentTarget.setPointerCapture(event.pointerId);
          hold();
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onKeyDown={event => {
          if (!isHoldKey(event.key)) return;
          event.preventDefault();
          if (!event.repeat) hold();
        }}
        onKeyUp={event => {
          if (isHoldKey(event.key)) release();
        }}
        onBlur={release}
        onContextMenu={event => event.preventDefault()}
      >
        <Glyph name={revealed ? 'eye' : 'eye-shut'} />
        <span>{kept ? SECRETS.open : revealed ? SECRETS.letGo : SECRETS.hold(what)}</span>
      </button>
      <button type="button" class="hold-keep" aria-pressed={kept} onClick={() => keep(!kept)}>
        <Glyph name={kept ? 'eye-shut' : 'pin'} size={1.25} />
        <span>{kept ? SECRETS.hide : SECRETS.keep}</span>
      </button>
    </fieldset>
  );
}

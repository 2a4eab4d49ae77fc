import { type ReadonlySignal, signal } from '@preact/signals';

/** Away from whoever holds the phone, or towards them: two phones face to face read each other at once. */
export type Facing = 'rear' | 'front';

export type NoCamera =
  /** Somebody said no, now or once for all. */
  | 'refused'
  | 'none'
  /** Another app, or another tab, holds it; or it was unplugged. */
  | 'in-use'
  /** Browsers open no camera for a page that came over plain http. */
  | 'insecure';

export type CameraState =
  | { readonly is: 'off' }
  | { readonly is: 'asking' }
  | {
      readonly is: 'running';
      readonly stream: MediaStream;
      readonly facing: Facing;
      readonly canTurn: boolean;
      /** Null where there is no light beside the lens. */
      readonly torch: boolean | null;
    }
  | { readonly is: NoCamera };

/** Whoever is without a camera is shown the other way first. */
export const maySee = ({ is }: CameraState): boolean => is === 'running' || is === 'asking';

export interface Camera {
  readonly state: ReadonlySignal<CameraState>;
  /** Resolves when the question has been answered, whatever the answer, or is no longer asked. */
  start(): Promise<void>;
  stop(): void;
  /** Looks the other way. */
  turn(): Promise<void>;
  light(on: boolean): Promise<void>;
}

export type Media = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/** A camera is opened through what the browser hands out, or null where it hands out nothing. */
export function openCamera(media: Media | null, isSecure: boolean): Camera {
  const state = signal<CameraState>({ is: 'off' });
  let facing: Facing = 'rear';
  let asking: Promise<void> | null = null;
  let answered = (): void => undefined;
  // What was asked before the last stop is not wanted any more when it comes.
  let round = 0;

  async function ask(mine: number): Promise<void> {
    state.value = { is: 'asking' };
    const next = media ? await begin(media, facing) : ({ is: isSecure ? 'none' : 'insecure' } as const);
    if (mine !== round) {
      if (next.is === 'running') release(next.stream);
      return;
    }
    asking = null;
    state.value = next;
    answered();
    if (next.is !== 'running') return;
    facing = next.facing;
    for (const track of next.stream.getVideoTracks()) {
      track.addEventListener('ended', () => {
        if (mine !== round) return;
        stop();
        state.value = { is: 'in-use' };
      });
    }
  }

  function stop(): void {
    round++;
    asking = null;
    answered();
    const now = state.peek();
    if (now.is === 'running') release(now.stream);
    if (now.is === 'running' || now.is === 'asking') state.value = { is: 'off' };
  }

  function start(): Promise<void> {
    if (state.peek().is === 'running') return Promise.resolve();
    asking ??= new Promise(resolve => {
      answered = resolve;
      void ask(++round);
    });
    return asking;
  }

  return {
    state,
    start,
    stop,
    turn() {
      facing = facing === 'rear' ? 'front' : 'rear';
      // Most phones open one lens at a time.
      stop();
      return start();
    },
    async light(on) {
      const now = state.peek();
      if (now.is !== 'running') return;
      const [track] = now.stream.getVideoTracks();
      try {
        await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      } catch {
        // The light is a kindness; without it one still sees what one sees.
        return;
      }
      if (state.peek() === now) state.value = { ...now, torch: on };
    },
  };
}

async function begin(media: Media, facing: Facing): Promise<CameraState> {
  try {
    const stream = await media.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: facing === 'rear' ? 'environment' : 'user' },
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
    });
    const [track] = stream.getVideoTracks();
    const looks = track?.getSettings().facingMode;
    return {
      is: 'running',
      stream,
      facing: looks === 'user' ? 'front' : looks === 'environment' ? 'rear' : facing,
      canTurn: await hasSeveral(media),
      torch: track && hasTorch(track) ? false : null,
    };
  } catch (error) {
    return { is: reasonOf(error) };
  }
}

async function hasSeveral(media: Media): Promise<boolean> {
  try {
    return (await media.enumerateDevices()).filter(({ kind }) => kind === 'videoinput').length > 1;
  } catch {
    return false;
  }
}

/** Not every browser can say what a camera can do, and the light is in no standard list yet. */
function hasTorch(track: MediaStreamTrack): boolean {
  const can: MediaTrackCapabilities & { readonly torch?: unknown } = track.getCapabilities?.() ?? {};
  return can.torch === true || (Array.isArray(can.torch) && can.torch.includes(true));
}

function reasonOf(error: unknown): NoCamera {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    default:
      return 'in-use';
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

import { expect, test } from 'vitest';
import { type Camera, type Media, openCamera } from '../../../src/ui/same-room/camera.ts';

interface Lens {
  readonly media: Media;
  /** What was asked for, in order. */
  readonly asked: string[];
  readonly running: () => number;
  /** Somebody unplugs it. */
  readonly unplug: () => void;
}

interface LensParts {
  readonly refuses?: string;
  readonly cameras?: number;
  readonly torch?: boolean;
}

function lens({ refuses, cameras = 2, torch = false }: LensParts = {}): Lens {
  const asked: string[] = [];
  const tracks: { stopped: boolean; ended: (() => void)[] }[] = [];
  const media = {
    async getUserMedia(wish: MediaStreamConstraints) {
      const { facingMode } = wish.video as { facingMode: { ideal: string } };
      asked.push(facingMode.ideal);
      if (refuses !== undefined) throw Object.assign(new Error(refuses), { name: refuses });
      const track = { stopped: false, ended: [] as (() => void)[] };
      tracks.push(track);
      const fake = {
        stop: () => {
          track.stopped = true;
        },
        getSettings: () => ({ facingMode: facingMode.ideal }),
        getCapabilities: () => (torch ? { torch: true } : {}),
        applyConstraints: async (part: { advanced: unknown }) => void asked.push(JSON.stringify(part.advanced)),
        addEventListener: (_: string, told: () => void) => void track.ended.push(told),
      };
      return { getTracks: () => [fake], getVideoTracks: () => [fake] };
    },
    enumerateDevices: async () => Array.from({ length: cameras }, () => ({ kind: 'videoinput' })),
  } as unknown as Media;
  return {
    media,
    asked,
    running: () => tracks.filter(({ stopped }) => !stopped).length,
    unplug: () => tracks.forEach(({ ended }) => ended.forEach(told => told())),
  };
}

const isOf = (camera: Camera): string => camera.state.value.is;

test('the rear camera comes first, and turning it looks the other way', async () => {
  const { media, asked, running } = lens();
  const camera = openCamera(media, true);
  await camera.start();
  expect(camera.state.value).toMatchObject({ is: 'running', facing: 'rear', canTurn: true, torch: null });
  await camera.turn();
  expect(camera.state.value).toMatchObject({ is: 'running', facing: 'front' });
  expect(asked).toEqual(['environment', 'user']);
  expect(running()).toBe(1);
});

test('where there is one camera only, it cannot be turned', async () => {
  const camera = openCamera(lens({ cameras: 1 }).media, true);
  await camera.start();
  expect(camera.state.value).toMatchObject({ is: 'running', canTurn: false });
});

test('a light that is there can be lit', async () => {
  const { media, asked } = lens({ torch: true });
  const camera = openCamera(media, true);
  await camera.start();
  expect(camera.state.value).toMatchObject({ torch: false });
  await camera.light(true);
  expect(camera.state.value).toMatchObject({ torch: true });
  expect(asked.at(-1)).toBe('[{"torch":true}]');
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
])('%s means: %s', async (name, state) => {
  const camera = openCamera(lens({ refuses: name }).media, true);
  await camera.start();
  expect(isOf(camera)).toBe(state);
});

test.each([
  [false, 'insecure'],
  [true, 'none'],
])('where the browser hands out none (secure: %s), it says so: %s', async (isSecure, state) => {
  const camera = openCamera(null, isSecure);
  await camera.start();
  expect(isOf(camera)).toBe(state);
});

test('stopping lets go of every track, also of one that was still asked for', async () => {
  const { media, running } = lens();
  const camera = openCamera(media, true);
  const asking = camera.start();
  expect(isOf(camera)).toBe('asking');
  camera.stop();
  await asking;
  expect(isOf(camera)).toBe('off');
  await new Promise(resolve => setTimeout(resolve));
  expect(running()).toBe(0);
  await camera.start();
  expect(running()).toBe(1);
  camera.stop();
  expect(running()).toBe(0);
});

test('asking twice asks once', async () => {
  const { media, asked } = lens();
  const camera = openCamera(media, true);
  await Promise.all([camera.start(), camera.start()]);
  await camera.start();
  expect(asked).toEqual(['environment']);
});

test('going on without it answers at once, however long the browser asks', async () => {
  const silent = { getUserMedia: () => new Promise(() => undefined), enumerateDevices: async () => [] };
  const camera = openCamera(silent as unknown as Media, true);
  const asking = camera.start();
  camera.stop();
  await asking;
  expect(isOf(camera)).toBe('off');
});

test('a camera that is taken away says that it is busy', async () => {
  const { media, unplug } = lens();
  const camera = openCamera(media, true);
  await camera.start();
  unplug();
  expect(isOf(camera)).toBe('in-use');
});

import { signal } from '@preact/signals';
import { type JSX, render } from 'preact';
import '../../../src/ui/styles/index.css';
import '../../../src/ui/components/components.css';
import '../../../src/ui/online/people.css';
import '../../../src/ui/same-room/same-room.css';
import { CodeCard } from '../../../src/ui/same-room/code-card.tsx';
import { LetInDialog } from '../../../src/ui/same-room/let-in-dialog.tsx';
import { useCamera } from '../../../src/ui/same-room/use-camera.ts';
import { Viewfinder } from '../../../src/ui/same-room/viewfinder.tsx';
import { ScanScreen } from '../../../src/ui/same-room/visit-screen.tsx';
import type { DoorstepState, ShownCode, VisitState } from '../../../src/ui/same-room.ts';
import type { Services } from '../../../src/ui/services.ts';
import { ROOM, fakeDoorstep, fakeOnline, fakeTable, fakeVisit } from '../../support/fake-online.ts';

/* The screens of a meeting, with nobody behind them: what is read is believed. Which one, `?is=` says. */
const asked = new URLSearchParams(location.search);
const happened: string[] = [];
Object.assign(window, { happened });

const PHRASE = [3, 17, 40, 62] as const;
const codeOf = (text: string): ShownCode => ({ link: text, text, until: Date.now() + 60_000, lasts: 90_000 });
const invitation = `https://play.example.org/exodus-box/#/c/${'Inv-'.repeat(37)}`;
const answer = `https://play.example.org/exodus-box/#/c/${'Ans_'.repeat(37)}`;

const services = (parts: Partial<Services> = {}): Services =>
  ({
    settings: { current: signal({ vibration: true }), change: () => undefined },
    installation: { stayAwake: () => () => undefined },
    ...parts,
  }) as unknown as Services;

function Shower({ text }: { readonly text: string }): JSX.Element {
  return <CodeCard code={codeOf(text)} />;
}

const read = signal<readonly string[]>([]);

function Reader(): JSX.Element {
  const camera = useCamera(true);
  const onText = async (text: string): Promise<void> => {
    read.value = [...read.value, text];
  };
  return (
    <>
      <Viewfinder camera={camera} onText={onText} />
      <ol id="read">
        {read.value.map((text, n) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </>
  );
}

const isOpen = signal(true);

function Host(): JSX.Element {
  const state = signal<DoorstepState>({ is: 'showing', code: codeOf(invitation) });
  const doorstep = {
    ...fakeDoorstep(),
    state,
    async read(text: string) {
      if (text !== answer) return 'not-a-code' as const;
      state.value = { is: 'meeting' };
      setTimeout(() => {
        state.value = { is: 'met', name: 'Ann', phrase: PHRASE };
      }, 300);
      return null;
    },
    close: () => void happened.push('closed'),
  };
  const table = fakeTable({ roster: null });
  const letIn = async (): Promise<typeof doorstep> => {
    happened.push(document.querySelector('dialog') ? 'let in' : 'let in too early');
    return doorstep;
  };
  const onClose = (): void => {
    isOpen.value = false;
  };
  return <>{isOpen.value && <LetInDialog services={services()} table={{ ...table, letIn }} onClose={onClose} />}</>;
}

function Guest(): JSX.Element {
  const state = signal<VisitState>({ is: 'looking' });
  const visit = {
    ...fakeVisit(),
    state,
    async read(text: string) {
      if (text !== invitation) return 'not-a-code' as const;
      state.value = { is: 'showing', code: codeOf(answer) };
      return null;
    },
  };
  const meet = (): void => {
    state.value = { is: 'met', room: ROOM, phrase: PHRASE };
  };
  Object.assign(window, { meet });
  const online = fakeOnline(fakeTable({ roster: null }), { visit: async () => ({ ok: true, value: visit }) });
  return <ScanScreen services={services({ online })} room={null} />;
}

/** Cameras are opened through this, so that the order of things can be told. */
const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async wish => {
  const stream = await open(wish);
  happened.push('camera');
  for (const track of stream.getTracks()) {
    const stop = track.stop.bind(track);
    track.stop = () => {
      happened.push('camera stopped');
      stop();
    };
  }
  return stream;
};

function page(): JSX.Element {
  switch (asked.get('is') ?? '') {
    case 'reader':
      return <Reader />;
    case 'host':
      return <Host />;
    case 'guest':
      return <Guest />;
    default:
      return <Shower text={asked.get('show') ?? ''} />;
  }
}

const app = document.querySelector('#app');
if (app) render(page(), app);

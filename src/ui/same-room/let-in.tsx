import './same-room.css';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import type { OnlineTable } from '../online.ts';
import type { Doorstep, DoorstepState } from '../same-room.ts';
import type { Services } from '../services.ts';
import { type Camera, maySee } from './camera.ts';
import { CheckSigns } from './check-signs.tsx';
import { CodeButtons, CodeCard } from './code-card.tsx';
import { OpeningFailed, Refused, Trouble, UnderWay } from './notice.tsx';
import { PasteCode } from './paste-code.tsx';
import { Stage } from './stage.tsx';
import { useCamera } from './use-camera.ts';
import { useOpening } from '../components/use-opening.ts';
import { type Reading, useReading } from './use-reading.ts';
import { Viewfinder } from './viewfinder.tsx';
import { CODE_REFUSALS, LET_IN, MEETING_TROUBLES } from './words.ts';

export interface LetInProps {
  readonly services: Services;
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** Both directions on one screen: they scan our code, we scan their answer. The camera is asked for first. */
export function LetIn({ services, table, onClose }: LetInProps): JSX.Element {
  const camera = useCamera(true);
  useEffect(() => services.installation.stayAwake(), []);
  const [opening, again] = useOpening(async () => {
    // It un-hides this device's addresses, so no code is made before it has been asked for.
    await camera.start();
    return { ok: true, value: await table.letIn() };
  });
  switch (opening.is) {
    case 'waiting':
      return (
        <Stage name="waiting" status={LET_IN.loading}>
          {camera.state.value.is === 'asking' ? (
            <Viewfinder camera={camera} onText={async () => undefined} />
          ) : (
            <UnderWay title={LET_IN.preparing} line={LET_IN.preparingLine} />
          )}
        </Stage>
      );
    case 'failed':
      return <OpeningFailed problem={opening.problem} onRetry={again} />;
    case 'open':
      return <AtTheDoor services={services} doorstep={opening.it} camera={camera} onClose={onClose} />;
  }
}

interface AtTheDoorProps {
  readonly services: Services;
  readonly doorstep: Doorstep;
  readonly camera: Camera;
  readonly onClose: () => void;
}

export function AtTheDoor({ services, doorstep, camera, onClose }: AtTheDoorProps): JSX.Element {
  const reading = useReading(services.settings, text => doorstep.read(text));
  const now = doorstep.state.value;
  useEagerAddresses(doorstep, camera);
  const renew = (): void => {
    reading.forget();
    doorstep.renew();
  };
  return (
    <Stage name={now.is} status={statusOf(now)}>
      <Moment now={now} camera={camera} reading={reading} onRenew={renew} onClose={onClose} />
    </Stage>
  );
}

/** A code made while the camera was refused hides where this device is. Once it is allowed, a better one is shown. */
function useEagerAddresses(doorstep: Doorstep, camera: Camera): void {
  const hasSeen = useRef(camera.state.peek().is === 'running');
  useSignalEffect(() => {
    if (hasSeen.current || camera.state.value.is !== 'running') return;
    hasSeen.current = true;
    if (doorstep.state.peek().is === 'showing') doorstep.renew();
  });
}

interface MomentProps {
  readonly now: DoorstepState;
  readonly camera: Camera;
  readonly reading: Reading;
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

function Moment({ now, camera, reading, onRenew, onClose }: MomentProps): JSX.Element {
  switch (now.is) {
    case 'preparing':
      return <UnderWay title={LET_IN.preparing} line={LET_IN.preparingLine} />;
    case 'showing': {
      const sees = maySee(camera.state.value);
      const [first, second] = sees ? LET_IN.steps : LET_IN.stepsPaste;
      const ways = [
        <Viewfinder key="sight" camera={camera} onText={reading.read} />,
        <Refused key="refused" saying={reading.refusal && CODE_REFUSALS[reading.refusal]} />,
        <div key="text" class="by-text">
          <PasteCode onPaste={reading.read} />
          <CodeButtons key={now.code.text} code={now.code} />
        </div>,
      ];
      return (
        <div class="let-in">
          <div class="let-in-half">
            <h3 class="step">
              <span aria-hidden="true">1</span> {first}
            </h3>
            <CodeCard code={now.code} />
          </div>
          <div class="let-in-half">
            <h3 class="step">
              <span aria-hidden="true">2</span> {second}
            </h3>
            {sees ? ways : ways.toReversed()}
            <p class="soft">{LET_IN.how}</p>
          </div>
        </div>
      );
    }
    case 'meeting':
      return <UnderWay title={LET_IN.meeting} line={LET_IN.meetingLine} slowly={LET_IN.meetingSlowly} />;
    case 'met':
      return (
        <section class="meeting">
          <h2>{LET_IN.met(now.name)}</h2>
          <CheckSigns phrase={now.phrase} />
          <div class="meeting-ways">
            <Button kind="primary" wide onClick={onRenew}>
              {LET_IN.next}
            </Button>
            <Button wide onClick={onClose}>
              {LET_IN.done}
            </Button>
          </div>
        </section>
      );
    case 'failed':
      return (
        <Trouble saying={MEETING_TROUBLES[now.trouble]}>
          <Button kind="primary" wide onClick={onRenew}>
            {LET_IN.again}
          </Button>
        </Trouble>
      );
  }
}

function statusOf(now: DoorstepState): string {
  switch (now.is) {
    case 'preparing':
      return LET_IN.preparing;
    case 'showing':
      return LET_IN.steps.join(' ');
    case 'meeting':
      return LET_IN.meeting;
    case 'met':
      return LET_IN.met(now.name);
    case 'failed': {
      const { title, text, todo } = MEETING_TROUBLES[now.trouble];
      return `${title}. ${text} ${todo}`;
    }
  }
}

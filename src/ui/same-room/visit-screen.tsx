import '../online/room.css';
import './same-room.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Screen } from '../components/screen.tsx';
import { findInvitation } from '../join-address.ts';
import { UnavailableScreen } from '../online/unavailable.tsx';
import { formatRoute, go } from '../router.ts';
import type { Visit, VisitState } from '../same-room.ts';
import type { Services } from '../services.ts';
import { maySee } from './camera.ts';
import { Introduce } from './introduce.tsx';
import { OpeningFailed, Refused, UnderWay } from './notice.tsx';
import { PasteCode } from './paste-code.tsx';
import { Stage } from './stage.tsx';
import { useCamera } from './use-camera.ts';
import { useOpening } from '../components/use-opening.ts';
import { useReading } from './use-reading.ts';
import { Viewfinder } from './viewfinder.tsx';
import { VisitMoment, statusOf } from './visit-moment.tsx';
import { CODE_REFUSALS, VISIT } from './words.ts';

interface ScanScreenProps {
  readonly services: Services;
  /** The table to come back to; null for whichever is shown. */
  readonly room: string | null;
}

/** Comes to a table by reading a code off the screen of anybody who sits at it. */
export function ScanScreen({ services, room }: ScanScreenProps): JSX.Element {
  const { online } = services;
  const title = room === null ? VISIT.title : VISIT.titleBack;
  if (online.unavailable !== null) return <UnavailableScreen why={online.unavailable} />;
  if (online.myName.value === '') {
    return (
      <Screen title={title}>
        <Introduce online={online} done={VISIT.nameFirst} />
      </Screen>
    );
  }
  return (
    <Framed title={title}>
      <Visiting services={services} room={room} />
    </Framed>
  );
}

function Visiting({ services, room }: ScanScreenProps): JSX.Element {
  const [opening, again] = useOpening(() => services.online.visit(room ?? undefined));
  switch (opening.is) {
    case 'waiting':
      return <UnderWay title={VISIT.waking} line={VISIT.wakingLine} />;
    case 'failed':
      return <OpeningFailed problem={opening.problem} onRetry={again} />;
    case 'open':
      return <Looking services={services} visit={opening.it} />;
  }
}

export function Framed({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <Screen title={title}>
      <div class="visit">{children}</div>
    </Screen>
  );
}

export function Looking({ services, visit }: { readonly services: Services; readonly visit: Visit }): JSX.Element {
  const now = visit.state.value;
  const camera = useCamera(isLooking(now));
  useEffect(() => services.installation.stayAwake(), []);
  const reading = useReading(services.settings, async text => {
    // A table that is open to the internet shows its join link, and that is as good.
    const address = findInvitation(text);
    if (!address) return visit.read(text);
    go({ name: 'join', address });
    return null;
  });
  const sees = maySee(camera.state.value);
  const ways = [
    <Viewfinder key="sight" camera={camera} onText={reading.read} />,
    <Refused key="refused" saying={reading.refusal && CODE_REFUSALS[reading.refusal]} />,
    <PasteCode key="text" onPaste={reading.read} />,
  ];
  return (
    <Stage name={now.is} status={statusOf(now)}>
      {now.is === 'looking' ? (
        <div class="looking">
          <p class="visit-lead">{sees ? VISIT.look : VISIT.lookPaste}</p>
          {sees ? ways : ways.toReversed()}
          <p class="soft">{VISIT.lookLine}</p>
        </div>
      ) : (
        <VisitMoment
          now={now}
          online={services.online}
          onAgain={() => {
            reading.forget();
            visit.restart();
          }}
          onSit={sitDown}
        />
      )}
    </Stage>
  );
}

/** Until the answer is made: with the camera on, this device may say where it is. */
const isLooking = ({ is }: VisitState): boolean => is === 'looking' || is === 'preparing';

/** The way back leads past the scanning, which is over. */
export function sitDown(room: string): void {
  location.replace(formatRoute({ name: 'table', room }));
}

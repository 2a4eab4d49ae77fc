import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { UnavailableScreen } from '../online/unavailable.tsx';
import { formatRoute } from '../router.ts';
import type { CodeRefusal, Visit } from '../same-room.ts';
import type { Services } from '../services.ts';
import { ROUTES } from '../words.ts';
import { OpeningFailed, Trouble, UnderWay } from './notice.tsx';
import { Stage } from './stage.tsx';
import { useOpening } from '../components/use-opening.ts';
import { VisitMoment, statusOf } from './visit-moment.tsx';
import { Framed, sitDown } from './visit-screen.tsx';
import { CODE_REFUSALS, VISIT } from './words.ts';

interface CodeScreenProps {
  readonly services: Services;
  readonly code: string;
}

/** A code the phone's own camera opened the app with: it is answered at once. */
export function CodeScreen({ services, code }: CodeScreenProps): JSX.Element {
  const { unavailable } = services.online;
  if (unavailable !== null) return <UnavailableScreen why={unavailable} />;
  return (
    <Framed title={VISIT.title}>
      <Visiting services={services} code={code} />
    </Framed>
  );
}

function Visiting({ services, code }: CodeScreenProps): JSX.Element {
  const [opening, again] = useOpening(() => services.online.visit());
  switch (opening.is) {
    case 'waiting':
      return <UnderWay title={VISIT.preparing} line={VISIT.preparingLine} />;
    case 'failed':
      return <OpeningFailed problem={opening.problem} onRetry={again} />;
    case 'open':
      return <Answering services={services} visit={opening.it} code={code} />;
  }
}

interface AnsweringProps extends CodeScreenProps {
  readonly visit: Visit;
}

function Answering({ services, visit, code }: AnsweringProps): JSX.Element {
  const refusal = useSignal<CodeRefusal | null>(null);
  useEffect(() => services.installation.stayAwake(), []);
  useEffect(() => {
    const read = async (): Promise<void> => {
      refusal.value = await visit.read(code);
    };
    void read();
  }, []);

  if (refusal.value !== null) {
    const saying = CODE_REFUSALS[refusal.value];
    return (
      <Stage name="refused" status={`${saying.title}. ${saying.text} ${saying.todo}`}>
        <Trouble saying={saying}>
          <a class="button" data-kind="primary" data-wide="true" href={SCAN}>
            {VISIT.scan}
          </a>
          <a class="button" data-wide="true" href="#/">
            {ROUTES.home}
          </a>
        </Trouble>
      </Stage>
    );
  }
  const now = visit.state.value;
  return (
    <Stage name={now.is} status={statusOf(now)}>
      {now.is === 'looking' ? (
        <UnderWay title={VISIT.preparing} line={VISIT.preparingLine} />
      ) : (
        // An old code does not get younger: the next one is read in the app.
        <VisitMoment now={now} online={services.online} onAgain={() => location.replace(SCAN)} onSit={sitDown} />
      )}
    </Stage>
  );
}

const SCAN = formatRoute({ name: 'scan', room: null });

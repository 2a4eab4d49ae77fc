import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import type { Online } from '../online.ts';
import type { VisitState } from '../same-room.ts';
import { CheckSigns } from './check-signs.tsx';
import { CodeButtons, CodeCard } from './code-card.tsx';
import { Introduce } from './introduce.tsx';
import { Trouble, UnderWay } from './notice.tsx';
import { MEETING_TROUBLES, VISIT } from './words.ts';

interface VisitMomentProps {
  readonly now: Exclude<VisitState, { is: 'looking' }>;
  readonly online: Online;
  readonly onAgain: () => void;
  readonly onSit: (room: string) => void;
}

/** After a table's code was read: our answer, the meeting, and the seat. */
export function VisitMoment({ now, online, onAgain, onSit }: VisitMomentProps): JSX.Element {
  const isNamed = online.myName.value !== '';
  switch (now.is) {
    case 'preparing':
      return <UnderWay title={VISIT.preparing} line={VISIT.preparingLine} />;
    case 'showing':
      return (
        <div class="showing">
          <p class="visit-lead">
            <strong>{VISIT.show}</strong>
            <span>{VISIT.showLine}</span>
          </p>
          <CodeCard code={now.code} />
          <div class="by-text">
            <p class="soft">{VISIT.showPaste}</p>
            <CodeButtons key={now.code.text} code={now.code} />
          </div>
          {!isNamed && <Introduce online={online} done={VISIT.nameMeanwhile} />}
        </div>
      );
    case 'meeting':
      return <UnderWay title={VISIT.meeting} line={VISIT.meetingLine} slowly={VISIT.meetingSlowly} />;
    case 'met':
      return (
        <section class="meeting">
          <h2>{VISIT.met}</h2>
          <CheckSigns phrase={now.phrase} />
          {isNamed ? (
            <div class="meeting-ways">
              <Button kind="primary" wide onClick={() => onSit(now.room)}>
                {VISIT.sit}
              </Button>
            </div>
          ) : (
            <Introduce online={online} done={VISIT.nameMeanwhile} />
          )}
        </section>
      );
    case 'failed':
      return (
        <Trouble saying={MEETING_TROUBLES[now.trouble]}>
          <Button kind="primary" wide onClick={onAgain}>
            {VISIT.again}
          </Button>
        </Trouble>
      );
  }
}

export function statusOf(now: VisitState): string {
  switch (now.is) {
    case 'looking':
      return VISIT.look;
    case 'preparing':
      return VISIT.preparing;
    case 'showing':
      return `${VISIT.show}. ${VISIT.showLine}`;
    case 'meeting':
      return VISIT.meeting;
    case 'met':
      return VISIT.met;
    case 'failed': {
      const { title, text, todo } = MEETING_TROUBLES[now.trouble];
      return `${title}. ${text} ${todo}`;
    }
  }
}

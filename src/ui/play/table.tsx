import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Seat, at } from '../../engine/index.ts';
import { Button } from '../components/button.tsx';
import { SecrecyContext } from '../components/secret.tsx';
import type { OpenMatch, Services } from '../services.ts';
import { PLAY } from '../words.ts';
import { AnswerBar } from './answer-bar.tsx';
import { BoardView } from './board-view.tsx';
import type { Company } from './company.ts';
import { Curtain } from './curtain.tsx';
import { Drawer, type DrawerState, drawerAtFirst } from './drawer.tsx';
import { LearnDialog } from './learn-dialog.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PastBar } from './past-bar.tsx';
import { SomeoneElse } from './someone-else.tsx';
import { StorageBanner } from './storage-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useDevice } from './use-device.ts';
import { usePlay } from './use-play.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useRuleLinks } from './use-rule-links.ts';
import { useSecrecyControl } from './use-secrecy-control.ts';
import { useStanding } from './use-standing.ts';
import { useTouch } from './use-touch.ts';
import { whereWords } from './where-words.ts';
import { WindowQuestion } from './window-question.tsx';

interface TableProps {
  readonly services: Services;
  readonly match: OpenMatch;
  /** Sits down anew, for a match that fell out of step with what is stored. */
  readonly onReopen: () => void;
  /** Null where everybody plays on this device. */
  readonly company: Company | null;
}

/** A match in play: whose eyes the screen is for, what they see, and what they do. */
export function Table({ services, match, onReopen, company }: TableProps): JSX.Element {
  const play = usePlay(match);
  const past = useSignal<number | null>(null);
  const drawer = useSignal(drawerAtFirst());
  const asking = useSignal(false);
  const learning = useSignal(false);
  const area = useRef<HTMLDivElement>(null);
  const settings = services.settings.current.value;

  const seq = match.seq.value;
  const people = match.people.value;
  const here = match.here.value;
  const window = match.window.value;
  const time = match.time.value;
  const everybody = match.sceneFor('spectator');
  const { awaited } = everybody;
  const over = everybody.outcome !== null;
  const { holding, phone, onPhone } = play;
  const viewer = holding.kind === 'holding' ? holding.seat : 'spectator';
  const shared = here.length > 1;
  const secrecy = useSecrecyControl({
    // In text-first play secrets are read only when asked for, alone or not. Whoever plays on their own phone may
    // still have a neighbour; only against bots is one sure to be alone.
    alone: settings.board === 'drawn' && (settings.alone || (company === null && here.length === 1)),
    holding: holding.kind === 'holding' && past.value === null,
    // An earlier moment is for everybody, so whoever comes back from it finds the cards face-down.
    hands:
      past.value !== null
        ? 'past'
        : holding.kind === 'holding' || holding.kind === 'curtain'
          ? `${holding.kind} ${holding.seat}`
          : holding.kind,
  });

  const onDrawer = (part: Partial<DrawerState>): void => {
    drawer.value = { ...drawer.value, ...part };
  };
  function look(back: number | null): void {
    past.value = back === null || back >= match.seq.peek() ? null : Math.max(0, back);
  }

  const standing = useStanding({
    match,
    settings: services.settings,
    awaited,
    over,
    seats: play.playing,
    speaker: phone.window?.speaker ?? null,
    isOpenFor: play.isOpenFor,
    send: (seat, action) => void play.answerQuietly(seat, action),
  });
  useTouch(area, () => standing.touch());
  // Whoever has to decide alone loses no time while the phone is handed to them.
  const decidesAlone = holding.kind === 'curtain' && awaited.every(actor => actor === holding.seat);
  const paused = past.value !== null || (time?.kind === 'phase' && decidesAlone);
  useLayoutEffect(() => {
    match.botsPaused.value = paused;
  }, [paused]);
  useDevice(services, { holding, awaited, over, seq, time });
  const learn = (): void => {
    learning.value = true;
  };
  usePlayKeys({ onDrawer, drawer, onHelp: learn, curtained: holding.kind === 'curtain', talks: company !== null });
  const root = useRuleLinks(rule => onDrawer({ open: true, tab: 'rules', rule }));

  const startAsking = (): void => {
    asking.value = true;
  };
  const stopAsking = (): void => {
    asking.value = false;
  };
  const ask = (seat: Seat): void => {
    stopAsking();
    look(null);
    play.ask(seat);
  };

  if (holding.kind === 'curtain') {
    return (
      <Curtain
        match={match}
        person={at(people, holding.seat)}
        asked={phone.asked !== null || window !== null}
        leave={company === null ? PLAY.leave : PLAY.home}
        onHere={() => play.lift(holding.seat)}
        onBack={() => onPhone({ type: 'pass-on' })}
        onSomeoneElse={startAsking}
      >
        {asking.value && (
          <SomeoneElse people={people} here={here} now={holding.seat} onAsk={ask} onClose={stopAsking} />
        )}
      </Curtain>
    );
  }

  return (
    <SecrecyContext.Provider value={secrecy}>
      <div class="play" ref={root} data-drawer={drawer.value.open}>
        <TopBar
          match={match}
          settings={services.settings}
          where={whereWords(holding, { awaited, people, here, window }) ?? match.game.ui.words.progress(everybody.view)}
          onDrawer={tab => onDrawer({ open: true, tab, rule: null })}
          onLearn={learn}
          time={time}
          company={company}
          {...(shared && !over ? { onSomeoneElse: startAsking } : {})}
        />
        <main class="play-main">
          <StorageBanner
            problem={match.problem.value}
            onRetry={() => {
              const { value: problem } = match.problem;
              if (problem !== 'storage-full' && problem !== 'storage-closed') onReopen();
              else play.tryAgain();
            }}
          />
          {company?.strips}
          {holding.kind === 'holding' && (phone.visiting || window !== null) && shared && (
            <div class="status-strip">
              <Button onClick={() => onPhone({ type: 'pass-on' })}>{PLAY.passOn}</Button>
            </div>
          )}
          {holding.kind === 'others' && shared && company !== null && past.value === null && (
            <div class="status-strip">
              <Button onClick={startAsking}>{PLAY.lookAtMine}</Button>
            </div>
          )}
          <BoardView
            match={match}
            text={settings.board === 'text'}
            past={past.value}
            viewer={viewer}
            revealed={secrecy.revealed}
            answered={play.answered}
            area={area}
            onAct={(seat, action) => void play.act(seat, action)}
          />
          {holding.kind === 'question' && past.value === null && (
            <WindowQuestion
              match={match}
              seats={holding.seats}
              again={holding.again}
              onNobody={play.nobody}
              onSpeak={play.ask}
            />
          )}
          {holding.kind === 'holding' && past.value === null && match.game.rules.pace?.windows !== undefined && (
            <AnswerBar
              match={match}
              seat={holding.seat}
              standing={standing}
              revealed={secrecy.revealed}
              isOpen={play.isOpenFor(holding.seat)}
              alone={!shared}
            />
          )}
          {past.value !== null && <PastBar seq={past.value} last={seq} onLook={look} />}
          {everybody.outcome !== null && past.value === null && (
            <OutcomePanel
              services={services}
              match={match}
              outcome={everybody.outcome}
              view={everybody.view}
              company={company}
            />
          )}
        </main>
        <Drawer
          match={match}
          seq={seq}
          state={drawer.value}
          past={past.value}
          talk={company?.talk ?? null}
          speaker={viewer}
          onChange={onDrawer}
          onLook={look}
        />
        {company?.dialogs}
        {learning.value && (
          <LearnDialog
            match={match}
            keys={company === null ? PLAY.keys : PLAY.keysTalk}
            onClose={() => {
              learning.value = false;
            }}
          />
        )}
        {asking.value && (
          <SomeoneElse
            people={people}
            here={here}
            now={viewer === 'spectator' ? null : viewer}
            onAsk={ask}
            onClose={stopAsking}
          />
        )}
      </div>
    </SecrecyContext.Provider>
  );
}

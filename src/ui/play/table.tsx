import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Actor, type BySeat, type Seat, at } from '../../engine/index.ts';
import { PassingContext } from '../board-parts/passing.ts';
import { Button } from '../components/button.tsx';
import { SecrecyContext } from '../components/secret.tsx';
import { toast } from '../components/toasts.tsx';
import type { Person } from '../game-ui.ts';
import type { OpenMatch, Services } from '../services.ts';
import { MOVE_REFUSALS, PLAY, STORAGE_PROBLEMS } from '../words.ts';
import { BoardView } from './board-view.tsx';
import type { Company } from './company.ts';
import { Curtain } from './curtain.tsx';
import { Drawer, type DrawerState, drawerAtFirst } from './drawer.tsx';
import { LearnDialog } from './learn-dialog.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { PastBar } from './past-bar.tsx';
import { type Holding, LYING_ON_THE_TABLE, type PhoneInput, phoneStep, whoHolds } from './phone.ts';
import { SomeoneElse } from './someone-else.tsx';
import { StorageBanner } from './storage-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useDevice } from './use-device.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useRuleLinks } from './use-rule-links.ts';
import { useSecrecyControl } from './use-secrecy-control.ts';

interface TableProps {
  readonly services: Services;
  readonly match: OpenMatch;
  /** Sits down anew, for a match that fell out of step with what is stored. */
  readonly onReopen: () => void;
  /** Null where everybody plays on this device. */
  readonly company: Company | null;
}

interface Tried {
  readonly seat: Seat;
  readonly action: unknown;
}

/** A match in play: whose eyes the screen is for, what they see, and what they do. */
export function Table({ services, match, onReopen, company }: TableProps): JSX.Element {
  const phone = useSignal(LYING_ON_THE_TABLE);
  const past = useSignal<number | null>(null);
  const drawer = useSignal(drawerAtFirst());
  const asking = useSignal(false);
  const learning = useSignal(false);
  const tried = useSignal<Tried | null>(null);
  const passing = useSignal<readonly Seat[]>([]);
  const settings = services.settings.current.value;

  const seq = match.seq.value;
  const people = match.people.value;
  const here = match.here.value;
  const everybody = match.sceneFor('spectator');
  const { awaited } = everybody;
  const over = everybody.outcome !== null;
  const holding = whoHolds({ here, seats: people.length, awaited, over }, phone.value);
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

  const onPhone = (input: PhoneInput): void => {
    phone.value = phoneStep(phone.value, input);
  };
  const onDrawer = (part: Partial<DrawerState>): void => {
    drawer.value = { ...drawer.value, ...part };
  };
  function look(back: number | null): void {
    past.value = back === null || back >= match.seq.peek() ? null : Math.max(0, back);
    match.botsPaused.value = past.value !== null;
  }

  async function act(seat: Seat, action: unknown): Promise<void> {
    tried.value = { seat, action };
    const done = await match.act(seat, action);
    if (done.ok) {
      tried.value = null;
      onPhone({ type: 'moved' });
    } else if (!(done.problem in STORAGE_PROBLEMS)) {
      tried.value = null;
      toast({ text: MOVE_REFUSALS[done.problem] ?? PLAY.refused, tone: 'problem' });
    }
  }

  useDevice(services, { holding, awaited, over, seq });
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
    onPhone({ type: 'ask', seat });
  };

  if (holding.kind === 'curtain') {
    const isAwaited = awaited.includes(holding.seat);
    return (
      <Curtain
        match={match}
        person={at(people, holding.seat)}
        asked={phone.value.asked !== null}
        leave={company === null ? PLAY.leave : PLAY.home}
        onHere={() => onPhone({ type: 'i-am', seat: holding.seat, awaited: isAwaited })}
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
          where={whereWords(holding, awaited, people) ?? match.game.ui.words.progress(everybody.view)}
          onDrawer={tab => onDrawer({ open: true, tab, rule: null })}
          onLearn={learn}
          company={company}
          {...(shared && !over ? { onSomeoneElse: startAsking } : {})}
        />
        <main class="play-main">
          <StorageBanner
            problem={match.problem.value}
            onRetry={() => {
              const again = tried.value;
              const { value: problem } = match.problem;
              if (problem !== 'storage-full' && problem !== 'storage-closed') onReopen();
              else if (again) void act(again.seat, again.action);
            }}
          />
          {company?.strips}
          {holding.kind === 'holding' && phone.value.visiting && shared && (
            <div class="status-strip">
              <Button onClick={() => onPhone({ type: 'pass-on' })}>{PLAY.passOn}</Button>
            </div>
          )}
          {holding.kind === 'others' && shared && company !== null && past.value === null && (
            <div class="status-strip">
              <Button onClick={startAsking}>{PLAY.lookAtMine}</Button>
            </div>
          )}
          <PassingContext.Provider value={passing}>
            <BoardView
              match={match}
              text={settings.board === 'text'}
              past={past.value}
              viewer={viewer}
              revealed={secrecy.revealed}
              onAct={(seat, action) => void act(seat, action)}
            />
          </PassingContext.Provider>
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

/** Why nobody is asked anything here, in place of where the game is. */
function whereWords({ kind }: Holding, awaited: readonly Actor[], people: BySeat<Person>): string | null {
  switch (kind) {
    case 'others': {
      const persons = awaited.flatMap(actor => (actor === 'clock' ? [] : [at(people, actor)]));
      const remote = persons.filter(({ kind: is, presence }) => is === 'person' && presence !== 'stand-in');
      return remote.length === 0 ? PLAY.bots : PLAY.waitingFor(remote.map(({ name }) => name));
    }
    case 'watching':
      return PLAY.watching;
    case 'holding':
    case 'curtain':
    case 'over':
      return null;
  }
}

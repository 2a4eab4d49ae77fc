import './new-match.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BySeat, Options } from '../../engine/index.ts';
import type { Game, Title } from '../../games/catalogue.ts';
import { Button, IconButton } from '../components/button.tsx';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Screen } from '../components/screen.tsx';
import { toast } from '../components/toasts.tsx';
import { attempt } from '../loading-failure.ts';
import { NEW_TABLE } from '../lobby-words.ts';
import type { Reach } from '../online.ts';
import { UnavailableNote } from '../online/unavailable.tsx';
import { type Route, go } from '../router.ts';
import type { Done, SeatPlan, Services, StorageProblem } from '../services.ts';
import { NEW_MATCH, ROUTES, STORAGE_PROBLEMS } from '../words.ts';
import {
  PRESETS,
  type Way,
  changed,
  draftFor,
  isHere,
  matchName,
  namedFirst,
  ownerName,
  presetOf,
  resized,
  settled,
  switched,
} from './draft.ts';
import { MatchOptions } from './match-options.tsx';
import { type Naming, SeatEditor } from './seat-editor.tsx';
import { Sharing } from './sharing.tsx';

interface NewMatchScreenProps {
  readonly services: Services;
  readonly game: string;
}

export function NewMatchScreen({ services, game }: NewMatchScreenProps): JSX.Element {
  const title = services.catalogue.find(({ meta }) => meta.id === game);
  if (!title) {
    return (
      <Screen title={ROUTES.noGame}>
        <p>{ROUTES.noGameText}</p>
      </Screen>
    );
  }
  return <SetUp services={services} title={title} />;
}

function SetUp({ services, title }: { readonly services: Services; readonly title: Title }): JSX.Element {
  const { meta } = title;
  const seats = useSignal<BySeat<SeatPlan>>(lastSeats(services, title) ?? draftFor('pass', meta.seats.min));
  const options = useSignal<Options>({});
  const loaded = useSignal<Game | null>(null);
  const starting = useSignal(false);
  /** Null: on this device alone. */
  const reach = useSignal<Reach | null>(null);
  const online = reach.value !== null;
  const here = useSignal(1);
  const nameless = useSignal(false);
  const count = seats.value.length;
  const words = online ? NEW_TABLE : NEW_MATCH;
  const closed = online ? services.online.unavailable : null;
  const sharing = Math.min(here.value, seats.value.filter(({ kind }) => kind === 'person').length);

  useEffect(() => {
    const load = async (): Promise<void> => {
      loaded.value = await title.load();
    };
    // Offline and not yet cached: the match cannot start either, and starting says so.
    load().catch(() => undefined);
  }, []);

  async function create(): Promise<Done<Route, StorageProblem>> {
    const plan = { game: meta.id, seats: settled(seats.value), options: options.value };
    if (reach.value === null) {
      const made = await services.shelf.create({ ...plan, name: matchName(new Date()) });
      return made.ok ? { ok: true, value: { name: 'match', id: made.value } } : made;
    }
    const me = ownerName(plan.seats, sharing);
    if (me !== undefined) services.online.callMe(me);
    const made = await services.online.create({ ...plan, reach: reach.value, here: sharing });
    return made.ok ? { ok: true, value: { name: 'table', room: made.value } } : made;
  }

  async function start(): Promise<void> {
    nameless.value = online && ownerName(seats.value, sharing)?.trim() === '';
    if (nameless.value) return;
    starting.value = true;
    const done = await attempt(create).finally(() => {
      starting.value = false;
    });
    if (done === undefined) return;
    if (done.ok) go(done.value);
    else toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  }

  function choose(way: Way): void {
    nameless.value = false;
    if (way === 'pass' || way === 'solo') {
      reach.value = null;
      seats.value = draftFor(way, count);
      return;
    }
    // From near to far, or back, whoever has been named stays.
    if (!online) seats.value = namedFirst(draftFor('pass', count), services.online.myName.peek());
    reach.value = way;
  }

  /** Friends should not meet somebody under a name they never chose. */
  function namingOf(n: number): Naming {
    const owner = online && sharing > 0 && n === seats.value.findIndex(({ kind }) => kind === 'person');
    if (!owner) return 'as-suggested';
    return nameless.value ? 'missing' : 'asked';
  }

  return (
    <Screen title={meta.title}>
      <ChoiceGroup
        legend={NEW_MATCH.who}
        chosen={reach.value ?? presetOf(seats.value) ?? ''}
        choices={WAYS.map(value => ({ value, label: <PresetLabel {...WAY_WORDS[value]} /> }))}
        onChoose={way => {
          if (way !== '') choose(way);
        }}
      />
      {closed !== null && <UnavailableNote why={closed} />}
      {online && (
        <Sharing
          persons={seats.value.filter(({ kind }) => kind === 'person').length}
          here={sharing}
          onChoose={persons => {
            here.value = persons;
          }}
        />
      )}
      <section class="set-up-seats" aria-labelledby="seats-heading">
        <div class="set-up-count">
          <h2 id="seats-heading">{NEW_MATCH.seats(count)}</h2>
          <IconButton
            label={NEW_MATCH.fewer}
            disabled={count <= meta.seats.min}
            onClick={() => {
              seats.value = resized(seats.value, count - 1);
            }}
          >
            <Glyph name="minus" />
          </IconButton>
          <IconButton
            label={NEW_MATCH.more}
            disabled={count >= meta.seats.max}
            onClick={() => {
              seats.value = resized(seats.value, count + 1);
            }}
          >
            <Glyph name="plus" />
          </IconButton>
        </div>
        <ol class="set-up-list">
          {seats.value.map((seat, n) => (
            <SeatEditor
              key={n}
              number={n + 1}
              seat={seat}
              open={online && seat.kind === 'person' && !isHere(seats.value, n, sharing)}
              naming={namingOf(n)}
              onChange={part => {
                nameless.value = false;
                seats.value = changed(seats.value, n, part);
              }}
              onSwitch={() => {
                seats.value = switched(seats.value, n);
              }}
            />
          ))}
        </ol>
      </section>
      {loaded.value !== null && (
        <MatchOptions
          game={loaded.value}
          chosen={options.value}
          onChoose={(id, value) => {
            options.value = { ...options.value, [id]: value };
          }}
        />
      )}
      <div class="set-up-start">
        <Button kind="primary" wide disabled={starting.value || closed !== null} onClick={() => void start()}>
          {starting.value ? words.starting : words.start}
        </Button>
      </div>
    </Screen>
  );
}

const WAYS: readonly Way[] = [...PRESETS, 'anywhere', 'here'];
const WAY_WORDS = { ...NEW_MATCH.presets, ...NEW_TABLE.presets };

function PresetLabel({ name, line }: { readonly name: string; readonly line: string }): JSX.Element {
  return (
    <span class="preset">
      <strong>{name}</strong>
      <span>{line}</span>
    </span>
  );
}

/** People mostly play again with the same people. */
function lastSeats({ shelf }: Services, { meta }: Title): BySeat<SeatPlan> | undefined {
  const last = shelf.matches.peek()?.find(({ game, status }) => game === meta.id && status !== 'unreadable');
  return last && last.seats.length >= meta.seats.min && last.seats.length <= meta.seats.max ? last.seats : undefined;
}

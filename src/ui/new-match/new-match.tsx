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
import { go } from '../router.ts';
import type { SeatPlan, Services } from '../services.ts';
import { NEW_MATCH, ROUTES, STORAGE_PROBLEMS } from '../words.ts';
import { PRESETS, changed, draftFor, matchName, presetOf, resized, settled, switched } from './draft.ts';
import { MatchOptions } from './match-options.tsx';
import { SeatEditor } from './seat-editor.tsx';

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
  const count = seats.value.length;

  useEffect(() => {
    const load = async (): Promise<void> => {
      loaded.value = await title.load();
    };
    // Offline and not yet cached: the match cannot start either, and starting says so.
    load().catch(() => undefined);
  }, []);

  async function start(): Promise<void> {
    starting.value = true;
    const plan = { game: meta.id, name: matchName(new Date()), seats: settled(seats.value), options: options.value };
    const done = await attempt(() => services.shelf.create(plan)).finally(() => {
      starting.value = false;
    });
    if (done === undefined) return;
    if (done.ok) go({ name: 'match', id: done.value });
    else toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  }

  return (
    <Screen title={meta.title}>
      <ChoiceGroup
        legend={NEW_MATCH.who}
        chosen={presetOf(seats.value) ?? ''}
        choices={PRESETS.map(value => ({ value, label: <PresetLabel {...NEW_MATCH.presets[value]} /> }))}
        onChoose={preset => {
          if (preset !== '') seats.value = draftFor(preset, count);
        }}
      />
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
              onChange={part => {
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
        <Button kind="primary" wide disabled={starting.value} onClick={() => void start()}>
          {starting.value ? NEW_MATCH.starting : NEW_MATCH.start}
        </Button>
      </div>
    </Screen>
  );
}

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

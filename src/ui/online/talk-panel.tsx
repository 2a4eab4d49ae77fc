import './talk.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type BySeat, type Seat, type Viewer, at } from '../../engine/index.ts';
import { REACTIONS, type Roster, type TableRefusal, type TalkKind } from '../../table/index.ts';
import { ChoiceGroup } from '../components/choice-group.tsx';
import type { ClaimGroup, Person } from '../game-ui.ts';
import type { OnlineTable } from '../online.ts';
import { REFUSALS } from '../online-words.ts';
import { REACTION_WORDS, TALK } from '../talk-words.ts';
import { MuteDialog } from './mute-dialog.tsx';
import { QuickClaims } from './quick-claims.tsx';
import { ReactionMark } from './reaction-mark.tsx';
import { seatsOfDevice } from './roster-facts.ts';
import type { Spoken } from './spoken.ts';
import { TalkForm } from './talk-form.tsx';
import { TalkLines } from './talk-lines.tsx';

interface TalkPanelProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly people: BySeat<Person>;
  readonly lines: readonly Spoken[];
  /** Whose eyes the screen is for; they speak unless another is chosen. */
  readonly speaker: Viewer;
  readonly claimsOf: (seat: Seat) => readonly ClaimGroup[];
  readonly claimWords: (claim: string) => string | null;
}

/** Talk with the table: lines, reactions, and what the game lets one say with a tap. */
export function TalkPanel(props: TalkPanelProps): JSX.Element {
  const { table, roster, people, lines, speaker } = props;
  const chosen = useSignal<Seat | null>(null);
  const refusal = useSignal<TableRefusal | 'away' | null>(null);
  const claiming = useSignal(false);
  const about = useSignal<Spoken | null>(null);
  const mine = seatsOfDevice(roster, table.me);
  const holder = speaker !== 'spectator' && mine.includes(speaker) ? speaker : (mine[0] ?? null);
  const seat = chosen.value !== null && mine.includes(chosen.value) ? chosen.value : holder;
  const groups = seat === null ? [] : props.claimsOf(seat);
  const muted = table.muted.value.length;

  async function say(kind: TalkKind, text: string): Promise<boolean> {
    const done = await table.say(seat, kind, text);
    refusal.value = done.ok ? null : done.problem;
    return done.ok;
  }

  return (
    <div class="talk">
      <TalkLines
        lines={lines}
        me={table.me}
        onAbout={line => {
          about.value = line;
        }}
      />
      {muted > 0 && <p class="talk-muted soft">{TALK.mutedCount(muted)}</p>}
      {claiming.value && groups.length > 0 && (
        <QuickClaims
          groups={groups}
          words={props.claimWords}
          onClaim={claim => {
            claiming.value = false;
            void say('claim', claim);
          }}
        />
      )}
      <Refusal why={refusal.value} />
      {mine.length > 1 && (
        <ChoiceGroup
          legend={TALK.speaker}
          legendHidden
          chosen={String(seat)}
          choices={mine.map(value => ({ value: String(value), label: at(people, value).name }))}
          onChoose={value => {
            chosen.value = mine.find(own => String(own) === value) ?? null;
          }}
        />
      )}
      <fieldset class="talk-tools">
        <legend class="visually-hidden">{TALK.reactions}</legend>
        {REACTIONS.map(reaction => (
          <button
            key={reaction}
            type="button"
            class="icon-button"
            aria-label={REACTION_WORDS[reaction]}
            title={REACTION_WORDS[reaction]}
            onClick={() => void say('reaction', reaction)}
          >
            <ReactionMark reaction={reaction} />
          </button>
        ))}
        {groups.length > 0 && (
          <button
            type="button"
            class="talk-claim-button"
            aria-expanded={claiming.value}
            title={TALK.claims}
            onClick={() => {
              claiming.value = !claiming.value;
            }}
          >
            {TALK.claim}
          </button>
        )}
      </fieldset>
      <TalkForm onSay={text => say('chat', text)} />
      {about.value !== null && (
        <MuteDialog
          table={table}
          line={about.value}
          onClose={() => {
            about.value = null;
          }}
        />
      )}
    </div>
  );
}

/** Why the last line did not reach the table, where one was just typing. */
export function Refusal({ why }: { readonly why: TableRefusal | 'away' | null }): JSX.Element {
  return (
    <p class="talk-refusal" aria-live="polite" hidden={why === null}>
      {why === null ? '' : REFUSALS[why]}
    </p>
  );
}

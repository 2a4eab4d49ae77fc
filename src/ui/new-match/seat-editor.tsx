import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { BOT_LEVELS } from '../../engine/index.ts';
import { ChoiceGroup } from '../components/choice-group.tsx';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { SeatMark } from '../components/seat-mark.tsx';
import { SEAT_COLOURS, SEAT_SHAPES } from '../game-ui.ts';
import { NEW_TABLE } from '../lobby-words.ts';
import type { SeatPlan } from '../services.ts';
import { BOT_LEVEL_WORDS, COLOUR_WORDS, SHAPE_WORDS, COMMON, NEW_MATCH } from '../words.ts';
import { LONGEST_NAME } from './draft.ts';

interface SeatEditorProps {
  readonly number: number;
  readonly seat: SeatPlan;
  /** Whoever joins takes it, and brings their own name. */
  readonly open: boolean;
  readonly onChange: (part: Partial<SeatPlan>) => void;
  readonly onSwitch: () => void;
}

/** One place at the table: who sits there, and how they look. */
export function SeatEditor({ number, seat, open, onChange, onSwitch }: SeatEditorProps): JSX.Element {
  const dressing = useSignal(false);
  const { name, colour, shape, kind, level } = seat;
  return (
    <li class="seat-editor">
      <button
        type="button"
        class="seat-editor-mark"
        aria-label={NEW_MATCH.look(number, `${COLOUR_WORDS[colour]} ${SHAPE_WORDS[shape]}`)}
        title="Change colour and shape"
        onClick={() => {
          dressing.value = true;
        }}
      >
        <SeatMark person={seat} size={1.75} />
      </button>
      {open ? (
        <span class="seat-editor-open">{NEW_TABLE.openSeat}</span>
      ) : (
        <input
          type="text"
          aria-label={NEW_MATCH.seatName(number)}
          maxLength={LONGEST_NAME}
          value={name}
          autocomplete="off"
          spellcheck={false}
          onInput={event => onChange({ name: event.currentTarget.value })}
          onFocus={event => event.currentTarget.select()}
        />
      )}
      <button
        type="button"
        class="seat-editor-kind"
        aria-label={kind === 'bot' ? NEW_MATCH.makePerson(number) : NEW_MATCH.makeBot(number)}
        onClick={onSwitch}
      >
        <Glyph name={kind === 'bot' ? 'bot' : 'person'} size={1.25} />
        {NEW_MATCH.kinds[kind]}
      </button>
      {level !== null && (
        <div class="seat-editor-level">
          <ChoiceGroup
            legend={`How ${name} plays`}
            legendHidden
            chosen={level}
            choices={BOT_LEVELS.map(value => ({ value, label: BOT_LEVEL_WORDS[value].name }))}
            onChoose={value => onChange({ level: value })}
          />
          <p class="soft">{BOT_LEVEL_WORDS[level].line}</p>
        </div>
      )}
      {dressing.value && (
        <LookDialog
          seat={seat}
          onChange={onChange}
          onClose={() => {
            dressing.value = false;
          }}
        />
      )}
    </li>
  );
}

interface LookDialogProps {
  readonly seat: SeatPlan;
  readonly onChange: (part: Partial<SeatPlan>) => void;
  readonly onClose: () => void;
}

function LookDialog({ seat, onChange, onClose }: LookDialogProps): JSX.Element {
  return (
    <Dialog
      title={NEW_MATCH.lookTitle(seat.name)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {COMMON.done}
        </Button>
      }
    >
      <ChoiceGroup
        legend={NEW_MATCH.colour}
        chosen={seat.colour}
        choices={SEAT_COLOURS.map(colour => ({
          value: colour,
          label: (
            <>
              <SeatMark person={{ colour, shape: seat.shape }} size={1.25} />
              {COLOUR_WORDS[colour]}
            </>
          ),
        }))}
        onChoose={colour => onChange({ colour })}
      />
      <ChoiceGroup
        legend={NEW_MATCH.shape}
        chosen={seat.shape}
        choices={SEAT_SHAPES.map(shape => ({
          value: shape,
          label: (
            <>
              <SeatMark person={{ colour: seat.colour, shape }} size={1.25} />
              {SHAPE_WORDS[shape]}
            </>
          ),
        }))}
        onChoose={shape => onChange({ shape })}
      />
      <p class="soft">If somebody else has it, you two swap.</p>
    </Dialog>
  );
}

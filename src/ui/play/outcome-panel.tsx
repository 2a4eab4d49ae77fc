import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Outcome, at } from '../../engine/index.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { SeatChip } from '../components/seat-chip.tsx';
import { toast } from '../components/toasts.tsx';
import { handOverFile } from '../hand-over-file.ts';
import { attempt } from '../loading-failure.ts';
import { matchName } from '../new-match/draft.ts';
import { go } from '../router.ts';
import type { OpenMatch, Services, StorageProblem } from '../services.ts';
import { PLAY, STORAGE_PROBLEMS } from '../words.ts';
import type { Company } from './company.ts';

interface OutcomePanelProps {
  readonly services: Services;
  readonly match: OpenMatch;
  readonly outcome: Outcome;
  readonly view: unknown;
  readonly company: Company | null;
}

/** How it ended, and what to do with the evening now. */
export function OutcomePanel({ services, match, outcome, view, company }: OutcomePanelProps): JSX.Element {
  const open = useSignal(true);
  const starting = useSignal(false);
  const { shelf } = services;
  const { ui, rules } = match.game;
  const said = ui.words.outcome(outcome, view, match.people.value);
  const show = (shown: boolean): void => {
    open.value = shown;
  };
  const complain = (problem: StorageProblem): void => toast({ text: STORAGE_PROBLEMS[problem], tone: 'problem' });

  async function rematch(): Promise<void> {
    if (starting.value) return;
    starting.value = true;
    const { seats, options } = match;
    const done = await shelf.create({ game: rules.id, name: matchName(new Date()), seats, options });
    starting.value = false;
    if (done.ok) go({ name: 'match', id: done.value });
    else complain(done.problem);
  }

  async function exportIt(): Promise<void> {
    const file = await attempt(() => shelf.exportFile(match.id));
    if (file === undefined) return;
    if (file.ok) handOverFile(file.value);
    else complain(file.problem);
  }

  if (!open.value) {
    return (
      <div class="outcome-strip">
        <Button kind="primary" wide onClick={() => show(true)}>
          {said.title}
        </Button>
      </div>
    );
  }
  return (
    <Dialog title={said.title} onClose={() => show(false)}>
      <p class="outcome-text">{said.text}</p>
      {outcome.winners.length > 0 && (
        <section class="outcome-winners" aria-label={PLAY.winners}>
          <h3>{PLAY.winners}</h3>
          <div class="row">
            {outcome.winners.map(seat => (
              <SeatChip key={seat} person={at(match.people.value, seat)} />
            ))}
          </div>
        </section>
      )}
      {company === null ? (
        <Button kind="primary" wide icon={<Glyph name="again" size={1.25} />} onClick={() => void rematch()}>
          {PLAY.rematch}
        </Button>
      ) : (
        company.afterwards
      )}
      <Button wide onClick={() => show(false)}>
        {PLAY.lookAtTable}
      </Button>
      <div class="dialog-actions">
        {company?.keepsMatch !== false && <Button onClick={() => void exportIt()}>{PLAY.export}</Button>}
        <Button onClick={() => go({ name: 'home' })}>{PLAY.home}</Button>
      </div>
    </Dialog>
  );
}

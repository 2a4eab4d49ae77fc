import { useSignal } from '@preact/signals';
import { attempt } from '../loading-failure.ts';
import type { JSX } from 'preact';
import { toast } from '../components/toasts.tsx';
import { handOverFile } from '../hand-over-file.ts';
import type { Done, MatchSummary, Services, StorageProblem } from '../services.ts';
import { HOME, STORAGE_PROBLEMS, COMMON } from '../words.ts';
import { ImportButton } from './import-button.tsx';
import { ExportDialog, RenameDialog } from './match-dialogs.tsx';
import { MatchList } from './match-list.tsx';

type Asking = { readonly what: 'rename' | 'export'; readonly match: MatchSummary } | null;

/** The matches on this device, and all that can be done with them. */
export function ContinueSection({ services }: { readonly services: Services }): JSX.Element {
  const { shelf, catalogue, online } = services;
  const asking = useSignal<Asking>(null);
  const matches = shelf.matches.value;
  const tables = new Map(
    online.rooms.value.flatMap(({ matchId, room }) => (matchId === null ? [] : [[matchId, room]])),
  );
  const close = (): void => {
    asking.value = null;
  };

  async function remove({ id, name }: MatchSummary): Promise<void> {
    if (!said(await shelf.remove(id))) return;
    const putBack = async (): Promise<void> => {
      if (said(await shelf.putBack(id))) toast({ text: HOME.restored(name) });
    };
    toast({ text: HOME.deleted(name), action: { label: COMMON.undo, run: () => void putBack() } });
  }

  async function exportIt({ id }: MatchSummary): Promise<void> {
    const file = await attempt(() => shelf.exportFile(id));
    if (file === undefined || !said(file)) return;
    handOverFile(file.value);
    toast({ text: HOME.exported });
  }

  async function rename({ id }: MatchSummary, name: string): Promise<void> {
    said(await shelf.rename(id, name));
  }

  const asked = asking.value;
  return (
    <section class="continue" aria-labelledby="continue-heading">
      <h2 id="continue-heading">{HOME.continue}</h2>
      {shelf.problem.value !== null && (
        <p class="banner" data-tone="problem" role="alert">
          {HOME.shelfProblem}
        </p>
      )}
      {matches === undefined && shelf.problem.value === null && <p class="soft">{HOME.loading}</p>}
      {matches?.length === 0 && <p class="soft">{HOME.empty}</p>}
      {matches !== undefined && matches.length > 0 && (
        <MatchList
          matches={matches}
          catalogue={catalogue}
          tables={tables}
          onRename={match => {
            asking.value = { what: 'rename', match };
          }}
          onExport={match => {
            if (match.status !== 'over') asking.value = { what: 'export', match };
            else void exportIt(match);
          }}
          onDelete={match => void remove(match)}
        />
      )}
      <ImportButton shelf={shelf} />
      {asked?.what === 'rename' && (
        <RenameDialog match={asked.match} onClose={close} onRename={name => void rename(asked.match, name)} />
      )}
      {asked?.what === 'export' && <ExportDialog onClose={close} onExport={() => void exportIt(asked.match)} />}
    </section>
  );
}

/** Says the problem, if there is one. */
function said<T>(done: Done<T, StorageProblem>): done is Extract<Done<T, StorageProblem>, { ok: true }> {
  if (!done.ok) toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  return done.ok;
}

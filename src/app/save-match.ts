import type { AnyRules } from '../engine/index.ts';
import type { Title } from '../games/catalogue.ts';
import { FORMAT, type Kept, type MatchRepository } from '../storage/index.ts';
import { formatDamaged, formatSave, parseSave } from '../storage/save-file.ts';
import type { Done, ImportProblem, StorageProblem } from '../ui/services.ts';
import { problemOf } from './problem.ts';
import { resume } from './resume.ts';

/** The match in a file, played through by the rules. Nothing is stored here. */
export async function readSave(
  text: string,
  titleOf: (game: string) => Title | undefined,
  made: { readonly id: string; readonly now: number },
): Promise<Done<Kept, ImportProblem>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const { actions, game, rulesVersion, options, seats, seed, name, createdAt } = save.value;
  const title = titleOf(game);
  if (!title) return { ok: false, problem: 'unknown-game' };

  const { rules } = await title.load();
  const kept: Kept = {
    header: {
      id: made.id,
      format: FORMAT,
      game,
      rulesVersion,
      options,
      seats,
      seed,
      name,
      createdAt,
      updatedAt: made.now,
      deletedAt: null,
      moves: actions.length,
      over: false,
    },
    moves: actions,
  };
  return verified(rules, kept);
}

function verified(rules: AnyRules, kept: Kept): Done<Kept, ImportProblem> {
  const replayed = resume(rules, kept);
  if (!replayed.ok) return replayed;
  const over = rules.outcome(replayed.value.match.state) !== undefined;
  return { ok: true, value: { ...kept, header: { ...kept.header, over } } };
}

/** A record that cannot be read is handed out as it lies there. */
export async function writeSave(
  matches: MatchRepository,
  id: string,
): Promise<Done<{ readonly fileName: string; readonly text: string }, StorageProblem>> {
  const kept = await matches.read(id);
  if (kept.ok) {
    const { game, name } = kept.value.header;
    return { ok: true, value: { fileName: fileNameOf(game, name), text: formatSave(kept.value) } };
  }
  const raw = await matches.readRaw(id);
  if (!raw.ok) return { ok: false, problem: problemOf(raw.problem) };
  return { ok: true, value: { fileName: fileNameOf('damaged-match', id), text: formatDamaged(raw.value) } };
}

/** Letters and digits of any script, so that every phone can store the name. */
function fileNameOf(...parts: readonly string[]): string {
  const words = ['exodus-box', ...parts].map(part =>
    part
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  return `${words
    .filter(word => word !== '')
    .join('-')
    .slice(0, 80)}.json`;
}

import * as v from 'valibot';
import type { Kept } from './match-repository.ts';
import { FORMAT, dealSchema, isNewer, moveSchema, seatSchema } from './records.ts';

export const SAVE_KIND = 'exodus-box-match';
const DAMAGED_KIND = 'exodus-box-damaged-match';

/** A match of thousands of moves is well under this; more than this is something else. */
export const SAVE_LIMIT = 2 * 1024 * 1024;

const saveSchema = v.strictObject({
  format: v.literal(FORMAT),
  kind: v.literal(SAVE_KIND),
  ...dealSchema,
  seats: v.pipe(v.array(v.strictObject(seatSchema.entries)), v.minLength(1), v.maxLength(16)),
  actions: v.array(v.strictObject(moveSchema.entries)),
});

export type SaveFile = Readonly<v.InferOutput<typeof saveSchema>>;

export type SaveProblem = 'too-large' | 'not-a-save' | 'newer-version' | 'damaged';

export type ParsedSave =
  | { readonly ok: true; readonly value: SaveFile }
  | { readonly ok: false; readonly problem: SaveProblem };

/** Holds every secret of the match: whoever opens the file of a running match sees all hands. */
export function formatSave({ header, moves }: Kept): string {
  const { game, rulesVersion, options, seats, seed, name, createdAt } = header;
  const save: SaveFile = {
    format: FORMAT,
    kind: SAVE_KIND,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    name,
    createdAt,
    actions: moves.map(({ actor, action }) => ({ actor, action })),
  };
  return JSON.stringify(save);
}

/** What is left of a match that cannot be read, for somebody who may yet mend it. */
export const formatDamaged = (raw: { readonly header: unknown; readonly actions: readonly unknown[] }): string =>
  JSON.stringify({ kind: DAMAGED_KIND, header: raw.header, actions: raw.actions });

/** Reads the shape of a file from anywhere. Whether its moves are legal is for the rules to say. */
export function parseSave(text: string): ParsedSave {
  if (text.length > SAVE_LIMIT) return problem('too-large');
  const data = parseJson(text);
  if (v.is(v.object({ kind: v.literal(DAMAGED_KIND) }), data)) return problem('damaged');
  if (!v.is(v.object({ kind: v.literal(SAVE_KIND) }), data)) return problem('not-a-save');
  if (isNewer(data)) return problem('newer-version');
  const save = v.safeParse(saveSchema, data, { abortEarly: true });
  return save.success ? { ok: true, value: save.output } : problem('damaged');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const problem = (problem: SaveProblem): ParsedSave => ({ ok: false, problem });

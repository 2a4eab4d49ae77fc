import * as v from 'valibot';
import { count, deviceId, text } from '../parse-messages.ts';
import { parseJson } from '../wire-json.ts';
import { NO_VOTES, REIGN_KINDS, type SuccessionLetter } from './letters.ts';
import { MOST_PLACES } from './quorum.ts';

const MOST_DEVICES = 64;
export const logName = { epoch: count, generation: count };
const position = { ...logName, seq: count };
export const positions = v.strictObject(position);
const hash = text(64);
export const share = text(200);
const config = v.strictObject({
  ...logName,
  others: v.pipe(v.array(deviceId), v.maxLength(MOST_DEVICES)),
  need: count,
  enough: count,
  left: v.pipe(v.array(deviceId), v.maxLength(MOST_DEVICES)),
});
export const configs = v.pipe(v.array(config), v.maxLength(16));
export const lineage = v.pipe(
  v.array(v.strictObject({ epoch: count, kind: v.picklist(REIGN_KINDS), match: count, seq: count, chain: hash })),
  v.maxLength(32),
);
export const proof = v.strictObject({ over: v.strictObject(logName), token: hash });
const place = v.pipe(count, v.maxValue(MOST_PLACES - 1));
export const places = v.record(deviceId, place);
export const marks = v.record(deviceId, hash);
/** What everybody may know of a generation. */
export const founding = { ...logName, host: deviceId, config, priors: configs, places, marks };

export const handSchema = v.strictObject({
  type: v.literal('hand'),
  epoch: count,
  from: positions,
  proof,
  lineage,
  configs,
  testament: v.unknown(),
});

const schema: v.GenericSchema<unknown, SuccessionLetter> = v.variant('type', [
  v.strictObject({
    type: v.literal('standing'),
    protocol: count,
    rules: count,
    epoch: count,
    host: v.nullable(deviceId),
    promised: count,
    pledged: count,
    logs: v.pipe(v.array(positions), v.maxLength(2)),
  }),
  v.strictObject({
    type: v.literal('reign'),
    epoch: count,
    kind: v.picklist(REIGN_KINDS),
    ruling: v.boolean(),
    from: v.nullable(positions),
    proofs: v.pipe(v.array(proof), v.maxLength(8)),
    lineage,
  }),
  v.strictObject({ type: v.literal('found'), ...founding, share: v.nullable(share), sealed: v.string() }),
  v.strictObject({ type: v.literal('entry'), ...position, sealed: v.string() }),
  v.strictObject({ type: v.literal('kept'), ...position }),
  v.strictObject({ type: v.literal('settled'), ...logName }),
  v.strictObject({ type: v.literal('poll'), epoch: count, log: positions }),
  v.strictObject({
    type: v.literal('opinion'),
    epoch: count,
    no: v.nullable(v.picklist(NO_VOTES)),
    share: v.boolean(),
    promised: count,
  }),
  v.strictObject({ type: v.literal('call'), epoch: count, log: positions }),
  v.strictObject({ type: v.literal('vote'), epoch: count, share: v.nullable(share) }),
  v.strictObject({ type: v.literal('no-vote'), epoch: count, no: v.picklist(NO_VOTES), promised: count }),
  handSchema,
  v.strictObject({ type: v.literal('open-cards'), agreed: v.boolean() }),
]);

const OURS = new Set<unknown>([
  'standing',
  'reign',
  'found',
  'entry',
  'kept',
  'settled',
  'poll',
  'opinion',
  'call',
  'vote',
  'no-vote',
  'hand',
  'open-cards',
] satisfies readonly SuccessionLetter['type'][]);

/** A letter of ours; `other` when it is of the table; undefined for nonsense. Never throws. */
export function parseSuccession(letter: string): SuccessionLetter | 'other' | undefined {
  const raw = parseJson(letter);
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined;
  if (!OURS.has(raw.type)) return 'other';
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

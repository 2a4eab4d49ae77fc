import * as v from 'valibot';
import { count, deviceId } from '../parse-messages.ts';
import { REIGN_KINDS } from './letters.ts';
import {
  configs,
  founding,
  handSchema,
  lineage,
  logName,
  marks,
  places,
  positions,
  proof,
  share,
} from './parse-letters.ts';
import type { LogHead, MemberRecord } from './record.ts';

const head: v.GenericSchema<unknown, LogHead> = v.object({
  ...founding,
  share: v.nullable(share),
  // Records of before it was kept have none.
  lineage: v.optional(lineage, []),
});

const schema: v.GenericSchema<unknown, MemberRecord> = v.object({
  epoch: count,
  host: v.nullable(deviceId),
  kind: v.picklist(REIGN_KINDS),
  promised: count,
  lineage,
  trail: v.array(v.object({ ...logName, marks })),
  log: v.nullable(head),
  next: v.nullable(head),
  reign: v.nullable(
    v.object({
      kind: v.picklist(REIGN_KINDS),
      // Records of before it was kept have none.
      sure: v.optional(v.boolean(), true),
      from: v.nullable(positions),
      proofs: v.array(proof),
      places,
      generation: count,
      configs,
      abdicated: v.nullable(v.object({ to: deviceId, leaving: v.boolean(), letter: handSchema })),
    }),
  ),
});

/** What a disk gives back is a stranger's. Undefined when it is not what a member keeps. */
export function parseMemberRecord(raw: unknown): MemberRecord | undefined {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : undefined;
}

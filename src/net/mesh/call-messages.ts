import * as v from 'valibot';
import type { DeviceId } from '../device-key.ts';

/** What two devices say to each other through a third, until they have a link of their own. */
export type CallMessage = { readonly from: DeviceId; readonly to: DeviceId; readonly id: string } & (
  | { readonly type: 'offer' | 'answer'; readonly sdp: string }
  /** The one in between cannot reach them, or they cannot take it now. */
  | { readonly type: 'no' }
);

const LONGEST = 48 * 1024;
const device = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const head = { from: device, to: device, id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) };
const sdp = v.pipe(v.string(), v.maxLength(32 * 1024));

const schema: v.GenericSchema<unknown, CallMessage> = v.variant('type', [
  v.strictObject({ ...head, type: v.picklist(['offer', 'answer']), sdp }),
  v.strictObject({ ...head, type: v.literal('no') }),
]);

/** Undefined for anything that is none; never a throw. */
export function parseCall(text: string): CallMessage | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

import * as v from 'valibot';

/*
 * What may come from a broker, and through it from anybody who knows our name there. PeerJS believes it all, and
 * throws in the middle of the page when it is wrong: so it never sees what does not fit. LEAVE is left out on purpose:
 * PeerJS would close healthy links to that device.
 */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const sdp = v.pipe(v.string(), v.maxLength(32 * 1024));

const brokerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('OPEN') }),
  v.object({ type: v.literal('ID-TAKEN') }),
  v.object({ type: v.literal('ERROR'), payload: v.object({ msg: v.string() }) }),
  v.object({ type: v.literal('EXPIRE'), src: id }),
  v.object({
    type: v.literal('OFFER'),
    src: id,
    payload: v.object({
      type: v.literal('data'),
      connectionId: id,
      serialization: v.literal('raw'),
      reliable: v.literal(true),
      label: id,
      sdp: v.object({ type: v.literal('offer'), sdp }),
    }),
  }),
  v.object({
    type: v.literal('ANSWER'),
    src: id,
    payload: v.object({
      type: v.literal('data'),
      connectionId: id,
      sdp: v.object({ type: v.literal('answer'), sdp }),
    }),
  }),
  v.object({
    type: v.literal('CANDIDATE'),
    src: id,
    payload: v.object({
      type: v.literal('data'),
      connectionId: id,
      candidate: v.object({
        candidate: v.pipe(v.string(), v.maxLength(1024)),
        sdpMid: v.nullish(v.string(), null),
        sdpMLineIndex: v.nullish(v.number(), null),
        usernameFragment: v.nullish(v.string(), null),
      }),
    }),
  }),
]);

export type BrokerMessage = v.InferOutput<typeof brokerMessageSchema>;

export function parseBrokerMessage(data: unknown): BrokerMessage | undefined {
  const message = v.safeParse(brokerMessageSchema, data);
  return message.success ? message.output : undefined;
}

const echoSchema = v.object({
  type: v.literal('CANDIDATE'),
  payload: v.object({ echo: v.string() }),
});

/** A message to ourselves: it comes back as long as the broker knows us and the way there and back is open. */
export const echoMessage = (to: string, echo: string): unknown => ({ type: 'CANDIDATE', dst: to, payload: { echo } });

export function parseEcho(data: unknown): string | undefined {
  const message = v.safeParse(echoSchema, data);
  return message.success ? message.output.payload.echo : undefined;
}

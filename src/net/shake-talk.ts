import * as v from 'valibot';
import type { Clock } from './clock.ts';
import type { Refused, ShakeRefusal } from './handshake.ts';
import type { Link } from './link.ts';
import { noSchema, parsed } from './shake-messages.ts';

const WITHIN = 6_000;

/** One handshake's conversation. It takes messages one at a time, and leaves every later one to whoever listens next. */
export interface Talk {
  say(message: Readonly<Record<string, unknown>>): void;
  /** Null if that is not what came in time; `over` then says why. */
  hear<Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema> | null>;
  /** Tells the other end, and closes the link. */
  refuse(refusal: ShakeRefusal): Refused;
  over(): Refused;
}

export function talkOver(link: Link, clock: Clock): Talk {
  let refusal: ShakeRefusal = 'timeout';
  const deadline = clock.now() + WITHIN;
  const say = (message: Readonly<Record<string, unknown>>): void => link.send(JSON.stringify(message));

  const refuse = (why: ShakeRefusal): Refused => {
    refusal = why;
    say({ type: 'no', why: asTheyCallIt(why) });
    link.close('refused');
    return over();
  };
  const over = (): Refused => ({ ok: false, refusal });

  return {
    say,
    async hear(schema) {
      const text = await nextMessage(link, clock, deadline - clock.now());
      if (text === undefined) {
        refuse('timeout');
        return null;
      }
      const data = parsed(text);
      const no = v.safeParse(noSchema, data);
      if (no.success) {
        refusal = no.output.why;
        link.close('refused');
        return null;
      }
      const message = v.safeParse(schema, data);
      if (message.success) return message.output;
      refuse('nonsense');
      return null;
    },
    refuse,
    over,
  };
}

/** Undefined if the link ends first, or it takes too long. */
function nextMessage(link: Link, clock: Clock, within: number): Promise<string | undefined> {
  return new Promise(resolve => {
    const settle = (text: string | undefined): void => {
      forget.forEach(stop => stop());
      resolve(text);
    };
    const forget: (() => void)[] = [];
    forget.push(
      link.onMessage(settle),
      clock.setTimer(Math.max(0, within), () => settle(undefined)),
      // What came before the end is heard first.
      link.onClose(() => queueMicrotask(() => settle(undefined))),
    );
  });
}

/** Who is older depends on whom you ask. */
function asTheyCallIt(refusal: ShakeRefusal): ShakeRefusal {
  switch (refusal) {
    case 'we-are-older':
      return 'they-are-older';
    case 'they-are-older':
      return 'we-are-older';
    case 'another-host':
      return 'impostor';
    case 'stranger':
    case 'impostor':
    case 'nonsense':
    case 'timeout':
      return refusal;
  }
}

import type { Clock } from '../clock.ts';
import { type MemoryPair, memoryLinks } from '../memory-link.ts';
import { randomBytes } from '../base64url.ts';
import type { CardEnds } from '../cards/card-link.ts';
import { hexText } from '../cards/candidate.ts';
import { type Card, type CardKind, TAG_BYTES } from '../cards/card.ts';
import type { Opened } from '../rtc-attempt.ts';
import type { Ends } from './mesh.ts';

/** A room in which every two devices that exchange an offer and an answer find each other; or not, if it says so. */
export interface MemoryAir {
  /** One for each device. */
  ends(): Ends;
  cards(): CardEnds;
  /** From now on nothing new gets through. */
  keepApart(apart: boolean): void;
  /** Every link made so far, whoever offered at the near end. */
  readonly pairs: readonly MemoryPair[];
}

export function memoryAir(clock: Clock): MemoryAir {
  const pairs: MemoryPair[] = [];
  const offers = new Map<string, (opened: Opened) => void>();
  let apart = false;

  const ends: Ends = {
    async offer() {
      const offer = `offer ${offers.size + 1}`;
      let settle: (opened: Opened) => void = () => undefined;
      const opened = new Promise<Opened>(resolve => {
        settle = resolve;
      });
      offers.set(offer, settle);
      return {
        offer,
        accept: answer => (answer === `answer to ${offer}` ? opened : Promise.resolve(NONSENSE)),
        cancel: () => settle({ ok: false, problem: 'unreachable' }),
      };
    },
    async answer(offer) {
      const settle = offers.get(offer);
      if (!settle) return NONSENSE;
      const opened = apart ? undefined : pairOf(offer);
      settle(opened ? { ok: true, link: opened.near } : { ok: false, problem: 'unreachable' });
      return {
        ok: true,
        answer: `answer to ${offer}`,
        opened: Promise.resolve(
          opened ? { ok: true, link: opened.far } : ({ ok: false, problem: 'unreachable' } as const),
        ),
        cancel: () => undefined,
      };
    },
  };

  function pairOf(offer: string): MemoryPair {
    const [mine, theirs] = [`of ${offer}`, `of the answer to ${offer}`];
    const pair = memoryLinks(clock, { bindings: { near: { mine, theirs }, far: { mine: theirs, theirs: mine } } });
    pairs.push(pair);
    return pair;
  }

  const answering = new Map<string, (opened: Opened) => void>();
  const cards: CardEnds = {
    async invite(room) {
      const card = cardOf('invitation', room, hexText(randomBytes(TAG_BYTES)));
      const accept = async ({ call }: Card): Promise<Opened> => {
        const settle = answering.get(call);
        if (!settle || apart) return { ok: false, problem: 'unreachable' };
        const { near, far } = pairOf(`card ${call}`);
        settle({ ok: true, link: far });
        return { ok: true, link: near };
      };
      return { ok: true, value: { card, accept, cancel: () => undefined } };
    },
    async answer({ room, call }) {
      const opened = new Promise<Opened>(resolve => answering.set(call, resolve));
      const cancel = (): void => answering.get(call)?.({ ok: false, problem: 'unreachable' });
      return { ok: true, value: { card: cardOf('answer', room, call), opened, cancel } };
    },
  };

  return {
    ends: () => ends,
    cards: () => cards,
    keepApart(now) {
      apart = now;
    },
    pairs,
  };
}

const cardOf = (kind: CardKind, room: string, call: string): Card => ({
  kind,
  room,
  call,
  fingerprint: hexText(randomBytes(32)),
  ufrag: 'memo',
  pwd: 'a'.repeat(24),
  candidates: [{ kind: 'ipv4', address: '10.0.0.1', port: 4_000 }],
});

const NONSENSE = { ok: false, problem: 'nonsense' } as const;

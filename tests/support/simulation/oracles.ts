import { seatsHeldBy } from '../../../src/table/index.ts';
import type { DeviceId, ToGuest } from '../../../src/table/index.ts';
import { gathered } from '../../../src/table/pieces.ts';
import {
  type Member,
  type MemberInput,
  type MemberPost,
  type MemberStep,
  type Position,
  type SuccessionLetter,
  comparePositions,
  isRuling,
} from '../../../src/table/succession/index.ts';
import type { Tally } from './tally.ts';
import { type ClockOracles, clockOracles } from './clock-oracles.ts';
import type { Device } from './device.ts';
import { nameOf, textsOf } from './disk.ts';

/** Something that must never be. */
export class Broken extends Error {}

const broken = (what: string): never => {
  throw new Broken(what);
};

type Letter = SuccessionLetter | ToGuest | { readonly type: string };

/** What is true of the whole table at every step, whatever happens to it. */
export interface Oracles {
  readonly stepped: (
    device: Device,
    before: Member,
    input: MemberInput,
    step: MemberStep,
    texts: readonly string[],
  ) => void;
  /** People have overruled the quorum: what was acknowledged may be on a branch from now on. */
  readonly overruled: () => void;
  /** Asks that were acknowledged as durable, in order. */
  readonly acknowledged: readonly { readonly intent: string; readonly epoch: number }[];
  readonly clocks: ClockOracles;
}

/** As long as a link that has just ended may take to be there again. */
const JUDGING_MS = 900;

const isJudgement = ({ reign }: Member, letter: Letter): boolean =>
  !reign &&
  (letter.type === 'poll' ||
    letter.type === 'call' ||
    (letter.type === 'vote' && 'share' in letter && letter.share !== null));

export function oraclesFor(tally: Tally, isAct: (intent: string) => boolean, now: () => number): Oracles {
  const hostOf = new Map<number, DeviceId>();
  const chains = new Map<string, string>();
  const keys = new Map<string, string>();
  const ownerOf = new Map<string, DeviceId>();
  const lastVote = new Map<DeviceId, number>();
  const acknowledged: { readonly intent: string; readonly epoch: number }[] = [];
  const clocks = clockOracles(broken, tally, now);
  let isOverruled = false;

  function oneHostPerEpoch({ me, epoch, reign }: Member): void {
    if (!reign) return;
    const known = hostOf.get(epoch);
    if (known !== undefined && known !== me) broken(`Both ${known} and ${me} are host of epoch ${epoch}.`);
    hostOf.set(epoch, me);
  }

  function nothingBackwards(device: Device, before: Member, after: Member): void {
    // A reign that could not be stored, and that nobody has heard of, never was.
    if (before.reign && !before.reign.announced) return;
    if (after.epoch < before.epoch || after.promised < before.promised) {
      broken(`${device.id} went back from epoch ${before.epoch} (${before.promised}) to ${after.epoch}.`);
    }
  }

  function noLowerEpoch(device: Device, before: Member, input: MemberInput, after: Member): void {
    if (input.type !== 'letter' || before.reign) return;
    const isTaken =
      after.guest.seen !== before.guest.seen || after.guest.roster !== before.guest.roster || after.log !== before.log;
    if (!isTaken) return;
    const { text } = gathered(before.parcel, input.from, input.text);
    const { epoch, type } = JSON.parse(text ?? '{}') as { readonly epoch?: number; readonly type: string };
    if (epoch !== undefined && epoch < Math.max(before.epoch, before.promised))
      broken(`${device.id}, in epoch ${before.epoch}, took a ${type} of epoch ${epoch}.`);
  }

  function sameChains({ epoch, reign, guest }: Member, before: Member): void {
    const playing = reign?.host.playing;
    if (playing && playing !== before.reign?.host.playing) {
      sameChain(epoch, reign.host.matchNumber, playing.match.moves, playing.chain);
    } else if (!reign && guest.seen && guest.seen !== before.guest.seen) {
      sameChain(guest.epoch, guest.seen.match, guest.seen.seq, guest.seen.chain);
    }
  }

  function sameChain(epoch: number, match: number, seq: number, chain: string): void {
    const key = `${epoch} ${match} ${seq}`;
    const known = chains.get(key);
    if (known !== undefined && known !== chain) broken(`Two histories in epoch ${epoch} at move ${seq}.`);
    chains.set(key, chain);
  }

  function nothingLost(device: Device, before: Member, after: Member): void {
    const { reign, epoch, kind } = after;
    if (!reign) return;
    if (!before.reign || before.epoch !== epoch) tally.count(`accession: ${kind}`);
    // Whoever was handed the table in its sleep may believe to be the host of it, until it asks.
    if (isOverruled || !isRuling(after) || (before.epoch === epoch && isRuling(before))) return;
    const intents = new Set(reign.book?.moves.map(({ intent }) => intent));
    const lost = acknowledged.find(one => one.epoch < epoch && !intents.has(one.intent));
    if (lost !== undefined) broken(`${device.id} rules epoch ${epoch} without ${lost.intent}, which was acknowledged.`);
  }

  function answers(device: Device, step: MemberStep): void {
    for (const { id, refusal } of step.answers) {
      const intent = `${device.id}.${id}`;
      tally.count(`answer: ${refusal ?? 'applied'}`);
      if (refusal === null && isAct(intent)) acknowledged.push({ intent, epoch: step.member.epoch });
      if (refusal === null) clocks.acknowledged(intent);
    }
  }

  function freshKeys({ reign, epoch }: Member): void {
    const { founding } = reign ?? {};
    if (!founding) return;
    const name = `${epoch}.${founding.log.generation}`;
    const known = keys.get(founding.key);
    if (known !== undefined && known !== name) broken(`The key of ${known} is used again for ${name}.`);
    keys.set(founding.key, name);
  }

  function post(device: Device, member: Member, { to, letter }: MemberPost, text: string): void {
    checkShares(device, to, letter);
    checkSecrets(member, to, letter, text);
    if (now() - device.wokeAt < JUDGING_MS && isJudgement(member, letter)) {
      broken(`${device.id} judged its host before it was awake.`);
    }
    if (letter.type === 'vote') {
      const { epoch } = letter;
      if ((device.disk.record?.promised ?? 0) < epoch)
        broken(`${device.id} voted in ${epoch} before that was durable.`);
      if ((lastVote.get(device.id) ?? 0) >= epoch) broken(`${device.id} voted for ${epoch} after a later one.`);
      lastVote.set(device.id, epoch);
    }
    if (letter.type === 'standing' && 'pledged' in letter && (device.disk.record?.promised ?? 0) < letter.pledged) {
      broken(`${device.id} pledged itself to ${letter.pledged} before that was durable.`);
    }
    if (letter.type === 'kept' && !isStored(device, letter)) {
      broken(`${device.id} confirmed entry ${letter.seq} of ${nameOf(letter)}, which it has not stored.`);
    }
  }

  /** It may have been asleep since, and have something better by now. */
  const isStored = ({ disk }: Device, at: Position): boolean =>
    [disk.record?.log, disk.record?.next].some(log => {
      const seq = log ? textsOf(disk, log).length - 1 : -1;
      return log && seq >= 0 && comparePositions({ ...log, seq }, at) >= 0;
    });

  function checkShares(device: Device, to: DeviceId, letter: Letter): void {
    if (!('share' in letter) || typeof letter.share !== 'string') return;
    const owner = ownerOf.get(letter.share);
    if (owner === undefined) return;
    if (letter.type === 'found' && owner !== to) broken(`${to} was sent the share of ${owner}.`);
    if (letter.type === 'vote' && owner !== device.id) broken(`${device.id} voted with the share of ${owner}.`);
  }

  /** Only the views of seats that the receiver holds; no seed, no key, except to whom the table is handed. */
  function checkSecrets({ reign }: Member, to: DeviceId, letter: Letter, text: string): void {
    if (letter.type === 'hand') return;
    const { playing } = reign?.host ?? {};
    if (playing && text.includes(playing.match.seed)) broken(`The seed was sent to ${to} in a ${letter.type}.`);
    // At a table of two that has opened its cards, the key is what the other gets.
    const isOpened = letter.type === 'found' && 'config' in letter && letter.config.need === 1;
    for (const key of isOpened ? [] : [reign?.key, reign?.founding?.key]) {
      if (key && text.includes(key)) broken(`The key was sent to ${to} in a ${letter.type}.`);
    }
    if (!reign || (letter.type !== 'whole' && letter.type !== 'scene') || !('own' in letter)) return;
    const held = seatsHeldBy(reign.host, to);
    for (const { seat } of letter.own) {
      if (!held.includes(seat)) broken(`${to} was sent what seat ${seat} sees.`);
    }
  }

  return {
    acknowledged,
    clocks,
    overruled() {
      isOverruled = true;
      clocks.overruled();
      tally.count('override');
    },
    stepped(device, before, input, step, texts) {
      const { member } = step;
      oneHostPerEpoch(member);
      nothingBackwards(device, before, member);
      noLowerEpoch(device, before, input, member);
      sameChains(member, before);
      nothingLost(device, before, member);
      answers(device, step);
      clocks.stepped(device, before, input, step);
      freshKeys(member);
      for (const { owner, share } of ownShares(member, before)) ownerOf.set(share, owner);
      step.post.forEach((letter, n) => post(device, member, letter, texts[n] ?? ''));
    },
  };
}

/** Whose share is whose, as the host who made them knows. */
function ownShares({ reign }: Member, before: Member): readonly { readonly owner: DeviceId; readonly share: string }[] {
  const shares = reign?.founding?.shares ?? {};
  if (shares === before.reign?.founding?.shares) return [];
  return Object.entries(shares).map(([owner, share]) => ({ owner, share }));
}

import type { ReadonlySignal } from '@preact/signals';
import type { Roster } from '../../table/index.ts';
import type { Member, MemberInput, MemberPost } from '../../table/succession/index.ts';

export interface GoodbyeParts {
  readonly member: ReadonlySignal<Member>;
  readonly roster: ReadonlySignal<Roster | null>;
  readonly isLinked: (device: string) => boolean;
  readonly send: (post: MemberPost) => void;
  readonly dispatch: (input: MemberInput) => void;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** What a host that leaves gives the others to take over. */
const HAND_OVER_WITHIN = 10_000;

/** Leaves a table for good: a guest says so, a host hands over first, and the last one closes it for everybody. */
export async function sayGoodbye({ member, roster, isLinked, send, dispatch, pause }: GoodbyeParts): Promise<void> {
  const { me } = member.value;
  const isHost = (): boolean => member.value.reign !== null;
  const isAnybodyHere = roster.value?.devices.some(({ id, online }) => id !== me && online && isLinked(id)) ?? false;
  if (!isHost() || isAnybodyHere) {
    dispatch({ type: 'leave' });
    // A guest's goodbye goes out once it is written down; a host's, once somebody else hosts.
    const isUnderWay = (): boolean => isHost() || member.value.storing.pending.length > 0;
    for (let waited = 0; isUnderWay() && waited < HAND_OVER_WITHIN; waited += 100) {
      await pause(100);
      // There may have been nobody to hand it to, and somebody be there now.
      if (isHost()) dispatch({ type: 'leave' });
    }
    // What is left to say goes out with the links.
    await pause(100);
  }
  if (!isHost()) return;
  for (const { id } of roster.value?.devices ?? []) {
    send({ to: id, letter: { type: 'sorry', epoch: member.value.epoch, why: 'host-left' } });
  }
}

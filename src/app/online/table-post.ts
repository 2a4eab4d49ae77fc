import type { DeviceId, Link, Subject } from '../../net/index.ts';
import { type TurnedAway, piecesOf } from '../../table/index.ts';
import type { MemberPost } from '../../table/succession/index.ts';

export interface TablePost {
  /** Throws when a letter is longer than anybody takes, or is no JSON: both are our own bugs. */
  readonly send: (post: MemberPost) => void;
  /** What is done about a letter that could not be sent: its device would miss it, so it gets a new link and all anew. */
  readonly unsent: (post: MemberPost, fault: unknown) => void;
}

export function tablePost(
  linkTo: (device: DeviceId) => Link | undefined,
  noteFault: (fault: unknown) => void,
): TablePost {
  return {
    send({ to, letter }) {
      const link = linkTo(to);
      if (link) for (const piece of piecesOf(JSON.stringify(letter))) link.send(piece, subjectOf(letter));
    },
    unsent({ to, letter }, cause) {
      noteFault(new Error(`A ${letter.type} could not be sent.`, { cause }));
      linkTo(to)?.close('overflow');
    },
  };
}

/** Whoever chats or chooses a name must not learn from a letter's length what else was in letters before it. */
export function subjectOf({ type }: MemberPost['letter']): Subject {
  return type === 'roster' || type === 'talk' ? 'everybody' : 'secrets';
}

/** What the other end of a link is told when it is closed. */
export function reasonFor(why: TurnedAway | 'left'): 'left' | 'refused' | 'abuse' {
  switch (why) {
    case 'abuse':
      return 'abuse';
    case 'removed':
    case 'table-full':
      return 'refused';
    case 'host-left':
    case 'left':
      return 'left';
  }
}

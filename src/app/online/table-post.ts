import type { Subject } from '../../net/index.ts';
import type { TurnedAway } from '../../table/index.ts';
import type { MemberPost } from '../../table/succession/index.ts';

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

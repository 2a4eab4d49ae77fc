import type { DeviceId } from '../roster.ts';
import { type Desk, putReign } from './desk.ts';

/** The people at a table of two agree that either may go on without the other, and could look. */
export function openCards(desk: Desk, agreed: boolean): void {
  const { me, host, reign } = desk.member;
  if (reign) agree(desk, me, agreed);
  else if (host !== null) desk.post.push({ to: host, letter: { type: 'open-cards', agreed } });
}

export function agree(desk: Desk, from: DeviceId, agreed: boolean): void {
  const { reign } = desk.member;
  if (!reign) return;
  const others = reign.agreed.filter(id => id !== from);
  putReign(desk, { agreed: agreed ? [...others, from] : others });
}

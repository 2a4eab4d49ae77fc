import { type Seat, at } from '../../../../engine/index.ts';
import type { WhyNot, Words } from '../../../../ui/game-ui.ts';
import type { Event } from '../../event.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';

/** All of it follows from what everybody sees. */
export const whyNotWords: Words<Action, View, Event>['whyNot'] = ({ view, seat }) => {
  switch (view.phase) {
    case 'choosing':
      return whileChoosing(view, seat);
    case 'shutting':
      return whileShutting(view, seat);
    case 'over':
      return [];
  }
};

function whileChoosing(view: Extract<View, { phase: 'choosing' }>, seat: Seat): readonly WhyNot[] {
  const { peeked, chosen, shutters } = view;
  const reasons: WhyNot[] = [];
  if (at(peeked, seat)) reasons.push({ choice: 'Peek', because: 'You have peeked tonight.', rule: 'LN-6' });
  if (at(chosen, seat)) reasons.push({ choice: 'Choose again', because: 'A choice cannot be changed.', rule: 'LN-3' });
  if (!shutters) reasons.push({ choice: 'Shut', because: 'This match has no shutters.', rule: 'LN-12' });
  return reasons;
}

function whileShutting({ peeker, shutters }: Extract<View, { phase: 'shutting' }>, seat: Seat): readonly WhyNot[] {
  const reasons: WhyNot[] = [{ choice: 'Choose', because: 'The others are asked about the peek first.', rule: 'LN-9' }];
  const isUsed = shutters !== null && at(shutters, seat) !== null;
  if (isUsed && seat !== peeker) reasons.push({ choice: 'Shut', because: 'Your shutter is used up.', rule: 'LN-10' });
  return reasons;
}

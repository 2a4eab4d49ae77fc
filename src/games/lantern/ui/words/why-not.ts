import { at } from '../../../../engine/index.ts';
import type { Words } from '../../../../ui/game-ui.ts';
import type { Event } from '../../event.ts';
import type { Action } from '../../state.ts';
import type { View } from '../../view.ts';

export const whyNotWords: Words<Action, View, Event>['whyNot'] = ({ view, seat, legal }) => {
  if (view.phase === 'over') return [];
  const can = (type: Action['type']): boolean => legal.some(action => action.type === type);
  return [
    ...(view.phase === 'choosing' && at(view.peeked, seat) && !can('peek')
      ? [{ choice: 'Peek', because: 'You have peeked tonight.', rule: 'LN-6' }]
      : []),
    ...(view.phase === 'choosing' && at(view.chosen, seat)
      ? [{ choice: 'Choose again', because: 'A choice cannot be changed.', rule: 'LN-3' }]
      : []),
  ];
};

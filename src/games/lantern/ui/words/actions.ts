import type { Action } from '../../state.ts';

export function actionWords(action: Action): string {
  switch (action.type) {
    case 'choose':
      return action.choice === 'light' ? 'Light your lamp' : 'Hide your lamp';
    case 'peek':
      return 'Peek at the card aside';
    case 'shut':
      return 'Shut your shutter';
    case 'pass':
      return 'Let them peek';
    case 'time-is-up':
      return 'Time is up';
  }
}

/** What the hand and the browser have done about the holder's secrets. */
export interface SecrecyState {
  readonly held: boolean;
  readonly kept: boolean;
  readonly pageHidden: boolean;
}

export type SecrecyInput =
  | 'hold'
  | 'release'
  | 'keep'
  | 'hide'
  /** The window lost focus: an app switcher may be taking its picture. */
  | 'blur'
  | 'page-hidden'
  | 'page-shown'
  | 'handed-over';

export const FACE_DOWN: SecrecyState = { held: false, kept: false, pageHidden: false };

export function secrecyStep(state: SecrecyState, input: SecrecyInput): SecrecyState {
  switch (input) {
    case 'hold':
      return { ...state, held: true };
    case 'release':
      return { ...state, held: false };
    case 'keep':
      return { ...state, kept: true };
    case 'hide':
    case 'blur':
    case 'handed-over':
      return { ...state, held: false, kept: false };
    case 'page-hidden':
      return { held: false, kept: false, pageHidden: true };
    case 'page-shown':
      return { ...state, pageHidden: false };
  }
}

interface Setting {
  /** One person plays here, or they said they are alone. */
  readonly alone: boolean;
  /** A seat of this device holds the phone, and no curtain is up. */
  readonly holding: boolean;
}

/** Whether the holder's secrets may be in the page now. */
export function isRevealed({ held, kept, pageHidden }: SecrecyState, { alone, holding }: Setting): boolean {
  return holding && !pageHidden && (alone || held || kept);
}

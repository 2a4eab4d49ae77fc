import type { ReadonlySignal } from '@preact/signals';

/** A code for another phone to scan, or for somebody to paste: what one device needs to reach another without a server. */
export interface ShownCode {
  /** What the square code shows. The phone's own camera opens the app with it. */
  readonly link: string;
  /** The same without the address of the app, to send or to paste. */
  readonly text: string;
  /** When it grows old, by this device's clock, and how long it was good for, in milliseconds. */
  readonly until: number;
  readonly lasts: number;
}

/** Four of SIGN_COUNT signs, made from both ends of the wire: the same on both screens, or somebody is in between. */
export type CheckPhrase = readonly [number, number, number, number];
export const SIGN_COUNT = 64;

/** Why what was scanned or pasted leads nowhere. Each has its own sentence. */
export type CodeRefusal =
  /** Something else altogether. */
  | 'not-a-code'
  /** One of ours, but torn or mistyped. */
  | 'damaged'
  /** Made by a newer, or an older, version of the app than this one. */
  | 'newer-version'
  | 'older-version'
  | 'other-room'
  /** Answers a code that is shown no longer. */
  | 'too-old'
  /** The one this device shows. */
  | 'own-code'
  /** Whoever comes in showed us an answer where a table's code was wanted, or the other way round. */
  | 'answer-expected'
  | 'invitation-expected';

/** Why two phones that have read each other's codes do not meet. */
export type MeetingTrouble =
  /** This device has no address in any network: no Wi-Fi, no hotspot. */
  | 'no-network'
  /** Both are there and nothing gets through: the Wi-Fi keeps phones apart. */
  | 'kept-apart'
  /** Nobody read our answer in time. */
  | 'too-old'
  /** They met, and the other one broke it off or fell silent. */
  | 'broken-off'
  | 'we-are-older'
  | 'they-are-older'
  /** Not the table that this device belongs to, or not the device it said it was. */
  | 'impostor';

/** A seated device lets newcomers in, one after another. */
export interface Doorstep {
  readonly state: ReadonlySignal<DoorstepState>;
  /** What the camera saw, or what was pasted. Null when it is the answer that was waited for. */
  read(text: string): Promise<CodeRefusal | null>;
  /** Shows a new code, for the next newcomer or after a failure. An old one makes way by itself. */
  renew(): void;
  close(): void;
}

export type DoorstepState =
  | { readonly is: 'preparing' }
  | { readonly is: 'showing'; readonly code: ShownCode }
  | { readonly is: 'meeting' }
  /** They are in; `name` is empty until they have said it. */
  | { readonly is: 'met'; readonly name: string; readonly phrase: CheckPhrase }
  | { readonly is: 'failed'; readonly trouble: MeetingTrouble };

/** A newcomer reads a table's code and shows its answer. */
export interface Visit {
  readonly state: ReadonlySignal<VisitState>;
  /** What the camera saw, or what was pasted. Null when it is a table's code. */
  read(text: string): Promise<CodeRefusal | null>;
  /** From the beginning: another code will be read. */
  restart(): void;
  /** Lets go of what has not been met. */
  close(): void;
}

export type VisitState =
  | { readonly is: 'looking' }
  | { readonly is: 'preparing' }
  /** Our answer, for the phone whose code we read. */
  | { readonly is: 'showing'; readonly code: ShownCode }
  /** The wire is open, and the table is being asked for. */
  | { readonly is: 'meeting' }
  | { readonly is: 'met'; readonly room: string; readonly phrase: CheckPhrase }
  | { readonly is: 'failed'; readonly trouble: MeetingTrouble };

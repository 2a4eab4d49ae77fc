import type { CodeRefusal, MeetingTrouble } from '../same-room.ts';
import type { NoCamera } from './camera.ts';

/** What the screens say where phones meet in one room. Loaded with them. */

export interface Saying {
  readonly title: string;
  /** What happened. */
  readonly text: string;
  /** What to do about it. */
  readonly todo: string;
}

export const CODE_REFUSALS = {
  'not-a-code': {
    title: 'That is some other code',
    text: 'It was not made by Exodus Box.',
    todo: 'Look for the square on their Exodus Box screen, or paste their code whole.',
  },
  damaged: {
    title: 'Part of the code is missing',
    text: 'It is one of ours, but some of it got lost on the way.',
    todo: 'Scan it once more, a little closer. If you pasted it, copy it again from its first letter to its last.',
  },
  'newer-version': {
    title: 'Their Exodus Box is newer',
    text: 'This phone cannot read their code yet.',
    todo: 'Refresh the app here as soon as you have internet, then scan again.',
  },
  'older-version': {
    title: 'Their Exodus Box is older',
    text: 'Their code is from a version this phone no longer reads.',
    todo: 'Ask them to refresh their app, then scan again.',
  },
  'other-room': {
    title: 'That is another table',
    text: 'The code leads to a different table than this one.',
    todo: 'Ask somebody at your own table to let you in, and scan their code.',
  },
  'too-old': {
    title: 'That code has grown old',
    text: 'It answers one that is no longer on this screen.',
    todo: 'Let them scan the code you show now. Then read their new one.',
  },
  'own-code': {
    title: 'That is your own code',
    text: 'This phone read what it shows itself.',
    todo: 'Point the camera at the other phone, or paste the code they sent you.',
  },
  'answer-expected': {
    title: 'You both opened the door',
    text: 'Their phone shows a code for letting somebody in, just as yours does.',
    todo: 'One of you goes back and chooses “Join here, without internet”, then scans the other’s screen.',
  },
  'invitation-expected': {
    title: 'That is an answer, not the way in',
    text: 'It is meant for the phone that let them in.',
    todo: 'The phone that showed the first code should read it, in the app: there, under “Let somebody in”.',
  },
} as const satisfies Record<CodeRefusal, Saying>;

export const MEETING_TROUBLES = {
  'no-network': {
    title: 'This phone is in no network',
    text: 'Phones meet over Wi-Fi, and this one has none right now.',
    todo: 'Join the same Wi-Fi as the others, or open a hotspot on one phone and let the rest join that. No internet is needed.',
  },
  'kept-apart': {
    title: 'This Wi-Fi keeps phones apart',
    text: 'You read each other’s codes, but nothing gets through. Guest and café networks do that.',
    todo: 'Open a hotspot on one phone and let the others join it; no internet is needed. The phone that is the hotspot should be the one that scans first.',
  },
  'too-old': {
    title: 'It took a little too long',
    text: 'Nobody read the answer in time, and it has grown old.',
    todo: 'Scan their code again, then hold your answer before their camera straight away. If they did read it, this Wi-Fi may keep phones apart: open a hotspot on one phone.',
  },
  'broken-off': {
    title: 'You met, and lost each other',
    text: 'The other phone fell silent in the middle of it.',
    todo: 'Keep both screens on and stay close to the Wi-Fi. Then try once more.',
  },
  'we-are-older': {
    title: 'The table has a newer Exodus Box',
    text: 'Yours is a little behind, so the two cannot play together yet.',
    todo: 'Refresh here as soon as you have internet, then try again.',
  },
  'they-are-older': {
    title: 'Their Exodus Box is older',
    text: 'Yours is newer, so the two cannot play together yet.',
    todo: 'Ask them to refresh their app, then try again.',
  },
  impostor: {
    title: 'That is not who it said it was',
    text: 'Another device answered than the one whose code was read, so we broke it off.',
    todo: 'Hold the two phones side by side, and scan straight from screen to screen.',
  },
} as const satisfies Record<MeetingTrouble, Saying>;

export const NO_CAMERA = {
  refused: {
    title: 'The camera is not allowed',
    text: 'Allow it and try again, or paste codes instead: that works just as well.',
    ways: [
      'Chrome: tap the sign left of the address, then Permissions, then Camera. Installed app: hold its icon, then App info.',
      'Safari: tap the page menu beside the address, then Website Settings, then Camera.',
      'Firefox: tap the lock beside the address, and clear what is blocked.',
    ],
  },
  none: {
    title: 'There is no camera here',
    text: 'Paste codes instead: that works just as well.',
    ways: [],
  },
  'in-use': {
    title: 'The camera is busy',
    text: 'Another app or tab has it. Close that one and try again, or paste codes instead.',
    ways: [],
  },
  insecure: {
    title: 'No camera on this page',
    text: 'Browsers open it on secure pages only, and this one came over plain http. Open the address that begins with https, or paste codes.',
    ways: [],
  },
} as const satisfies Record<NoCamera, { title: string; text: string; ways: readonly string[] }>;

export const CAMERA = {
  label: 'What the camera sees',
  asking: 'May we use the camera?',
  askingLine: 'Your browser asks you now. The picture never leaves this phone.',
  without: 'Go on without it',
  off: 'The camera is off.',
  start: 'Use the camera',
  again: 'Try the camera again',
  how: 'How to allow it',
  turn: 'Turn the camera round',
  light: 'Light',
  starting: 'Waking the camera…',
  noReader: 'The code reader did not load. Paste their code instead.',
} as const;

export const CODE = {
  qr: 'Your code, to be scanned by the other phone',
  enlarge: 'Show the code large',
  large: 'Scan this',
  copy: 'Copy code',
  copied: 'Code copied.',
  share: 'Share',
  shareTitle: 'Exodus Box',
  paste: 'Paste their code',
  read: 'Read it',
  pasteEmpty: 'Paste the code first.',
  reading: 'Reading…',
  left: (seconds: number) => (seconds === 1 ? 'Good for 1 second' : `Good for ${seconds} seconds`),
  old: 'A new one is on its way',
} as const;

export const LET_IN = {
  preparing: 'Making your code…',
  preparingLine: 'One moment: this phone is finding out where it is.',
  steps: ['They scan this.', 'Point your camera at their screen.'],
  stepsPaste: ['They scan this, or you send it.', 'Paste what they send back.'],
  how: 'On their phone: “Join here, without internet” on the first screen.',
  meeting: 'You have found each other…',
  meetingLine: 'A second or two, and they are in.',
  meetingSlowly: 'Still knocking. Keep both screens on, and stay close to the Wi-Fi.',
  met: (name: string) => (name === '' ? 'They are in' : `${name} is in`),
  next: 'Let the next one in',
  done: 'Done',
  again: 'Show a new code',
  loading: 'Opening the door…',
} as const;

export const VISIT = {
  title: 'Join here',
  titleBack: 'Come back to the table',
  look: 'Point the camera at the code on their screen.',
  lookPaste: 'Paste the code they sent you.',
  lookLine: 'Anybody at the table can show one: they choose “Let somebody in”.',
  nameFirst: 'Next',
  nameMeanwhile: 'That is me',
  waking: 'Getting ready…',
  wakingLine: 'One moment.',
  preparing: 'Got it. Making your answer…',
  preparingLine: 'One moment: this phone is finding out where it is.',
  show: 'Now show them this',
  showLine: 'Hold it before the camera of the phone you scanned.',
  showPaste: 'Or send it to them, to paste.',
  meeting: 'You have found each other…',
  meetingLine: 'The table is making room for you.',
  meetingSlowly: 'Still knocking. Keep both screens on, and stay close to the Wi-Fi.',
  met: 'You are in',
  sit: 'Sit down',
  again: 'Start again',
  scan: 'Scan a code',
  refresh: 'Refresh here',
} as const;

export const CHECK = {
  ask: 'The same four on both phones?',
  line: 'If they differ, somebody is in between: do not play with them.',
} as const;

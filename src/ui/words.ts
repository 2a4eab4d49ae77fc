import type { BotLevel, Refusal } from '../engine/index.ts';
import type { TableRefusal } from '../table/index.ts';
import type { Presence, SeatColour, SeatShape } from './game-ui.ts';
import type { ImportProblem, StorageProblem } from './services.ts';

/** Every sentence of the shell. A game's own sentences live with the game. */

export const STORAGE_PROBLEMS = {
  'storage-full':
    'This device has no room left for the move. Nothing is lost. Free some space, or export and delete an old match, then try again.',
  'storage-closed':
    'The browser would not let us save. Nothing already saved is lost. Close other tabs of Exodus Box and try again.',
  'not-found': 'This match is not on this device. It may have been deleted, or played in another browser.',
  damaged: 'This match is damaged and cannot be opened. It is kept as it is, and you can still export the file.',
  'newer-version': 'This match was saved by a newer Exodus Box. Update the app, then open it again.',
  'older-version':
    'This match began under rules that have changed since, so it cannot go on. You can still export its file.',
  'unknown-game': 'This match is of a game that is not in this box. Update the app, then open it again.',
  'open-elsewhere': 'This match is open in another tab or window. Go on there, or close it there first.',
} as const satisfies Record<StorageProblem, string>;

export const IMPORT_PROBLEMS = {
  'not-a-save': 'That file is not a saved match of Exodus Box. Look for one whose name begins with “exodus-box”.',
  damaged: 'That file is damaged: its moves do not fit together. Your own matches are untouched.',
  'newer-version': 'That file comes from a newer Exodus Box. Update the app, then import it again.',
  'older-version':
    'That match began under rules that have changed since, so it cannot go on here. Keep the file: an older Exodus Box can still open it.',
  'unknown-game': 'That match is of a game that is not in this box. Update the app, then import it again.',
  'too-large': 'That file is far too large for a saved match. Check that you picked the right one.',
  'storage-full': 'This device has no room left for the match. Free some space, then import it again.',
  'storage-closed': 'The browser would not let us save the match. Close other tabs of Exodus Box and try again.',
} as const satisfies Record<ImportProblem, string>;

export const BOT_LEVEL_WORDS = {
  gentle: { name: 'Gentle', line: 'Plays kindly and forgets things.' },
  steady: { name: 'Steady', line: 'Plays well and bluffs a little.' },
  sharp: { name: 'Sharp', line: 'Counts, remembers, suspects.' },
} as const satisfies Record<BotLevel, { name: string; line: string }>;

export const COLOUR_WORDS = {
  amber: 'Amber',
  sky: 'Sky',
  rose: 'Rose',
  moss: 'Moss',
  violet: 'Violet',
  clay: 'Clay',
  mint: 'Mint',
  steel: 'Steel',
} as const satisfies Record<SeatColour, string>;

export const SHAPE_WORDS = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  star: 'star',
  hexagon: 'hexagon',
  cross: 'cross',
  drop: 'drop',
} as const satisfies Record<SeatShape, string>;

export const COMMON = {
  close: 'Close',
  closeMessage: 'Close message',
  backToBox: 'Back to the box',
  undo: 'Undo',
  done: 'Done',
} as const;

export const SECRETS = {
  lookAt: (what: string) => `Look at ${what}`,
  hold: (what: string) => `Hold to see ${what}`,
  letGo: 'Let go to hide',
  open: 'Open',
  keep: 'Keep open',
  hide: 'Hide',
} as const;

export const SEAT = {
  you: 'you',
  bot: 'bot',
  status: { deciding: 'deciding', decided: 'decided', idle: null },
  presence: { away: 'away', 'stand-in': 'bot plays' } satisfies Record<Presence, string>,
} as const;

export const MATCHES = {
  status: { running: 'Running', over: 'Finished', unreadable: 'Unreadable' },
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  more: (name: string) => `More for ${name}`,
  continue: 'Continue',
  lookAgain: 'Look at it again',
  rename: 'Rename',
  export: 'Export to a file',
  delete: 'Delete',
  renameTitle: 'Rename the match',
  renameName: 'Name',
  renameKeep: 'Keep it',
  exportTitle: 'Export the match',
  exportLater: 'Not now',
  exportNow: 'Export',
} as const;

export const HOME = {
  nav: 'The box',
  settings: 'Settings',
  credits: 'Credits',
  title: 'Exodus Box',
  tagline: 'Games of flight, faith and betrayal, for the people around your table.',
  shelf: 'Choose a game',
  play: 'Play',
  learn: 'How to play',
  rules: 'Rules',
  continue: 'Continue',
  empty: 'No match yet. Pick a game, and it will wait for you here.',
  loading: 'Fetching your matches…',
  shelfProblem: 'Your matches cannot be read right now. They may all still be there. Reload the page to try again.',
  readyOffline: 'Ready offline',
  importFile: 'Import a match',
  dropHere: 'Drop the file to import it',
  imported: 'Match imported.',
  openIt: 'Open',
  nameless: 'A match we cannot read',
  deleted: (name: string) => `“${name}” deleted.`,
  restored: (name: string) => `“${name}” is back.`,
  exported: 'File saved to your downloads.',
  exportRunning:
    'This match is still running. Its file holds every secret in it, cards and roles included. Keep it to yourself until the end.',
  unreadable: 'Cannot be opened here. It is kept, and you can export it.',
  update: 'A newer version is ready.',
  updateNow: 'Update now',
  updateWaits: 'A newer version is ready. It waits until no match is open.',
  install: 'Install the app',
  installIos: 'To install: tap Share in Safari, then “Add to Home Screen”.',
  installMenu: 'To install: open your browser’s menu and choose “Install” or “Add to Home screen”.',
} as const;

export const NEW_MATCH = {
  who: 'Who plays?',
  presets: {
    pass: { name: 'Pass one phone', line: 'Everyone plays on this phone, in turn.' },
    solo: { name: 'Me against bots', line: 'You alone, and they never peek.' },
  },
  seats: (count: number) => `${count} at the table`,
  more: 'Add a seat',
  fewer: 'Take a seat away',
  options: 'Options',
  look: (seat: number, look: string) => `Seat ${seat}: ${look}. Change`,
  lookTitle: (name: string) => `How ${name === '' ? 'they' : name} will look`,
  seatName: (seat: number) => `Name of seat ${seat}`,
  kinds: { person: 'Person', bot: 'Bot' },
  makeBot: (seat: number) => `Seat ${seat} is a person. Make it a bot`,
  makePerson: (seat: number) => `Seat ${seat} is a bot. Make it a person`,
  colour: 'Colour',
  shape: 'Shape',
  start: 'Start the match',
  starting: 'Shuffling…',
} as const;

export const PLAY = {
  passTo: (name: string) => `Pass the phone to ${name}`,
  iAm: (name: string) => `I am ${name}`,
  curtainHint: 'Only they should look at the next screen.',
  sinceThen: 'What just happened',
  bots: 'The bots are thinking…',
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', ')}`,
  said: (name: string, text: string) => `${name}: “${text}”`,
  someoneElse: 'Someone else',
  whoWants: 'Who wants the phone?',
  whoWantsText: 'The screen is covered first, so nobody else’s secrets show.',
  passOn: 'I am done, pass it on',
  watching: 'You are watching',
  earlier: (seq: number, last: number) => (seq === 0 ? 'The deal' : `Move ${seq} of ${last}`),
  backToNow: 'Back to now',
  savedStates: {
    saved: 'Every move is saved on this device.',
    saving: 'Saving…',
    problem: 'The last move is not saved.',
  },
  closedTitle: 'This match stays closed',
  notNow: 'Not now',
  leave: 'Leave the table',
  menu: 'Menu',
  learn: 'How to play',
  tabs: { log: 'Log', talk: 'Talk', rules: 'Rules' },
  drawer: 'Log and rules',
  drawerTalk: 'Log, talk and rules',
  closeDrawer: 'Close',
  toText: 'Play in text',
  toDrawn: 'Play on the drawn board',
  settings: 'Settings',
  earlierLines: 'Show earlier moves',
  pastLabel: 'An earlier moment',
  toDeal: 'Back to the deal',
  stepBack: 'One move back',
  stepOn: 'One move on',
  winners: 'Winners',
  lookAtTable: 'Look at the table',
  keys: 'Keys: arrows and Enter choose, L log, R rules, ? this page, Escape closes.',
  keysTalk: 'Keys: arrows and Enter choose, L log, C talk, R rules, ? this page, Escape closes.',
  refused: 'That choice is no longer open. The table has moved on.',
  unread: (count: number) => (count === 1 ? '1 new line' : `${count} new lines`),
  rematch: 'Play again',
  export: 'Export the match',
  home: 'Back to the box',
  noLog: 'Nothing has happened yet.',
  loadingMatch: 'Setting the table…',
} as const;

/** Why a move was refused, where more is known than that the table has moved on. */
export const MOVE_REFUSALS: Readonly<Partial<Record<Refusal | TableRefusal | StorageProblem, string>>> = {
  'not-your-seat': 'That seat is not yours any more.',
  'too-fast': 'Not so fast. Take a breath and try again.',
  'not-stored': 'The host’s device could not save that, so it did not happen. Try again.',
};

export const ROUTES = {
  unknownTitle: 'This road leads nowhere',
  unknownText: 'The address is not one of ours. Perhaps part of it got lost on the way.',
  home: 'Go to the box',
  noGame: 'This game is not in the box',
  noGameText: 'It may come with a newer version of the app.',
  loadFailed: 'That part of the app did not load. Check your connection and try again.',
  retry: 'Try again',
  loading: 'One moment…',
} as const;

export const GENERIC = {
  table: 'The table',
  happened: 'What just happened',
  nothing: 'Nothing yet.',
  prompt: 'What is asked',
  secrets: 'Only you know',
  show: 'Read it to me: my secrets and choices',
  hide: 'Hide my secrets',
  clock: 'the clock',
  asked: (names: readonly string[], you: boolean) =>
    you ? 'It is your decision.' : names.length === 0 ? 'The match is over.' : `Waiting for ${names.join(', ')}.`,
} as const;

export const RULES = {
  title: (game: string) => `Rules of ${game}`,
  about: 'All the rules in our own words, by number. What the rulebook leaves open and we settled is marked “ours”.',
  more: 'Want every detail?',
  search: 'Search by word or number',
  found: (count: number) => (count === 0 ? 'No rule says that. Try another word.' : `${count} found`),
  ours: 'ours',
  back: 'Back',
  next: 'Next',
  done: 'Got it',
  page: (here: number, of: number) => `Page ${here} of ${of}`,
} as const;

export const SETTINGS = {
  title: 'Settings',
  theme: { label: 'Look', values: { dark: 'Dark', light: 'Light', system: 'As the device' } },
  board: {
    label: 'Board',
    values: { drawn: 'Drawn', text: 'Text first' },
    line: 'Text first is made for screen readers and keyboards. It reads your secrets only when you ask.',
  },
  switches: {
    alone: { label: 'I am alone', line: 'Your cards stay open while it is your decision.' },
    sound: { label: 'Sounds', line: 'A few soft notes when something happens.' },
    vibration: { label: 'Vibration', line: 'A short buzz when it is your turn.' },
    motion: { label: 'Motion', line: 'Cards travel and tokens drop, unless your device asks for less.' },
  },
  data: {
    title: 'Your matches',
    text: 'They live on this device only, and nobody else sees them. Ask the browser to keep them even when space runs low.',
    keep: 'Keep my matches safe',
    kept: (granted: boolean) =>
      granted
        ? 'Done. The browser will keep them.'
        : 'The browser did not promise it. Installing the app helps; so does exporting.',
  },
} as const;

export const CREDITS = {
  title: 'Credits',
  lead: 'This box is made by people who like these games. Buy the real ones if you can: cardboard is lovely.',
  games: 'The games',
  gamesText:
    'Rules belong to nobody, but designs have authors. All words and pictures here are our own; these are the games they honour.',
  icons: 'Pictures',
  iconsText: 'Icons from game-icons.net, under the Creative Commons Attribution 3.0 licence, recoloured. Drawn by:',
  type: 'Type',
  typeText:
    'Atkinson Hyperlegible Next by the Braille Institute, Marcellus by Astigmatic and Saira Stencil One by Omnibus-Type, all under the SIL Open Font License 1.1.',
  code: 'Code',
  codeText:
    'Exodus Box is free software under the MIT licence. It is built with Preact, Signals, Vite, Workbox, idb, Valibot, PeerJS, qr and the noble libraries, all of them free software too.',
} as const;

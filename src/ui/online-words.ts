import type { Absence, TableRefusal } from '../table/index.ts';
import { are, list } from './list-words.ts';
import type { Connection, Examined, JoinProblem, Trouble, Unavailable } from './online.ts';
import type { StorageProblem } from './services.ts';

/** The shell's sentences about tables of many devices. None of them is needed before somebody goes online. */

export const UNAVAILABLE = {
  'insecure-page': {
    title: 'This page cannot reach other phones yet',
    text: 'Browsers hand out the keys for a shared table only on secure pages, and this one came over plain http.',
    ways: [
      'Where you ran “npm start”, look for the address that begins with https, and open that one.',
      'The browser will warn you about the certificate, because it was made at home. Accept it once on each phone.',
      'On the computer itself, localhost works as it is.',
    ],
  },
  'no-webrtc': {
    title: 'This browser cannot reach other phones',
    text: 'It has no WebRTC, or it is switched off.',
    ways: [
      'Try a current Chrome, Firefox, Safari or Edge.',
      'If an extension or a setting blocks WebRTC, allow it for this page.',
    ],
  },
} as const satisfies Record<Unavailable, { title: string; text: string; ways: readonly string[] }>;

/** What one can do when the way to the table is closed. */
export type WayOut = 'trust' | 'retry' | 'refresh' | 'paste' | 'doctor' | 'scan';

interface Problem {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly WayOut[];
}

export const JOIN_PROBLEMS = {
  stranger: {
    title: 'The table does not know this link',
    text: 'Part of the link got lost on the way, or the table has a new one by now. Ask for the link again and open it, or paste it here.',
    ways: ['paste', 'retry'],
  },
  impostor: {
    title: 'That is not the table you were invited to',
    text: 'Another device answered in its name, so we did not go in. Ask the host for the link again, and check with them that it is really theirs.',
    ways: ['retry', 'paste'],
  },
  'another-host': {
    title: 'Another phone hosts this table now',
    text: 'It is not the one your link names, but it knows the table’s secret: somebody at the table has taken over from the first host. If the people there say so too, go in.',
    ways: ['trust', 'retry'],
  },
  'we-are-older': {
    title: 'The table has a newer Exodus Box',
    text: 'Yours is a little behind. Refresh here, and you are in.',
    ways: ['refresh', 'retry'],
  },
  'they-are-older': {
    title: 'The table has an older Exodus Box',
    text: 'Yours is newer than the host’s. Ask the host to refresh, then try again.',
    ways: ['retry'],
  },
  removed: {
    title: 'You were taken off this table',
    text: 'The host removed this device. If that was a slip, ask them to let you back in, then try again.',
    ways: ['retry'],
  },
  'table-full': {
    title: 'This table is full',
    text: 'No more devices fit, not even to watch. Ask the host to remove one that has left, then try again.',
    ways: ['retry'],
  },
  abuse: {
    title: 'The table closed the door',
    text: 'This device sent things the table could not make sense of, too many times. Refresh the page, then try again.',
    ways: ['refresh', 'retry'],
  },
  'host-left': {
    title: 'The table is closed',
    text: 'The host has put this table away for good. Ask them for a new link.',
    ways: ['paste'],
  },
  'unknown-game': {
    title: 'A game that is not in this box',
    text: 'The table plays something this version does not have yet. Refresh here, then try again.',
    ways: ['refresh', 'retry'],
  },
} as const satisfies Record<JoinProblem, Problem>;

/** On the way to the host. Each goes on by itself as soon as it can. */
export const TROUBLES = {
  'broker-down': {
    title: 'The meeting point does not answer',
    text: 'It is the small server that introduces phones to each other. We keep trying. If it stays away, ask whoever runs it, or choose another one in the settings.',
  },
  'host-away': {
    title: 'The host is not there right now',
    text: 'Their phone may be asleep, or the page closed. Ask them to open the table again: you will be let in by yourself.',
  },
  unreachable: {
    title: 'Your networks keep you apart',
    text: 'We found the host, but no way through. Try the same Wi-Fi on both, or switch one of you to mobile data.',
  },
  'no-network': {
    title: 'This device is offline',
    text: 'Check the Wi-Fi or mobile data. As soon as the network is back, so are you.',
  },
  apart: {
    title: 'You have lost the table',
    text: 'No phone at it can be reached from here by itself. Ask anybody who still plays to let you in, and scan their code: your seat is kept.',
  },
} as const satisfies Record<Trouble, { title: string; text: string }>;

/** The same in one line, for the strip above a running match. */
export const TROUBLE_LINES = {
  'broker-down': 'The meeting point does not answer. Trying again…',
  'host-away': 'The host is away. Trying again…',
  unreachable: 'No way through to the host. Trying again…',
  'no-network': 'This device is offline. Trying again…',
  apart: 'You have lost the table. Scan a code of anybody at it to come back.',
} as const satisfies Record<Trouble, string>;

export const REFUSALS = {
  'match-over': 'The match is over.',
  'not-your-decision': 'That choice is no longer open. The table has moved on.',
  'illegal-action': 'That choice is no longer open. The table has moved on.',
  'not-your-seat': 'That seat is not yours any more.',
  'seat-taken': 'Somebody just sat down there. Choose another seat.',
  'table-full': 'Every seat is taken. You can stay and watch.',
  'not-now': 'That has to wait: the table is in the middle of something else.',
  'too-fast': 'Not so fast. Take a breath and try again.',
  'not-stored': 'The host’s device could not save that, so it did not happen. Try again.',
  away: 'The host cannot be reached right now. Try again in a moment.',
} as const satisfies Record<TableRefusal | 'away', string>;

/** Where a table needs other words than a match. */
export const TABLE_PROBLEMS: Readonly<Partial<Record<StorageProblem, string>>> = {
  'not-found': 'This device does not know that table. Open the join link again, or ask for a new one.',
  'open-elsewhere': 'You are at this table in another tab or window. Go on there, or close it there first.',
  damaged: 'What we kept about this table is damaged. Open the join link again, or ask for a new one.',
};

export const JOIN = {
  trust: 'Go in',
  title: 'Join the table',
  nameTitle: 'What shall we call you?',
  name: 'Your name',
  nameLine: 'Everybody at the table sees it. You can change it later.',
  go: 'Join',
  connecting: 'Looking for the table…',
  connectingLine: 'This takes a second or two, and goes by itself.',
  lost: 'The way to the host is lost. Trying again…',
  rewritten: 'The host’s device went back to an earlier moment of this match. Ask them what happened.',
  retry: 'Try again now',
  refresh: 'Refresh here',
  doctor: 'Look at the connection',
  closedTitle: 'This table stays closed',
} as const;

export const TORN = {
  title: 'The board is torn',
  text: 'The host sent something this board cannot draw. Ask the host to reload their page, then try again here. Your seat stays yours.',
} as const;

export const AWAY = {
  strip: (names: readonly string[]) => `${list(names)} ${are(names)} away.`,
  ask: 'Wait, or let a bot play for now?',
  hostDecides: 'The table waits. The host can let a bot play.',
  wait: 'Wait',
  fine: 'All right',
  botForNow: 'Bot for now',
  botsForNow: 'Bots for now',
  choices: { wait: 'Wait for them', 'bot-for-now': 'Bot for now', 'bot-for-good': 'Bot for good' } satisfies Record<
    Absence,
    string
  >,
  lines: {
    wait: 'The table waits when it is their turn.',
    'bot-for-now': 'A bot plays until they are back.',
    'bot-for-good': 'A bot plays on, until they ask for their seat.',
  } satisfies Record<Absence, string>,
  legend: (name: string) => `While ${name} is away`,
  botPlaysForYou: 'A bot plays for you.',
  botPlaysFor: (name: string) => `A bot plays for ${name}.`,
  takeBack: 'Take my seat back',
} as const;

export const PEOPLE = {
  title: 'Who is at the table',
  seats: 'Seats',
  others: 'Watching',
  give: 'Give the seat to somebody',
  giveTitle: (name: string) => `Who plays on for ${name}?`,
  giveLine: 'From then on they see this seat’s secrets.',
  giveNobody: 'Nobody else is here.',
  mute: 'Mute',
  unmute: 'Hear again',
  muted: 'muted',
  standsIn: 'a bot stands in',
  plays: 'plays',
} as const;

export const LEAVE = {
  item: 'Leave the table for good',
  title: 'Leave the table?',
  guest:
    'Your seats are given up and the table goes off your home screen. To come back you need the link, or a code to scan.',
  host: 'You host this table: it closes for everybody. Matches stay on your shelf.',
  back: 'Stay',
  go: 'Leave',
} as const;

export const AFTER = {
  rematch: 'Play again with the same people',
  lobby: 'Back to the lobby',
  guest: (host: string) => `${host} can deal again, with all of you. Just stay.`,
} as const;

export const DISPLAY = {
  join: 'Join with your phone',
  seats: 'The seats',
  lately: 'Lately',
} as const;

export const DOCTOR = {
  title: 'The connection',
  states: { open: 'Connected', trying: 'Trying again', refused: 'Not connected' } satisfies Record<
    Connection['is'],
    string
  >,
  hostFine: 'New people can join.',
  guestFine: 'You are connected to the host.',
  hostNoBrokerLine: 'Nobody new can join right now. You play on.',
  hostNoBroker: 'The meeting point does not answer, so nobody new can join. Those at the table play on.',
  paths: {
    'same-network': 'on the same network',
    direct: 'directly, over the internet',
    relayed: 'through a relay server',
    unknown: 'connected',
    'through-host': 'by way of the host',
    away: 'not reached right now',
  } satisfies Record<Examined['path'], string>,
  trip: (ms: number) => `${Math.round(ms)} ms there and back`,
  noTrip: 'not measured yet',
  looking: 'Asking around…',
  nobody: 'No other device is at the table.',
  slow: 'That is slow. Moving closer to the Wi-Fi, or to the same one, may help.',
  tryTitle: 'What to try',
  tries: [
    'Wake the other phone and open the table there: a sleeping phone hears nothing.',
    'Put both devices on the same Wi-Fi. Guest networks often keep phones apart.',
    'Switch one device from Wi-Fi to mobile data, or back.',
    'Turn off VPN or private relay for a moment.',
  ],
  again: 'Try again now',
  copy: 'Copy as a report',
  copied: 'Report copied.',
  report: 'Report',
} as const;

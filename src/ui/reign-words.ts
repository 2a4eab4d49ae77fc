import type { Reign } from './online.ts';

/** The shell's sentences about a change of host. Fetched with the table, not with the home screen. */

type Kind = Reign['kind'];
type News = Exclude<Kind, 'first'>;

/** Who hosts now, what brought it about, and what that device can see. */
export const NEW_HOST = {
  mine: 'You host now.',
  myScreen: 'This screen hosts now.',
  theirs: (name: string) => `${name} hosts now.`,
  why: {
    elected: { mine: 'The others chose you.', theirs: 'The last host was lost.' },
    handed: { mine: 'The table was handed to you.', theirs: 'The table was handed over.' },
    override: { mine: 'You all said so in the room.', theirs: 'The people in the room said so.' },
  } satisfies Record<News, { mine: string; theirs: string }>,
  spared: 'Your battery is low, so the table was handed over.',
  sees: {
    mine: 'Your phone holds everybody’s secrets: look only at your own.',
    theirs: 'Their phone could show its owner everything hidden.',
    screen: 'It holds everybody’s secrets, and nobody plays on it.',
  },
  dismiss: 'Close this note',
} as const;

/** The host is lost. */
export const CHOOSING = {
  line: (host: string) => `${host}’s phone is gone. Choosing a new host…`,
  /** When nobody has heard the host's name yet. */
  nameless: 'The host’s phone is gone. Choosing a new host…',
  long: 'Too few phones are here to choose a new host: most of them must be in reach.',
  wake: 'Wake the other phones and open the table there.',
  title: 'Choosing a new host…',
  text: 'The host’s phone is gone, and the others are choosing who goes on. This takes a few seconds, and goes by itself.',
  longTitle: 'Too few phones are here',
  longText:
    'Most of them must be in reach to choose a new host. Wake the other phones and open the table there: you will be let in by yourself.',
  dot: 'Choosing a new host',
} as const;

/** So many are out of reach that they could choose a host of their own. */
export const NOT_RULING = {
  host: 'Too many phones are out of reach, so nothing is decided.',
  hostMore: 'They might be choosing another host.',
  guest: 'The table waits: too many phones are out of reach.',
  dot: 'The table waits',
  goOn: 'We are all here: go on',
  title: 'Go on without the others?',
  text: 'They might be choosing another host. Whoever is away and plays on elsewhere has a table of their own from then on. Nothing is lost: when you meet again, the other branch is kept as a match on the shelf.',
  wait: 'Wait for them',
} as const;

export const HAND_OVER = {
  item: (name: string) => `Make ${name} the host`,
  title: (name: string) => `Make ${name} the host?`,
  text: 'From now on their phone runs the table, and could show its owner everything hidden. You play on as a guest, and your seats stay yours.',
  screen:
    'From now on that screen runs the table and holds everything hidden. Nobody plays on it. You play on as a guest, and your seats stay yours.',
  keep: 'Keep hosting',
  go: 'Hand it over',
} as const;

export const LEAVE_HOST = {
  item: 'Leave and hand over',
  title: 'Leave and hand over?',
  text: 'The others go on without you. Your seats wait, or a bot plays them, as the next host decides. The table goes off your home screen: to come back you need the link, or a code to scan.',
  lobby:
    'The others go on without you, and your seats are free. The table goes off your home screen: to come back you need the link, or a code to scan.',
  who: 'Who hosts next?',
  best: 'Whoever is best placed',
  sees: (name: string) => `${name}’s phone could show its owner everything hidden from then on.`,
  bestSees: 'That phone could show its owner everything hidden from then on.',
  go: 'Hand over and leave',
  going: 'Handing over…',
} as const;

/** What becomes of the table without its host. */
export const SURVIVES = {
  yes: 'If this host is lost, the others go on without it.',
  no: 'If this host is lost, the table waits for it.',
  two: 'With two phones the table pauses when the host’s is away, and goes on when it is back. Or open the cards: then either phone could go on, and either could look.',
  open: 'The cards are open: either phone could go on without the other, and either could look.',
} as const;

export const OPEN_CARDS = {
  legend: 'The cards of this table',
  closed: 'Keep them closed',
  opened: 'Open the cards',
  nobody: 'Both of you have to agree.',
  here: (other: string) => `You agreed. ${other} has not yet.`,
  there: (other: string) => `${other} agreed. It needs you too.`,
  other: 'The other phone',
} as const;

/** At a table of two nobody can take over, and nobody is promised that. */
export const TWO_AWAY = {
  playing: 'The host’s phone is away. The match waits for it.',
  lobby: 'The host’s phone is away. The table waits for it.',
} as const;

export const BRANCH = {
  kept: (name: string) =>
    `You had gone on alone while the others played elsewhere. That match is kept on your shelf as “${name}”.`,
} as const;

/** In the connection doctor: who hosts, and since how. */
export const HOSTS = {
  mine: {
    first: 'You host: you opened this table.',
    elected: 'You host: your phone was chosen when the last host was lost.',
    handed: 'You host: the table was handed to you.',
    override: 'You host: the people in the room said so.',
  } satisfies Record<Kind, string>,
  theirs: {
    first: (name: string) => `${name} hosts, and opened this table.`,
    elected: (name: string) => `${name} hosts: their phone was chosen when the last host was lost.`,
    handed: (name: string) => `${name} hosts: the table was handed over.`,
    override: (name: string) => `${name} hosts: the people in the room said so.`,
  } satisfies Record<Kind, (name: string) => string>,
} as const;

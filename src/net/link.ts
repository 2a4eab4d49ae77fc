/** The longest message a link takes or accepts, in bytes of UTF-8. */
export const LONGEST_MESSAGE = 512 * 1024;

/**
 * A two-way wire to one other device. Messages arrive whole and in order, or the link closes. A link that has gone
 * silent closes by itself within six seconds, so nobody has to trust the browser to notice.
 */
export interface Link {
  readonly binding: Binding;
  /** Never throws. A message longer than LONGEST_MESSAGE is our own bug, and does; after the end it does nothing. */
  send(message: string, about?: Subject): void;
  /** Bytes taken but not yet handed to the network. */
  readonly backlog: number;
  /** The last measured round trip in milliseconds. */
  readonly roundTrip: number | null;
  path(): Promise<Path>;
  /** What came before anybody listened is kept for the first listener. */
  onMessage(listener: (message: string) => void): Unsubscribe;
  /** Told once; at once if the link has already ended. */
  onClose(listener: (why: CloseReason) => void): Unsubscribe;
  /** The other end is told why, if it can still be reached. */
  close(why?: CloseReason): void;
}

/**
 * What a message is about. What repeats travels packed, and how well it packs can be seen from outside; so what others
 * may have put words into (names, talk) never shares a memory with what only this device may know.
 */
export const SUBJECTS = ['secrets', 'everybody'] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * What identifies the encrypted wire itself: the certificate fingerprints of both ends, as this end sees them. Both
 * sign them, so whoever carried the offers cannot have put themselves in the middle.
 */
export interface Binding {
  readonly mine: string;
  readonly theirs: string;
}

export const CLOSE_REASONS = [
  /** One side said goodbye. */
  'left',
  /** Nothing was heard for too long, or the browser reported the end. */
  'lost',
  /** The other end does not take what it is sent. */
  'overflow',
  /** The other end sent what no honest device sends. */
  'abuse',
  /** The other end does not belong here, or may not come in. */
  'refused',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** How the two devices reach each other. */
export type Path = 'same-network' | 'direct' | 'relayed' | 'unknown';

export type Unsubscribe = () => void;

import type { Founding, Position } from './letters.ts';
import { type LogKey, seal, unseal } from './seal.ts';
import { type LogEntry, type Testament, amended, parseTestament, read, written } from './testament.ts';

/** A log as a device holds it: what it cannot read, and its own share of the key. */
export interface SealedLog extends Founding {
  readonly share: string | null;
  /** The first is the testament at the founding; each of the others is one entry. */
  readonly sealed: readonly string[];
}

/** The last entry; 0 while nothing but the testament is there, and the log does not count yet. */
export const seqOf = ({ sealed }: SealedLog): number => sealed.length - 1;

export const positionOf = (log: SealedLog): Position => ({
  epoch: log.epoch,
  generation: log.generation,
  seq: seqOf(log),
});

/** Of all that a device holds. */
export const positionsOf = ({ log, next }: Readonly<Record<'log' | 'next', SealedLog | null>>): readonly Position[] =>
  [log, next].flatMap(one => (one ? [positionOf(one)] : []));

export function sealEntry(key: LogKey, room: string, log: SealedLog, entry: LogEntry): SealedLog {
  const at = { room, epoch: log.epoch, generation: log.generation, seq: log.sealed.length };
  return { ...log, sealed: [...log.sealed, seal(key, at, written(entry, log.places))] };
}

/** Undefined when the key does not fit, or a host wrote nonsense. */
export function openLog(key: LogKey, room: string, log: SealedLog): Testament | undefined {
  const { epoch, generation, sealed, places } = log;
  const [first = '', ...rest] = sealed.map((text, seq) => unseal(key, { room, epoch, generation, seq }, text));
  let testament = parseTestament(first);
  for (const raw of rest) {
    const entry = read(raw, places);
    if (!testament || !entry) return undefined;
    testament = amended(testament, entry);
  }
  return testament;
}

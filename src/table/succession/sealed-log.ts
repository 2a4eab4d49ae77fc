import type { AnyRules } from '../../engine/index.ts';
import type { Accession, Founding, Position } from './letters.ts';
import { type LogKey, seal, unseal } from './seal.ts';
import { type LogEntry, type Testament, readEntry, readTestament, writtenEntry } from './testament.ts';

/** A log as a device holds it: what it cannot read, and its own share of the key. */
export interface SealedLog extends Founding {
  readonly share: string | null;
  /** Of the reign that wrote it. Whoever holds it may follow another one by now, and goes on from here if elected. */
  readonly lineage: readonly Accession[];
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
  return { ...log, sealed: [...log.sealed, seal(key, at, writtenEntry(entry, log.places))] };
}

/** Undefined when the key does not fit, or a host wrote nonsense. */
export function openLog(rules: AnyRules, key: LogKey, room: string, log: SealedLog): Testament | undefined {
  const { epoch, generation, sealed, places } = log;
  const [first, ...rest] = sealed.map((text, seq) => unseal(key, { room, epoch, generation, seq }, text));
  const entries = rest.map(raw => readEntry(raw, places));
  return entries.every(entry => entry !== undefined) ? readTestament(rules, first, entries) : undefined;
}

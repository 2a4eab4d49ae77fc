/** Why storage said no. Nothing already stored is lost by any of them. */
export type StorageTrouble =
  | 'storage-full'
  | 'storage-closed'
  | 'not-found'
  | 'damaged'
  | 'newer-version'
  /** The move does not follow the last stored one: somebody else has been writing to this match. */
  | 'out-of-step';

export type Stored<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: StorageTrouble };

export const stored = <T>(value: T): Stored<T> => ({ ok: true, value });

export const trouble = (problem: StorageTrouble): { readonly ok: false; readonly problem: StorageTrouble } => ({
  ok: false,
  problem,
});

/** Mistakes of ours, which must be heard of; every other DOMException is the browser's storage failing us. */
const OUR_BUGS = ['DataError', 'DataCloneError', 'NotFoundError', 'ReadOnlyError', 'TransactionInactiveError'];

/** What a failed request means for the player. A bug is thrown on. */
export function troubleOf(error: unknown): { readonly ok: false; readonly problem: StorageTrouble } {
  if (!(error instanceof Error) && !(error instanceof DOMException)) throw error;
  if (error.name === 'QuotaExceededError') return trouble('storage-full');
  if (error.name === 'ConstraintError') return trouble('out-of-step');
  if (!(error instanceof DOMException) || OUR_BUGS.includes(error.name)) throw error;
  return trouble('storage-closed');
}

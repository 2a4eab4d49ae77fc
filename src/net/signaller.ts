import type { Link } from './link.ts';

/** Where a broker lives, and who helps two devices find a way to each other. */
export interface Network {
  readonly broker: {
    readonly host: string;
    readonly port: number;
    /** Begins and ends with a slash. */
    readonly path: string;
    readonly secure: boolean;
  };
  readonly iceServers: readonly IceServer[];
}

export interface IceServer {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

/** `taken`: another device, or another tab, answers to this name. */
export type DoorState = 'opening' | 'open' | 'broker-down' | 'taken';

/** An open door: devices that know the name come in through it. */
export interface Door {
  onState(listener: (state: DoorState) => void): () => void;
  /** Tries at once what it would try again later; for when the network is known to be back. */
  nudge(): void;
  /** Links already open stay open. */
  close(): void;
}

export type Dialled =
  | { readonly ok: true; readonly link: Link }
  /** `nobody`: the broker is there, but nobody answers to the name. `unreachable`: they answer, but no way was found. */
  | { readonly ok: false; readonly problem: 'broker-down' | 'nobody' | 'unreachable' };

/** A way to get a link. */
export interface Signaller {
  /** `token` proves to the broker that a name is still ours after a reload. */
  listen(name: string, token: string, onLink: (link: Link) => void): Door;
  /** Answers within a few seconds. */
  dial(name: string): Promise<Dialled>;
  /** Lets go of everything but the open links. */
  close(): void;
}

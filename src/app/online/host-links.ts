import {
  type DeviceId,
  type DeviceKey,
  type Lanes,
  type Link,
  type Subject,
  type Versions,
  greetGuest,
  lanesOf,
} from '../../net/index.ts';
import type { Letter, ToGuest, TurnedAway } from '../../table/index.ts';

/** Strangers who knock at the same time; more than this is no evening among friends. */
const MOST_KNOCKING = 24;

export interface HostLinksParts {
  readonly room: string;
  readonly secret: string;
  readonly key: DeviceKey;
  readonly versions: Versions;
  /** Told of every link that was proved, so that it carries calls too. */
  readonly onProved: (device: DeviceId, lanes: Lanes) => void;
  readonly onArrived: (device: DeviceId) => void;
  readonly onGone: (device: DeviceId) => void;
  readonly onLetter: (device: DeviceId, text: string) => void;
}

/** The links to everybody who has proved who they are: one for each device. */
export interface HostLinks {
  readonly admit: (link: Link) => void;
  /** A link whose other end has proved who it is already. */
  readonly bring: (device: DeviceId, link: Link) => void;
  /** The same, and it carries calls already. */
  readonly receive: (device: DeviceId, table: Link) => void;
  readonly deliver: (letter: Letter) => void;
  readonly turnAway: (device: DeviceId, why: TurnedAway | 'left') => void;
  readonly to: (device: DeviceId) => Link | undefined;
  readonly close: () => void;
}

export function hostLinks(parts: HostLinksParts): HostLinks {
  const { room, secret, key, versions, onProved, onArrived, onGone, onLetter } = parts;
  const links = new Map<DeviceId, Link>();
  let knocking = 0;
  let closed = false;

  async function admit(link: Link): Promise<void> {
    if (knocking >= MOST_KNOCKING) return link.close('refused');
    knocking += 1;
    const shaken = await greetGuest({ link, room, secret, key, versions }).finally(() => {
      knocking -= 1;
    });
    if (!shaken.ok) return;
    bring(shaken.device, link);
  }

  function bring(device: DeviceId, link: Link): void {
    if (closed) return link.close('left');
    const lanes = lanesOf(link);
    onProved(device, lanes);
    receive(device, lanes.table);
  }

  function receive(device: DeviceId, link: Link): void {
    const before = links.get(device);
    links.set(device, link);
    // It has come back before we noticed that it was gone; the old wire is of no use to it.
    before?.close('left');
    link.onClose(() => {
      if (links.get(device) !== link) return;
      links.delete(device);
      onGone(device);
    });
    if (links.get(device) !== link) return;
    onArrived(device);
    link.onMessage(text => {
      if (links.get(device) === link) onLetter(device, text);
    });
  }

  return {
    admit: link => void admit(link),
    bring,
    receive,
    deliver: ({ to, letter }) => links.get(to)?.send(JSON.stringify(letter), subjectOf(letter)),
    to: device => links.get(device),

    turnAway(device, why) {
      const link = links.get(device);
      links.delete(device);
      link?.close(reasonFor(why));
    },

    close() {
      closed = true;
      const all = Array.from(links.values());
      // Nobody is left to be told that they are gone.
      links.clear();
      for (const link of all) link.close('left');
    },
  };
}

/** Whoever chats or chooses a name must not learn from a letter's length what else was in letters before it. */
function subjectOf({ type }: ToGuest): Subject {
  switch (type) {
    case 'roster':
    case 'talk':
      return 'everybody';
    case 'scene':
    case 'whole':
    case 'answer':
    case 'sorry':
      return 'secrets';
  }
}

function reasonFor(why: TurnedAway | 'left'): 'left' | 'refused' | 'abuse' {
  switch (why) {
    case 'abuse':
      return 'abuse';
    case 'removed':
    case 'table-full':
      return 'refused';
    case 'host-left':
    case 'left':
      return 'left';
  }
}

import type { ComponentChildren } from 'preact';
import type { Viewer } from '../../engine/index.ts';
import type { MenuItem } from '../components/menu.tsx';

/** What a table of many devices adds around a match. Play itself knows nothing of links. */
export interface Company {
  /** In the top bar: how the host is reached. */
  readonly connection: ComponentChildren;
  /** In the menu, in place of the way home. */
  readonly menu: readonly MenuItem[];
  /** Above the board: who is away, what the connection is doing. */
  readonly strips: ComponentChildren;
  readonly talk: {
    readonly panel: (speaker: Viewer) => ComponentChildren;
    readonly unread: number;
    /** Told while the talk is in sight. */
    readonly onSeen: () => void;
  };
  /** When the match is over, in place of the rematch on one phone. */
  readonly afterwards: ComponentChildren;
  /** Whether the match is kept on this device, and so can be exported from it. */
  readonly keepsMatch: boolean;
  readonly dialogs: ComponentChildren;
}

import type { Title } from '../../games/catalogue.ts';
import type { DeviceKey, Signaller } from '../../net/index.ts';
import type { MatchRepository, MemberRepository, RoomRecord, RoomRepository } from '../../storage/index.ts';
import type { Member } from '../../table/succession/index.ts';
import type { Done, NewMatch, StorageProblem } from '../../ui/services.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Kit } from './kit.ts';
import type { KnownGame } from './learn-game.ts';
import type { WithoutBroker } from './live-table.ts';

/** What a table is handed that this device sits down at. */
export interface AtTableParts {
  readonly record: RoomRecord;
  readonly opened: Member;
  /** Null for a device that has just come: it is fetched when it is there. */
  readonly kit: Kit | null;
  /** The game on the table, where it is known already. */
  readonly game: KnownGame | null;
  readonly key: DeviceKey;
  readonly rooms: RoomRepository;
  readonly matches: MatchRepository;
  readonly members: MemberRepository;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  readonly titleOf: (game: string) => Title | undefined;
  readonly myName: () => string;
  readonly signaller: () => Promise<Signaller>;
  readonly withoutBroker: WithoutBroker;
  readonly base: string;
  /** The address of the app as others can open it; asked for once others may come by link. */
  readonly publicBase: () => Promise<string>;
  readonly surroundings: Surroundings;
  readonly isOnline: () => boolean;
  readonly isBatteryLow: () => boolean;
  /** Told which match this device runs, so that no other tab plays it meanwhile. */
  readonly laid: (match: string | null) => void;
  /** Told when the screen has gone away, and the home screen may come. */
  readonly lookedAway: () => void;
  readonly closed: () => void;
  readonly changed: () => void;
}

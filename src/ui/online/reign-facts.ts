import type { DeviceId, Roster, RosterDevice } from '../../table/index.ts';
import type { OnlineTable, Reign } from '../online.ts';
import { CHOOSING, HOSTS, NOT_RULING, TWO_AWAY } from '../reign-words.ts';
import { deviceOf } from './roster-facts.ts';

/** What keeps the table from deciding anything, and goes before whatever the connection is doing. */
export type Plight =
  | { readonly is: 'choosing'; readonly host: string | null }
  | { readonly is: 'not-ruling' }
  /** At a table of two nobody takes over. */
  | { readonly is: 'two-away'; readonly playing: boolean };

/** Choosing takes seconds. From here on there is nobody to choose with. */
export const CHOOSING_TOO_LONG_MS = 15_000;

/** Of this moment, as this device sees it. Reads signals, so whoever renders it follows it. */
export function plightOf(table: OnlineTable): Plight | null {
  const reign = table.reign.value;
  if (reign === null) return null;
  if (table.host) return reign.ruling ? null : { is: 'not-ruling' };
  const now = table.connection.value;
  const roster = table.roster.value;
  switch (now.is) {
    case 'refused':
      return null;
    case 'open':
      if (reign.choosing) return choosing(roster, reign);
      return reign.ruling ? null : { is: 'not-ruling' };
    case 'trying':
      // Whoever is offline themselves, or has lost everybody, is told that: the others may have chosen already.
      if (now.trouble === 'no-network' || now.trouble === 'apart') return null;
      if (reign.choosing) return choosing(roster, reign);
      return reign.survives === 'only-with-open-cards' && (now.trouble === null || now.trouble === 'host-away')
        ? { is: 'two-away', playing: roster?.phase === 'playing' }
        : null;
  }
}

const choosing = (roster: Roster | null, { host }: Reign): Plight => ({
  is: 'choosing',
  host: (roster && deviceOf(roster, host)?.name) || null,
});

export function plightWords(plight: Plight, hosting: boolean): string {
  switch (plight.is) {
    case 'choosing':
      return plight.host === null ? CHOOSING.nameless : CHOOSING.line(plight.host);
    case 'not-ruling':
      return hosting ? `${NOT_RULING.host} ${NOT_RULING.hostMore}` : NOT_RULING.guest;
    case 'two-away':
      return plight.playing ? TWO_AWAY.playing : TWO_AWAY.lobby;
  }
}

/** Who could be handed the table now. A display may: it has no hand to be tempted by. */
export const heirs = (roster: Roster, me: DeviceId): readonly RosterDevice[] =>
  roster.devices.filter(({ id, online }) => online && id !== me);

export const whoHosts = ({ host, kind }: Reign, name: string, me: DeviceId): string =>
  host === me ? HOSTS.mine[kind] : HOSTS.theirs[kind](name);

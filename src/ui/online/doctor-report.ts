import type { Connection, Examined } from '../online.ts';
import { DOCTOR, JOIN_PROBLEMS, TROUBLES } from '../online-words.ts';

interface Findings {
  readonly connection: Connection;
  readonly hosting: boolean;
  readonly devices: readonly Examined[];
}

/** From here on a round trip is felt. */
const SLOW_MS = 400;

/** How this device stands, in one or two sentences. */
export function stateWords({ connection, hosting }: Omit<Findings, 'devices'>): string {
  switch (connection.is) {
    case 'open':
      return hosting ? DOCTOR.hostFine : DOCTOR.guestFine;
    case 'trying': {
      if (hosting) return connection.trouble === null ? DOCTOR.hostFine : DOCTOR.hostNoBroker;
      if (connection.trouble === null) return `${DOCTOR.states.trying}.`;
      const { title, text } = TROUBLES[connection.trouble];
      return `${title}. ${text}`;
    }
    case 'refused': {
      const { title, text } = JOIN_PROBLEMS[connection.why];
      return `${title}. ${text}`;
    }
  }
}

export const deviceWords = ({ path, roundTrip }: Examined): string => {
  if (path === 'away') return DOCTOR.paths[path];
  return `${DOCTOR.paths[path]}, ${roundTrip === null ? DOCTOR.noTrip : DOCTOR.trip(roundTrip)}`;
};

export const isSlow = ({ roundTrip }: Examined): boolean => roundTrip !== null && roundTrip > SLOW_MS;

/** All of it as plain text, to send to somebody who can help. The invitation is not in it: it would let them in. */
export function reportText(findings: Findings, about: { readonly browser: string; readonly when: Date }): string {
  const { connection, devices } = findings;
  return [
    `Exodus Box: ${DOCTOR.title}, ${about.when.toISOString()}`,
    about.browser,
    `${DOCTOR.states[connection.is]}${connection.is === 'trying' && connection.trouble !== null ? ` (${connection.trouble})` : ''}${connection.is === 'refused' ? ` (${connection.why})` : ''}`,
    stateWords(findings),
    ...devices.map(device => `- ${device.name}: ${deviceWords(device)} [${device.path}]`),
  ].join('\n');
}

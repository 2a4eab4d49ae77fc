import type { BrokerProblem } from './settings/broker-address.ts';
import { type IceProblem, MOST_ICE } from './settings/ice-lines.ts';

/** For whoever wants a meeting place of their own; everybody else never opens it. */
export const NETWORK = {
  title: 'Playing across devices',
  text: 'Devices find each other through a broker. It introduces them and then steps aside: the game never passes through it.',
  more: 'Broker and helpers of your own',
  broker: {
    label: 'Broker',
    line: 'Everybody at a table needs the same one. Leave it empty for the usual one.',
    placeholder: 'https://broker.example/peer/',
  },
  ice: {
    label: 'Helpers (STUN and TURN)',
    line: 'One to a line. A relay takes a name and a password after its address, with spaces between.',
    placeholder: 'stun:stun.example:3478\nturn:turn.example:3478 name password',
  },
  usual: 'Use the usual ones',
  test: 'Test it',
  testing: 'Knocking at the broker…',
  verdicts: {
    works: 'The broker answers. Tables can be shared from here.',
    unreachable: 'Nobody answers there. Check the address, and that this device is online; then test again.',
    'not-a-broker': 'Something answers there, but not as a broker does. Check the path at the end of the address.',
  },
  mendFirst: 'Have a look at the field above first.',
} as const;

export const BROKER_PROBLEMS: Readonly<Record<BrokerProblem, string>> = {
  'not-an-address': 'This cannot be read as an address. Begin with https:// and the name of the server.',
  'too-much': 'A broker’s address ends with its path. Leave out names, passwords, “?” and “#”.',
  'needs-https': 'This page is secure, so its broker must be too. Begin with https://.',
};

export function iceProblem({ line, why }: IceProblem): string {
  switch (why) {
    case 'not-a-server':
      return `Line ${line} cannot be read. It begins with stun: or turn: and the name of a server.`;
    case 'turn-needs-login':
      return `Line ${line} is a relay. Put its name and password after the address, with spaces between.`;
    case 'stun-needs-no-login':
      return `Line ${line} needs no name or password. Leave only the address.`;
    case 'too-many':
      return `That is one too many. ${MOST_ICE} lines are enough for anybody.`;
  }
}

import { hostname, networkInterfaces } from 'node:os';

/** Networks a computer has with itself: containers, virtual machines, tunnels. No phone is on them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|vEthernet|utun|tun|tap|wg|tailscale|zt)/i;

/** The IPv4 addresses of this computer on its networks, the likeliest to be reached by a phone first. */
export function onLocalNetwork(interfaces = networkInterfaces()) {
  return Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map(address => ({ name, ...address })))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ address }) => address);
}

const rank = ({ name, address }) => (VIRTUAL.test(name) ? 2 : 0) + (/^(192\.168|10)\./.test(address) ? 0 : 1);

/** What this computer is called, where it is called something a certificate can name. */
export function hostNames(name = hostname()) {
  const [first = ''] = name.toLowerCase().split('.');
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(first) || first === 'localhost') return ['localhost'];
  return ['localhost', first, `${first}.local`];
}

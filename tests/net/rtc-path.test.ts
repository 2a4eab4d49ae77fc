import { expect, test } from 'vitest';
import { pathBetween } from '../../src/net/rtc-path.ts';

type Candidate = Parameters<typeof pathBetween>[0];
const at = (candidateType: Candidate['candidateType'], address: string | null = null): Candidate => ({
  candidateType,
  address,
});

test.each<[string, Candidate, Candidate, string]>([
  ['two hidden local addresses', at('host'), at('host'), 'same-network'],
  ['two private addresses', at('host', '192.168.1.4'), at('prflx', '192.168.1.9'), 'same-network'],
  ['a masked name and a private address', at('host', 'f00.local'), at('prflx', '10.0.0.2'), 'same-network'],
  ['one machine', at('host', '127.0.0.1'), at('host', '::1'), 'same-network'],
  [
    'public addresses of one subnet',
    at('host', '2001:db8:1:2:3:4:5:6'),
    at('host', '2001:db8:1:2:9::1'),
    'same-network',
  ],
  ['public addresses of two', at('host', '2001:db8:1:2:3:4:5:6'), at('host', '2001:db8:7:2:9:1:1:1'), 'direct'],
  ['neighbours with public addresses', at('host', '203.0.113.7'), at('prflx', '203.0.113.9'), 'same-network'],
  ['strangers with public addresses', at('host', '203.0.113.7'), at('prflx', '198.51.100.7'), 'direct'],
  ['an address found by a helper', at('host', '192.168.1.4'), at('srflx', '203.0.113.7'), 'direct'],
  ['an address found on the way', at('host', '192.168.1.4'), at('prflx', '203.0.113.7'), 'direct'],
  ['a relay at one end', at('relay', '10.0.0.1'), at('host', '10.0.0.2'), 'relayed'],
  ['a relay at the other end', at('srflx', '203.0.113.7'), at('relay', '203.0.113.9'), 'relayed'],
])('%s', (_what, mine, theirs, path) => {
  expect(pathBetween(mine, theirs)).toBe(path);
});

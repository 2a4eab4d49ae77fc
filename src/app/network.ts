import * as v from 'valibot';
import type { IceServer, Network } from '../net/signaller.ts';
import type { Settings } from '../ui/services.ts';
import { addressOf, LOOPBACK, parseBroker } from '../ui/settings/broker-address.ts';
import { isIceUrl, isTurn, MOST_ICE, parseIce } from '../ui/settings/ice-lines.ts';

export { unavailableHere } from './online/unavailable.ts';
export { type BrokerVerdict, testBroker } from './test-broker.ts';

type Page = Pick<Location, 'href' | 'protocol'>;
type Read = (address: URL, init?: RequestInit) => Promise<Response>;

/** What whoever put the app on the web chose for everybody: `online.json`, beside the page. */
export interface Deployment {
  readonly broker: string;
  readonly iceServers: readonly IceServer[];
}

const SAME_ORIGIN = 'same-origin';
const DEFAULT: Deployment = { broker: SAME_ORIGIN, iceServers: [] };

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const iceUrl = v.pipe(word, v.check(isIceUrl));
const iceSchema = v.pipe(
  v.strictObject({
    urls: v.union([iceUrl, v.pipe(v.array(iceUrl), v.minLength(1))]),
    username: v.exactOptional(word),
    credential: v.exactOptional(word),
  }),
  v.check(({ urls, username, credential }) =>
    [urls].flat().every(url => (username !== undefined && credential !== undefined) === isTurn(url)),
  ),
  v.transform(({ urls, ...login }): readonly IceServer[] => [urls].flat().map(one => ({ urls: one, ...login }))),
);

const deploymentSchema = v.strictObject({
  broker: v.pipe(
    v.string(),
    v.check(broker => broker === SAME_ORIGIN || parseBroker(broker, { protocol: 'http:' }).ok),
  ),
  iceServers: v.pipe(
    v.array(iceSchema),
    v.transform(servers => servers.flat()),
    v.maxLength(MOST_ICE),
  ),
});

/** It is precached with the app, so that a table can be opened with no web server in reach. Damaged, it says nothing. */
export async function readDeployment(read: Read = fetch, page: Page = location): Promise<Deployment> {
  try {
    const response = await read(new URL('online.json', page.href));
    const deployment = v.safeParse(deploymentSchema, response.ok ? await response.json() : undefined);
    return deployment.success ? deployment.output : DEFAULT;
  } catch {
    // No network and no copy, or no JSON.
    return DEFAULT;
  }
}

/** What the player chose goes before what the deployment says; what cannot be read was not chosen. */
export function networkOf(
  deployment: Deployment,
  chosen: Pick<Settings, 'broker' | 'ice'>,
  page: Page = location,
): Network {
  const theirs = [chosen.broker, deployment.broker].map(text => parseBroker(text, page)).find(({ ok }) => ok);
  const ice = parseIce(chosen.ice);
  return {
    broker: theirs?.ok ? theirs.value : addressOf(new URL('peer/', page.href)),
    iceServers: ice.ok && ice.value.length > 0 ? ice.value : deployment.iceServers,
  };
}

const invitationSchema = v.strictObject({
  address: v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^https:\/\/[^\s?#]+\/$/))),
});

/**
 * The address of the app that others can open. A page on `localhost` can be opened by nobody else, but the server that
 * serves it knows what it is called on the local network.
 */
export async function invitationBase(read: Read = fetch, page: Page = location): Promise<string> {
  const own = new URL('./', page.href);
  if (!LOOPBACK.test(own.hostname)) return own.href;
  try {
    const response = await read(new URL('peer/invitation.json', own), { signal: AbortSignal.timeout(2_000) });
    const invitation = v.safeParse(invitationSchema, response.ok ? await response.json() : undefined);
    return (invitation.success && invitation.output.address) || own.href;
  } catch {
    return own.href;
  }
}

import { type Clock, systemClock } from './clock.ts';
import type { Network, Signaller } from './signaller.ts';

export { fromBase64url, randomBytes, toBase64url } from './base64url.ts';
export { type Clock, systemClock } from './clock.ts';
export { deviceKey, makeKeyPair } from './device-key.ts';
export {
  type DeviceId,
  type DeviceKey,
  type Room,
  type Shake,
  type ShakeRefusal,
  type Shaken,
  type Versions,
  greetGuest,
  greetHost,
} from './handshake.ts';
export {
  type Binding,
  CLOSE_REASONS,
  type CloseReason,
  LONGEST_MESSAGE,
  type Link,
  type Path,
  type Subject,
  type Unsubscribe,
} from './link.ts';
export type { Negotiation, Opened } from './rtc-attempt.ts';
export { type Answered, type Offered, answerLink, offerLink } from './rtc-link.ts';
export type { Dialled, Door, DoorState, IceServer, Network, Signaller } from './signaller.ts';

/** PeerJS is loaded here, when somebody goes online, and not before. */
export async function peerSignaller(network: Network, clock: Clock = systemClock): Promise<Signaller> {
  const { peerSignaller: signaller } = await import('./peer-signaller.ts');
  return signaller(network, clock);
}

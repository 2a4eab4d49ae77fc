import { type Clock, systemClock } from './clock.ts';
import type { Network, Signaller } from './signaller.ts';

export { fromBase64url, randomBytes, toBase64url } from './base64url.ts';
export {
  ANSWER_LASTS,
  type Answering,
  type CardEnds,
  type Invited,
  type Made,
  roomTag,
  rtcCards,
} from './cards/card-link.ts';
export { cardLink, cardText, findCard } from './cards/card-text.ts';
export type { Card } from './cards/card.ts';
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
export { LOST_AFTER } from './heartbeat.ts';
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
export type { CheckPhrase } from './mesh/check-phrase.ts';
export { type Introduction, beIntroduced, introduce } from './mesh/introduction.ts';
export { type Lanes, lanesOf } from './mesh/lanes.ts';
export { type Called, type Ends, type Mesh, meshOf } from './mesh/mesh.ts';
export { rtcEnds } from './mesh/rtc-ends.ts';
export type { Negotiation, Opened } from './rtc-attempt.ts';
export { type Answered, type Offered, answerLink, offerLink } from './rtc-link.ts';
export type { Dialled, Door, DoorState, IceServer, Network, Signaller } from './signaller.ts';

/** PeerJS is loaded here, when somebody goes online, and not before. */
export async function peerSignaller(network: Network, clock: Clock = systemClock): Promise<Signaller> {
  const { peerSignaller: signaller } = await import('./peer-signaller.ts');
  return signaller(network, clock);
}

import type { Unavailable } from '../../ui/online.ts';

/** What of the browser may be missing, whatever its types promise. */
interface Surroundings {
  readonly isSecureContext: boolean;
  readonly crypto?: { readonly subtle?: unknown };
  readonly RTCPeerConnection?: unknown;
}

/** Why this page cannot share a table; browsers keep keys and the camera for pages they trust. */
export function unavailableHere(here: Surroundings = globalThis): Unavailable | null {
  if (!here.isSecureContext || !here.crypto?.subtle) return 'insecure-page';
  return typeof here.RTCPeerConnection === 'function' ? null : 'no-webrtc';
}

import { answerLink, offerLink } from '../rtc-link.ts';
import type { IceServer } from '../signaller.ts';
import type { Ends } from './mesh.ts';

/** Ends of links between browsers; what each says to the other is carried by whoever knows both. */
export function rtcEnds(helpers: () => Promise<readonly IceServer[]>): Ends {
  const wishes = async (patience?: () => number) => ({
    iceServers: await helpers(),
    ...(patience !== undefined && { patience }),
  });
  return {
    offer: async patience => offerLink(await wishes(patience)),
    answer: async (offer, patience) => answerLink(offer, await wishes(patience)),
  };
}

import type { Member } from '../../table/succession/index.ts';
import type { Company } from './company.ts';

/** Somebody here follows another host, of a later time. */
export const isSucceeded = ({ peers, epoch, reign }: Member): boolean =>
  reign !== null && Object.values(peers).some(peer => peer.up && peer.epoch > epoch);

/**
 * One device alone may say anything: whoever hosts now is believed when most of the table say so. So a host that hears
 * of a successor calls everybody it still misses. To be told with every tick.
 */
export function successorMeeter(company: Pick<Company, 'to' | 'call'>, member: () => Member): () => void {
  let calling = false;
  async function callEverybody({ me, reign }: Member): Promise<void> {
    calling = true;
    const missing = Object.keys(reign?.host.devices ?? {}).filter(id => id !== me && !company.to(id));
    await Promise.all(missing.map(id => company.call(id)));
    calling = false;
  }
  return () => {
    if (!calling && isSucceeded(member())) void callEverybody(member());
  };
}

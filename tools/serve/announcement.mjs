import { encodeQR } from 'qr';

/** What whoever started it reads. The first line is always the same, and tests read the address off it. */
export function announcement({ local, secure, quiet }) {
  const first = `Exodus Box is at ${local}`;
  if (quiet) return [first, ...(secure ? [`And, for other devices, at ${secure.address}`] : [])].join('\n');
  if (!secure) return [first, 'Stop it with Ctrl+C.'].join('\n');
  if (secure.nowhere)
    return [first, 'This computer is on no network, so phones cannot reach it.', 'Stop it with Ctrl+C.'].join('\n');
  return [
    first,
    `On phones in the same Wi-Fi: ${secure.address}`,
    '',
    encodeQR(secure.address, 'term', { ecc: 'low' }),
    'The phone warns once, because this computer made its own certificate: tap "Advanced" or "Show details", then go on',
    `to ${new URL(secure.address).hostname}.${secure.kept ? '' : ' (The certificate could not be kept: it will warn again next time.)'}`,
    'Stop it with Ctrl+C.',
  ].join('\n');
}

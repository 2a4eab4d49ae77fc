import { X509Certificate, createPrivateKey } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY = 24 * 60 * 60 * 1000;
/** iOS takes none that is valid for more than 825 days. */
const VALID = 800 * DAY;
/** A certificate that ends during an evening is no use. */
const SPARE = 30 * DAY;
const MOST_ADDRESSES = 24;

/**
 * The certificate of this computer, for the names and addresses it has now. It is made once and kept in `dir`, so that
 * a phone has to accept it once only; it is made anew when it is about to end or the computer has got a new address.
 * Key and certificate are one file: what is there is always a pair.
 */
export async function certificate({ dir, names, addresses, now = Date.now() }) {
  const file = join(dir, 'certificate.pem');
  const kept = await readFile(file, 'utf8').catch(() => '');
  const old = parse(kept);
  const wanted = ['127.0.0.1', ...addresses];
  if (old && covers(old, names, wanted, now)) return { pem: kept, kept: true };

  // Addresses of before stay in: a laptop that goes between two homes is asked about once in each, not at every visit.
  const before = addressesOf(old);
  const pem = await make(names, [...new Set([...wanted, ...before])].slice(0, MOST_ADDRESSES), now);
  return { pem, kept: await keep(dir, file, pem) };
}

function parse(pem) {
  try {
    const found = new X509Certificate(pem);
    return found.checkPrivateKey(createPrivateKey(pem)) ? found : undefined;
  } catch {
    // None yet, or a damaged one.
    return undefined;
  }
}

const covers = (found, names, addresses, now) =>
  Date.parse(found.validFrom) <= now &&
  Date.parse(found.validTo) - SPARE > now &&
  names.every(name => found.checkHost(name)) &&
  addresses.every(address => found.checkIP(address));

const addressesOf = found =>
  [...(found?.subjectAltName ?? '').matchAll(/IP Address:(\d+(?:\.\d+){3})/g)].map(([, address]) => address);

async function make(names, addresses, now) {
  const made = await generate([{ name: 'commonName', value: `Exodus Box on ${names[1] ?? 'this computer'}` }], {
    // Every browser of the last ten years takes it, and a phone's handshake is quicker with it than with RSA.
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day back, for phones whose clock is behind.
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + VALID),
    extensions: [
      // It vouches for nothing but itself, even on a phone that comes to trust it.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [...names.map(value => ({ type: 2, value })), ...addresses.map(ip => ({ type: 7, ip }))],
      },
    ],
  });
  return `${made.private.trim()}\n${made.cert.trim()}\n`;
}

/** False when it cannot be written: then it serves until the computer is stopped. */
async function keep(dir, file, pem) {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, pem, { mode: 0o600 });
    await rename(draft, file);
    return true;
  } catch {
    return false;
  }
}

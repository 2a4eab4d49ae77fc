import { X509Certificate, createPrivateKey } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostNames, onLocalNetwork } from '../../tools/serve/addresses.mjs';
import { certificate } from '../../tools/serve/certificate.mjs';

const DAY = 24 * 60 * 60 * 1000;
const names = ['localhost', 'kitchen', 'kitchen.local'];
const HOME = '192.168.1.5';
const AWAY = '10.0.0.7';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'exodus-certificate-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the certificate', () => {
  test('names this computer and its addresses, and nothing else', async () => {
    const { pem, kept } = await certificate({ dir, names, addresses: [HOME] });
    const made = new X509Certificate(pem);
    expect(kept).toBe(true);
    for (const name of names) expect(made.checkHost(name)).toBe(name);
    for (const address of ['127.0.0.1', HOME]) expect(made.checkIP(address)).toBe(address);
    expect(made.checkHost('games.example')).toBeUndefined();
    expect(made.checkIP(AWAY)).toBeUndefined();
  });

  test('is one that phones take: a server’s own, no authority, valid for at most 825 days', async () => {
    const { pem } = await certificate({ dir, names, addresses: [] });
    const made = new X509Certificate(pem);
    expect(made.ca).toBe(false);
    expect(made.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(made.checkPrivateKey(createPrivateKey(pem))).toBe(true);
    expect(Date.parse(made.validFrom)).toBeLessThan(Date.now());
    expect((Date.parse(made.validTo) - Date.parse(made.validFrom)) / DAY).toBeLessThanOrEqual(825);
  });

  test('is kept where only its owner can read it, and used again', async () => {
    const first = await certificate({ dir, names, addresses: [HOME] });
    expect(statSync(join(dir, 'certificate.pem')).mode & 0o777).toBe(0o600);
    expect((await certificate({ dir, names, addresses: [HOME] })).pem).toBe(first.pem);
  });

  test('is made anew for a new address, and still names the old one', async () => {
    const first = await certificate({ dir, names, addresses: [HOME] });
    const second = await certificate({ dir, names, addresses: [AWAY] });
    expect(second.pem).not.toBe(first.pem);
    expect(new X509Certificate(second.pem).checkIP(HOME)).toBe(HOME);
    expect((await certificate({ dir, names, addresses: [HOME] })).pem).toBe(second.pem);
  });

  test('is made anew before it ends, and not long before', async () => {
    const first = await certificate({ dir, names, addresses: [HOME] });
    const end = Date.parse(new X509Certificate(first.pem).validTo);
    expect((await certificate({ dir, names, addresses: [HOME], now: end - 31 * DAY })).pem).toBe(first.pem);
    const second = await certificate({ dir, names, addresses: [HOME], now: end - 29 * DAY });
    expect(Date.parse(new X509Certificate(second.pem).validTo)).toBeGreaterThan(end);
  });

  test.each([
    ['is damaged', (pem: string) => pem.slice(0, 400)],
    ['is nonsense', () => 'nonsense'],
  ])('is made anew when the kept one %s', async (_, damage) => {
    const { pem } = await certificate({ dir, names, addresses: [HOME] });
    writeFileSync(join(dir, 'certificate.pem'), damage(pem));
    const again = await certificate({ dir, names, addresses: [HOME] });
    expect(new X509Certificate(again.pem).checkIP(HOME)).toBe(HOME);
    expect(readFileSync(join(dir, 'certificate.pem'), 'utf8')).toBe(again.pem);
  });

  test('serves unkept where nothing can be written', async () => {
    const file = join(dir, 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const { pem, kept } = await certificate({ dir: join(file, 'inside'), names, addresses: [HOME] });
    expect(kept).toBe(false);
    expect(new X509Certificate(pem).checkIP(HOME)).toBe(HOME);
    expect(existsSync(join(file, 'inside'))).toBe(false);
  });
});

describe('the addresses', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
    ({ family, internal, address }) as never;

  test('of the house come before those of containers and tunnels', () => {
    const found = onLocalNetwork({
      lo: [at('127.0.0.1', 'IPv4', true)],
      docker0: [at('172.17.0.1')],
      tun0: [at('10.8.0.2')],
      eth1: [at('203.0.113.9')],
      wlan0: [at('fe80::1', 'IPv6'), at(HOME), at('169.254.3.3')],
    });
    expect(found).toEqual([HOME, '203.0.113.9', '10.8.0.2', '172.17.0.1']);
  });

  test.each([
    ['Kitchen.lan', ['localhost', 'kitchen', 'kitchen.local']],
    ['localhost', ['localhost']],
    ['Ada’s laptop', ['localhost']],
    ['', ['localhost']],
  ])('of a computer called %j are %j', (name, expected) => {
    expect(hostNames(name)).toEqual(expected);
  });
});

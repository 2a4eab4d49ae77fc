import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateAt } from '../../../src/net/cards/candidate.ts';
import { type Card, LONGEST_CARD, encodeCard, parseCard } from '../../../src/net/cards/card.ts';
import { cardLink, cardText, findCard } from '../../../src/net/cards/card-text.ts';
import { crc32 } from '../../../src/net/cards/crc-32.ts';
import { descriptionFrom, reachableIn } from '../../../src/net/cards/description.ts';
import { randomly } from '../../support/random-bytes.ts';

const FOUR = { kind: 'ipv4', address: '192.168.178.23', port: 50_123 } as const;
const SIX = { kind: 'ipv6', address: 'fd00:0:0:0:1a2b:3c4d:5e6f:7a8b', port: 40_001 } as const;
const NAME = { kind: 'mdns', address: '0b1c2d3e-4f50-4162-8374-8596a7b8c9da.local', port: 65_535 } as const;

const CHROMIUM: Card = {
  kind: 'invitation',
  room: '01a2b3c4',
  call: 'deadbeef',
  fingerprint: 'ab'.repeat(32),
  ufrag: 'a+/Z',
  pwd: 'abcdefghijklmnopqrstuv/+',
  candidates: [FOUR],
};
const FIREFOX: Card = { ...CHROMIUM, kind: 'answer', ufrag: '0123abcd', pwd: '0123456789abcdef'.repeat(2) };

const CARDS: readonly (readonly [string, Card])[] = [
  ['Chromium’s, one address', CHROMIUM],
  ['Firefox’s, one address', FIREFOX],
  ['Chromium’s, four short addresses', { ...CHROMIUM, candidates: [FOUR, FOUR, FOUR, FOUR] }],
  ['Chromium’s, one name and three addresses', { ...CHROMIUM, candidates: [FOUR, FOUR, FOUR, NAME] }],
  ['Chromium’s, as much as fits', { ...CHROMIUM, candidates: [FOUR, SIX, NAME] }],
  ['Firefox’s, two long addresses', { ...FIREFOX, candidates: [SIX, NAME] }],
];

test.each(CARDS)('a card of %s comes back as it was, in at most 110 bytes', (title, card) => {
  const bytes = encodeCard(card);
  console.log(`card of ${title}: ${bytes.length} bytes, ${cardText(card).length} letters`);
  expect(bytes.length).toBeLessThanOrEqual(LONGEST_CARD);
  expect(parseCard(bytes)).toEqual({ ok: true, card });
});

test('addresses that do not fit are left out, and later ones that do are kept', () => {
  const parsed = parseCard(encodeCard({ ...CHROMIUM, candidates: [SIX, NAME, SIX, FOUR] }));
  expect(parsed.ok && parsed.card.candidates).toEqual([SIX, NAME, FOUR]);
});

test('10,000 mutated cards are refused, and none throws', () => {
  const random = randomly(4);
  const refused = new Map<string, number>();
  let count = 0;
  while (count < 10_000) {
    const [, card] = CARDS[random.below(CARDS.length)] ?? ['', CHROMIUM];
    const good = encodeCard(card);
    const bad = random.mutated(good);
    if (bad.join() === good.join()) continue;
    count += 1;
    const parsed = parseCard(bad);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) refused.set(parsed.why, (refused.get(parsed.why) ?? 0) + 1);
  }
  console.log('mutated cards:', Object.fromEntries(refused));
  expect([...refused.values()].reduce((sum, each) => sum + each, 0)).toBe(10_000);
});

/** A checksum only finds accidents. What somebody made on purpose must fail by what it says. */
function signed(change: (bytes: Uint8Array) => void, card = CHROMIUM): Uint8Array {
  const bytes = encodeCard(card);
  change(bytes);
  const crc = crc32(bytes.subarray(0, -4));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, crc);
  return bytes;
}

test.each<[string, string, (bytes: Uint8Array) => void]>([
  ['a version to come', 'newer-version', bytes => void (bytes[0] = 0xf0)],
  ['a version long gone', 'older-version', bytes => void (bytes[0] = 0x00)],
  ['bits that mean nothing yet', 'damaged', bytes => void (bytes[0] = (bytes[0] ?? 0) | 1)],
  ['credentials of the other length', 'damaged', bytes => void (bytes[0] = (bytes[0] ?? 0) | 4)],
  ['no candidate at all', 'damaged', bytes => void (bytes[1] = 0)],
  ['a gap among the candidates', 'damaged', bytes => void (bytes[1] = 0b00_01_00_00)],
  ['more candidates than there are', 'damaged', bytes => void (bytes[1] = 0b01_01_00_00)],
  ['an address of many', 'damaged', bytes => void (bytes[63] = 224)],
  ['port 0', 'damaged', bytes => bytes.fill(0, 67, 69)],
])('%s is refused although its checksum fits', (_title, why, change) => {
  expect(parseCard(signed(change))).toEqual({ ok: false, why });
});

test('a card is found in a link, alone, over several lines, and among words', () => {
  const text = cardText(CHROMIUM);
  const card = { ok: true, card: CHROMIUM };
  expect(findCard(cardLink('https://box.example/', text))).toEqual(card);
  expect(findCard(text)).toEqual(card);
  expect(findCard(`  ${text.slice(0, 40)}\n${text.slice(40)} `)).toEqual(card);
  expect(findCard(`Come and play! ${cardLink('https://box.example/a/', text)} See you.`)).toEqual(card);
  expect(findCard(`Here it is: ${text}, good luck`)).toEqual(card);
});

test('what is no card is told apart from a card that was torn', () => {
  for (const other of ['', 'hello', 'https://example.org/', 'x'.repeat(5_000), 'word '.repeat(60), 'é'.repeat(120)]) {
    expect(findCard(other)).toEqual({ ok: false, why: 'not-a-code' });
  }
  const text = cardText(CHROMIUM);
  expect(findCard(cardLink('https://box.example/', text.slice(0, -5)))).toEqual({ ok: false, why: 'damaged' });
  expect(findCard(text.replace('A', 'B'))).toEqual({ ok: false, why: 'damaged' });
});

test('only addresses that another device can use become candidates', () => {
  expect(candidateAt('192.168.1.7', 5000)?.kind).toBe('ipv4');
  expect(candidateAt('2001:db8::7', 5000)).toEqual({ kind: 'ipv6', address: '2001:db8:0:0:0:0:0:7', port: 5000 });
  expect(candidateAt(NAME.address.toUpperCase(), 5000)?.address).toBe(NAME.address);
  const useless = [
    '256.1.1.1',
    '1.2.3',
    '01.2.3.4',
    '0.0.0.0',
    '239.1.1.1',
    'fe80::1',
    '::1',
    '::',
    'ff02::1',
    '1::2::3',
  ];
  for (const address of [...useless, 'host.local', 'example.org', 'a\r\nb.local', '1:2:3:4:5:6:7:8:9']) {
    expect([address, candidateAt(address, 5000)]).toEqual([address, undefined]);
  }
  for (const port of [0, -1, 65_536, 1.5, Number.NaN]) expect(candidateAt('10.0.0.1', port)).toBeUndefined();
});

test('whatever bytes a card holds, its description has the same lines and no others', () => {
  const random = randomly(9);
  for (let n = 0; n < 2_000; n++) {
    const made = signed(raw => {
      raw.set(random.bytes(32 + 21 + 4), 10);
      raw[63] = 1 + random.below(222);
    });
    const parsed = parseCard(made);
    if (!parsed.ok) throw new Error('a card with random contents is still a card');
    const lines = descriptionFrom(parsed.card).split('\r\n');
    expect(lines).toHaveLength(16);
    expect(lines.every(line => line === '' || /^[vostmac]=[ -~]+$/.test(line))).toBe(true);
    expect(reachableIn(lines.join('\r\n'))).toMatchObject({ ufrag: parsed.card.ufrag, pwd: parsed.card.pwd });
  }
});

test('candidates over TCP, of servers and of other components are not put on a card', () => {
  const sdp = `${descriptionFrom(CHROMIUM)}${[
    'a=candidate:1 1 tcp 1 10.0.0.1 9 typ host tcptype active',
    'a=candidate:1 1 udp 1 84.1.1.1 4000 typ srflx raddr 0.0.0.0 rport 0',
    'a=candidate:1 2 udp 1 10.0.0.2 4000 typ host',
    'a=candidate:1 1 UDP 1 10.0.0.3 4000 typ host generation 0',
  ].join('\r\n')}\r\n`;
  expect(reachableIn(sdp)?.candidates.map(({ address }) => address)).toEqual(['192.168.178.23', '10.0.0.3']);
});

const RECORDED = ['invitation-of-chromium', 'answer-of-chromium', 'invitation-of-firefox', 'answer-of-firefox'];

test.each(RECORDED)('the real description of an %s goes through a card, and says the same afterwards', name => {
  const own = reachableIn(readFileSync(`tests/net/cards/recorded/${name}.sdp`, 'utf8'));
  if (!own) throw new Error('it fits on a card');
  const card: Card = {
    kind: name.startsWith('answer') ? 'answer' : 'invitation',
    room: '00000001',
    call: '00000002',
    ...own,
  };
  const bytes = encodeCard(card);
  const parsed = parseCard(bytes);
  console.log(`${name}: ${bytes.length} bytes`);
  expect(parsed).toEqual({ ok: true, card });
  expect(reachableIn(descriptionFrom(card))).toEqual(own);
});

import { expect, test } from 'vitest';
import { echoMessage, parseBrokerMessage, parseEcho } from '../../src/net/broker-message.ts';

const OFFER = {
  type: 'OFFER',
  src: 'caller',
  dst: 'door',
  payload: {
    type: 'data',
    connectionId: 'dc_1',
    label: 'dc_1',
    serialization: 'raw',
    reliable: true,
    sdp: { type: 'offer', sdp: 'v=0' },
  },
};

test('an honest offer passes, without what nobody asked for', () => {
  const { dst: _, ...expected } = OFFER;
  expect(parseBrokerMessage({ ...OFFER, payload: { ...OFFER.payload, metadata: { name: 'Ann' } } })).toEqual(expected);
});

test.each<[string, unknown]>([
  ['a farewell in another’s name', { type: 'LEAVE', src: 'caller' }],
  ['a call by video', { ...OFFER, payload: { ...OFFER.payload, type: 'media' } }],
  ['an offer of a serialization PeerJS would look up', { ...OFFER, payload: { ...OFFER.payload, serialization: 'x' } }],
  ['an offer that may lose messages', { ...OFFER, payload: { ...OFFER.payload, reliable: false } }],
  ['an offer without a description', { ...OFFER, payload: { ...OFFER.payload, sdp: null } }],
  ['an answer in an offer', { ...OFFER, payload: { ...OFFER.payload, sdp: { type: 'answer', sdp: '' } } }],
  ['an offer without a payload', { type: 'OFFER', src: 'caller' }],
  ['an error without words', { type: 'ERROR' }],
  ['a candidate that is none', { type: 'CANDIDATE', src: 'a', payload: { type: 'data', connectionId: 'x' } }],
  ['a type nobody knows', { type: 'SURPRISE' }],
  ['nothing', null],
])('%s never reaches PeerJS', (_what, data) => {
  expect(parseBrokerMessage(data)).toBeUndefined();
});

test('an echo is recognised, and is nothing else', () => {
  const echo: unknown = JSON.parse(JSON.stringify(echoMessage('me', 'abc')));
  expect(parseEcho(echo)).toBe('abc');
  expect(parseBrokerMessage(echo)).toBeUndefined();
  expect(parseEcho(OFFER)).toBeUndefined();
});

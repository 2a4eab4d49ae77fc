import { expect, test } from 'vitest';
import { memoryBroker } from '../../src/net/memory-signaller.ts';
import type { Dialled, DoorState } from '../../src/net/signaller.ts';
import { virtualClock } from '../support/virtual-clock.ts';

test('two devices meet by name, each with the other’s certificate', async () => {
  const clock = virtualClock();
  const broker = memoryBroker(clock);
  const heard: string[] = [];
  broker.signaller().listen('door', 'token', link => link.onMessage(message => heard.push(message)));
  await clock.advance(1);
  const dialling = broker.signaller().dial('door');
  await clock.advance(10);
  const dialled = await dialling;
  if (!dialled.ok) throw new Error(dialled.problem);
  dialled.link.send('hello');
  await clock.advance(10);
  expect(heard).toEqual(['hello']);
  const [pair] = broker.pairs;
  expect(pair?.near.binding.mine).toBe(pair?.far.binding.theirs);
});

test('a name belongs to its token, a stopped broker is down, and a started one lets doors in again', async () => {
  const clock = virtualClock();
  const broker = memoryBroker(clock);
  const states: DoorState[] = [];
  const door = broker.signaller().listen('door', 'token', () => undefined);
  door.onState(state => states.push(state));
  await clock.advance(1);
  const thief: DoorState[] = [];
  const other = broker.signaller().listen('door', 'other', () => undefined);
  other.onState(state => thief.push(state));
  await clock.advance(1);
  broker.stop();
  broker.start();
  expect(states).toEqual(['opening', 'open', 'broker-down', 'open']);
  expect(thief).toEqual(['opening', 'taken', 'broker-down', 'taken']);
  door.close();
  other.nudge();
  expect(thief.at(-1)).toBe('open');
});

test('a dial is answered in words when nobody is there, and when the broker is not', async () => {
  const clock = virtualClock();
  const broker = memoryBroker(clock);
  const answers: Dialled[] = [];
  const dial = async (): Promise<void> => void answers.push(await broker.signaller().dial('door'));
  void dial();
  await clock.advance(6_000);
  broker.stop();
  void dial();
  await clock.advance(10);
  expect(answers).toEqual([
    { ok: false, problem: 'nobody' },
    { ok: false, problem: 'broker-down' },
  ]);
});

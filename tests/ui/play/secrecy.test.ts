import { expect, test } from 'vitest';
import { FACE_DOWN, type SecrecyInput, isRevealed, secrecyStep } from '../../../src/ui/play/secrecy.ts';

const PASSED = { alone: false, holding: true };
const ALONE = { alone: true, holding: true };
const after = (...inputs: SecrecyInput[]) => inputs.reduce(secrecyStep, FACE_DOWN);

test('secrets lie face-down until held', () => {
  expect(isRevealed(FACE_DOWN, PASSED)).toBe(false);
  expect(isRevealed(after('hold'), PASSED)).toBe(true);
});

test.each<SecrecyInput>(['release', 'hide', 'blur', 'page-hidden', 'handed-over'])('%s hides what is held', input => {
  expect(isRevealed(after('hold', input), PASSED)).toBe(false);
});

test('kept secrets stay open when the finger is lifted', () => {
  expect(isRevealed(after('hold', 'keep', 'release'), PASSED)).toBe(true);
});

test.each<SecrecyInput>(['hide', 'blur', 'page-hidden', 'handed-over'])('%s hides what is kept open', input => {
  expect(isRevealed(after('keep', input), PASSED)).toBe(false);
});

test('coming back to the page does not open what was open before', () => {
  expect(isRevealed(after('keep', 'page-hidden', 'page-shown'), PASSED)).toBe(false);
});

test('someone alone sees their secrets at all times but while the page is hidden', () => {
  expect(isRevealed(FACE_DOWN, ALONE)).toBe(true);
  expect(isRevealed(after('blur'), ALONE)).toBe(true);
  expect(isRevealed(after('page-hidden'), ALONE)).toBe(false);
  expect(isRevealed(after('page-hidden', 'page-shown'), ALONE)).toBe(true);
});

test('behind a curtain nothing is revealed, held, kept or alone', () => {
  expect(isRevealed(after('hold', 'keep'), { alone: true, holding: false })).toBe(false);
});

import { expect, test } from 'vitest';
import { BROKER_PROBLEMS, NETWORK, iceProblem } from '../../src/ui/network-words.ts';

const iceProblems = (['not-a-server', 'turn-needs-login', 'stun-needs-no-login', 'too-many'] as const).map(why =>
  iceProblem({ line: 3, why }),
);

test('every problem with the network says what it is and what to do', () => {
  const { unreachable, 'not-a-broker': notABroker } = NETWORK.verdicts;
  for (const text of [...Object.values(BROKER_PROBLEMS), ...iceProblems, unreachable, notABroker]) {
    expect(text.split('. ').length).toBeGreaterThan(1);
    expect(text).not.toMatch(/\b(invalid|error|failed|exception|illegal)\b/i);
  }
});

test('a problem with a line names the line', () => {
  expect(iceProblems.filter(text => text.includes('Line 3'))).toHaveLength(3);
});

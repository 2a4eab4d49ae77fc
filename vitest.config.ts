import { defineConfig } from 'vitest/config';
import { slowest } from './tests/support/slowest-reporter.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    testTimeout: 60_000,
    reporters: ['default', slowest],
  },
});

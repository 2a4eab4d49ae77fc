import { defineConfig } from 'vitest/config';
import { slowest } from './tests/support/slowest-reporter.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: ['tests/e2e/support/browser-server.ts'],
    reporters: ['default', slowest],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Two browsers at once starve each other on two cores.
    fileParallelism: false,
    maxWorkers: 1,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Two browsers at once starve each other on two cores.
    fileParallelism: false,
    maxWorkers: 1,
  },
});

import type { Reporter, TestModule } from 'vitest/node';

const ROWS = 12;

/** Says at the end where the time went: the slowest files, and the slowest tests. */
export const slowest: Reporter = {
  onTestRunEnd(modules) {
    const files = modules.map(module => ({ ms: lengthOf(module), what: module.relativeModuleId }));
    const tests = modules.flatMap(module =>
      [...module.children.allTests()].map(test => ({
        ms: test.diagnostic()?.duration ?? 0,
        what: `${module.relativeModuleId} > ${test.name}`,
      })),
    );
    print('slowest files', files);
    print('slowest tests', tests);
  },
};

/** With what a file does before and after its tests. */
function lengthOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

function print(title: string, rows: readonly { readonly ms: number; readonly what: string }[]): void {
  const sorted = rows.toSorted((a, b) => b.ms - a.ms).slice(0, ROWS);
  console.log(`\n${title}, of ${rows.length}`);
  for (const { ms, what } of sorted) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${what.slice(0, 110)}`);
}

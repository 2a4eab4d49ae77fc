// Runs a TypeScript tool on Node 20: bundles it with the same Vite that builds the app, then imports the result.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) throw new Error('Say which tool to run, for example tools/selfplay.ts.');

const outDir = resolve('.cache/tools', entry.replaceAll(/[^\w]/g, '-'));
await build({
  configFile: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'tool.mjs' } },
  },
});
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(resolve(outDir, 'tool.mjs')).href);

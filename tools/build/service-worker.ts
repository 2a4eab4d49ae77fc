import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';

interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

// Not needed by a running app, or fetched by the browser itself only while installing.
const NOT_PRECACHED = /^(sw\.js|_headers|screenshots\/.*|\.vite\/.*)$/;
const HASHED = /^assets\//;

/** Builds sw/sw.ts into `outDir` and writes the list of everything there into it, so that all of it works offline. */
export async function buildServiceWorker(outDir: string): Promise<number> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'sw/sw.ts', formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
    },
  });

  const manifest = await precacheManifest(outDir);
  const file = join(outDir, 'sw.js');
  const source = await readFile(file, 'utf8');
  if (source.split('self.__WB_MANIFEST').length !== 2) throw new Error('sw.js must name self.__WB_MANIFEST once.');
  await writeFile(
    file,
    source.replace('self.__WB_MANIFEST', () => JSON.stringify(manifest)),
  );
  return manifest.length;
}

async function precacheManifest(outDir: string): Promise<readonly PrecacheEntry[]> {
  const files = await readdir(outDir, { recursive: true, withFileTypes: true });
  const urls = files
    .filter(file => file.isFile())
    .map(file => relative(outDir, join(file.parentPath, file.name)).split(sep).join('/'))
    .filter(url => !NOT_PRECACHED.test(url))
    .toSorted();
  return Promise.all(
    urls.map(async url => ({ url, revision: HASHED.test(url) ? null : await digest(join(outDir, url)) })),
  );
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 20);
}

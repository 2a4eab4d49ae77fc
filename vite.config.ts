import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';
import { HEADERS_FILE, PAGE_CSP } from './tools/build/csp.ts';
import { buildServiceWorker } from './tools/build/service-worker.ts';

/** The development server needs inline scripts, so the policy is put in when building. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: html =>
    html.replace('<!-- csp -->', `<meta http-equiv="Content-Security-Policy" content="${PAGE_CSP}" />`),
};

function offline(): Plugin {
  let outDir = 'dist';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      await writeFile(join(outDir, '_headers'), HEADERS_FILE);
      const count = await buildServiceWorker(outDir);
      console.log(`service worker: ${count} files precached`);
    },
  };
}

/** What is always loaded together comes in one piece: that packs better than many small ones. */
const CHUNKS = [
  // What every screen and every board stands on comes with the first screen.
  { name: 'basics', test: /src\/(?:engine\/(?:seat|same-json)|ui\/(?:components|list-words))\b/ },
  { name: 'shell', tags: ['$initial' as const], minShareCount: 2 },
  { name: 'games', test: /src\/(?:engine\/(?:piles|thinking)|ui\/(?:board-parts\/(?!countdown|time-left)|icon))\b/ },
];

export default defineConfig({
  // Relative, so that the same build works under any path of any static host.
  base: './',
  resolve: { alias: { 'webrtc-adapter': fileURLToPath(new URL('tools/build/no-adapter.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Lets a test make two builds that differ.
  define: { __BUILD__: JSON.stringify(process.env.EXODUS_BUILD ?? 'release') },
  build: {
    target: 'es2022',
    outDir: process.env.EXODUS_OUT ?? 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  plugins: [contentSecurityPolicy, offline()],
});

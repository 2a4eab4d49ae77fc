import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

export interface HarnessSite {
  readonly url: string;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds a page of tests/e2e/pages and serves it on localhost, which browsers trust with keys. */
export async function serveHarness(page: string): Promise<HarnessSite> {
  const dir = mkdtempSync(join(tmpdir(), 'exodus-harness-'));
  await build({
    configFile: false,
    root: 'tests/e2e/pages',
    base: './',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir: dir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: `tests/e2e/pages/${page}` } },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const file = readFileSync(join(dir, pathname));
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream');
      response.end(file);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/${page}`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

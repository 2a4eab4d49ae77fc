import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Serving {
  /** `http://localhost:…/base/`. */
  readonly url: string;
  /** The same by https, where it was asked for. */
  readonly secureUrl: string;
  /** All it has printed until now. */
  readonly printed: () => { readonly out: string; readonly err: string };
  readonly isRunning: () => boolean;
  stop(): Promise<void>;
}

/** Runs `tools/serve.mjs` over `dir`, or over a page of one line, in a process of its own. */
export async function serving(args: readonly string[], dir?: string): Promise<Serving> {
  const place = mkdtempSync(join(tmpdir(), 'exodus-serving-'));
  const app = dir ?? join(place, 'app');
  if (dir === undefined) {
    mkdirSync(app);
    writeFileSync(join(app, 'index.html'), '<!doctype html><title>Here</title>');
    writeFileSync(join(app, 'large.bin'), Buffer.alloc(4_000_000));
    writeFileSync(join(app, '_headers'), '/*\n  X-Test: yes\n');
  }
  const all = ['tools/serve.mjs', '--dir', app, '--certificate', join(place, 'certificate'), ...args];
  const server = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = listenTo(server);
  const lines = args.includes('--https') ? 2 : 1;
  await until(() => said.out.split('\n').length > lines || server.exitCode !== null);
  if (server.exitCode !== null) throw new Error(`It did not start: ${said.err}`);
  const [url = '', secure = ''] = said.out.match(/https?:\/\/\S+/g) ?? [];
  return {
    url,
    secureUrl: secure && `https://localhost:${new URL(secure).port}${new URL(secure).pathname}`,
    printed: () => ({ ...said }),
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      const gone = new Promise(resolve => server.once('exit', resolve));
      if (server.kill()) await gone;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function listenTo(server: ChildProcess): { out: string; err: string } {
  const said = { out: '', err: '' };
  server.stdout?.on('data', chunk => {
    said.out += String(chunk);
  });
  server.stderr?.on('data', chunk => {
    said.err += String(chunk);
  });
  return said;
}

async function until(done: () => boolean): Promise<void> {
  for (let waited = 0; !done(); waited += 20) {
    if (waited > 20_000) throw new Error('The server said nothing.');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

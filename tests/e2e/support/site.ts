import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Site {
  readonly url: string;
  /** Kills the server process. */
  stop(): Promise<void>;
  /** Puts another build in place of the one being served. */
  deploy(build: string): void;
}

/** Serves a copy of the built app from a process of its own, as `npm start` does, under any path. */
export async function serveSite({ build = 'dist', base = '/', port = 0 } = {}): Promise<Site> {
  if (!existsSync(join(build, 'sw.js'))) throw new Error(`There is no build in ${build}. Run "npm run build" first.`);
  const dir = mkdtempSync(join(tmpdir(), 'exodus-site-'));
  cpSync(build, dir, { recursive: true });
  const args = ['tools/serve.mjs', '--dir', dir, '--base', base, '--port', String(port), '--quiet'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(server);
  return {
    url,
    stop: () =>
      new Promise(resolve => {
        const gone = (): void => {
          rmSync(dir, { recursive: true, force: true });
          resolve();
        };
        if (server.exitCode !== null || server.signalCode !== null) return gone();
        server.once('exit', gone);
        server.kill('SIGKILL');
      }),
    deploy: other => cpSync(other, dir, { recursive: true }),
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', chunk => {
      said += String(chunk);
      const address = /http:\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server stopped: ${said}`)));
  });
}

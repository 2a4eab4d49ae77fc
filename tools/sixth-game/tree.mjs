// A copy of the working tree, to try things in.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What git knows or would take in, under the given paths; packages are lent, not copied. */
export function copiedTree(...paths) {
  const tree = mkdtempSync(join(tmpdir(), 'sixth-game-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...paths], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (file === '' || file === 'node_modules' || !existsSync(file)) continue;
    cpSync(file, join(tree, file));
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  return { path: tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
}

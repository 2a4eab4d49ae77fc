import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Answers requests for the files of a built app in `dir`, under the path `base`. */
export async function staticFiles(dir, base) {
  const root = resolve(dir);
  const headerRules = parseHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''));

  return async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only reading is possible here.');
    const path = pathOf(request.url);
    if (path === undefined) return end(response, 400, 'That address cannot be read.');
    if (`${path}/` === base) return redirect(response, base);
    if (!path.startsWith(base)) return end(response, 404, 'There is nothing here.');

    const inside = path.slice(base.length) || 'index.html';
    const file = join(root, normalize(inside));
    if (!file.startsWith(root + sep)) return end(response, 404, 'There is nothing here.');
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return end(response, 404, 'There is nothing here.');

    response.writeHead(200, {
      ...headersFor(headerRules, `/${inside}`),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': found.size,
    });
    if (request.method === 'HEAD') return response.end();
    return pipeline(createReadStream(file), response);
  };
}

/** Undefined for an address that cannot be read. */
export function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://here').pathname);
  } catch {
    return undefined;
  }
}

export function end(response, status, text) {
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function redirect(response, location) {
  response.writeHead(308, { Location: location });
  response.end();
}

/** Reads the `_headers` file static hosts use, so that what is tested here is what is deployed there. */
function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1).headers[header[1]] = header[2];
  }
  return rules;
}

function headersFor(rules, path) {
  const matching = rules.filter(rule =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(rule => rule.headers));
}

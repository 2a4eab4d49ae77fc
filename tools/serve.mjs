// Serves the built app: `node tools/serve.mjs [--port 4173] [--dir dist] [--base /] [--quiet]`.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { encodeQR } from 'qr';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4173' },
    dir: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    quiet: { type: 'boolean', default: false },
  },
});

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

const root = resolve(values.dir);
const base = `/${values.base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
const headerRules = parseHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''));

const server = createServer((request, response) => {
  void answer(request, response).catch(() => end(response, 500, 'Something went wrong here.'));
});

async function answer(request, response) {
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
    ...headersFor(`/${inside}`),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
  });
  if (request.method === 'HEAD') return response.end();
  return pipeline(createReadStream(file), response);
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://here').pathname);
  } catch {
    return undefined;
  }
}

function end(response, status, text) {
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

function headersFor(path) {
  const matching = headerRules.filter(rule =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(rule => rule.headers));
}

function onLocalNetwork() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(address => address?.family === 'IPv4' && !address.internal)
    .map(({ address }) => address);
}

let port = Number(values.port);
let attempts = 0;
server.on('error', error => {
  // Somebody else's server on our favourite port is no reason to fail, unless this port was asked for.
  const asked = process.argv.includes('--port') || process.env.PORT;
  if (error.code !== 'EADDRINUSE' || asked || attempts++ > 20) {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another with --port.` : error.message);
    process.exit(1);
  }
  server.listen(++port);
});

server.on('listening', () => {
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : port;
  console.log(`Exodus Box is at http://localhost:${port}${base}`);
  if (values.quiet) return;

  const [lan] = onLocalNetwork();
  if (!lan) return;
  const url = `http://${lan}:${port}${base}`;
  console.log(`On phones in the same Wi-Fi: ${url}\n`);
  console.log(encodeQR(url, 'term', { ecc: 'low' }));
  console.log('Stop it with Ctrl+C.');
});

await stat(join(root, 'index.html')).catch(() => {
  console.error(`There is no built app in ${values.dir}. Run "npm run build" first, or "npm start", which does both.`);
  process.exit(1);
});
server.listen(port);

// Serves the built app and a broker: `node tools/serve.mjs [--port 4173] [--dir dist] [--base /] [--quiet]
// [--https | --no-https] [--no-broker] [--certificate .cache/certificate]`.
//
// http is at the port, for this computer; https is at the next free one, for phones: browsers give keys and the camera
// to secure pages only. `--quiet` prints one line for each server, and then there is no https unless it is asked for.
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostNames, onLocalNetwork } from './serve/addresses.mjs';
import { announcement } from './serve/announcement.mjs';
import { broker } from './serve/broker.mjs';
import { certificate } from './serve/certificate.mjs';
import { listen } from './serve/listen.mjs';
import { end, pathOf, staticFiles } from './serve/static-files.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4173' },
    dir: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    quiet: { type: 'boolean', default: false },
    https: { type: 'boolean' },
    broker: { type: 'boolean', default: true },
    certificate: { type: 'string', default: resolve(import.meta.dirname, '../.cache/certificate') },
  },
});

const base = `/${values.base.split('/').filter(Boolean).join('/')}/`.replace('//', '/');

try {
  await stat(join(values.dir, 'index.html')).catch(() => {
    throw new Error(
      `There is no built app in ${values.dir}. Run "npm run build" first, or "npm start", which does both.`,
    );
  });
  await start();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const files = await staticFiles(values.dir, base);
  const meeting = values.broker ? broker(base) : undefined;
  let invitation = null;

  function answer(request, response) {
    if (meeting && pathOf(request.url) === `${base}peer/invitation.json`) return tellInvitation(response);
    if (meeting?.answer(request, response)) return;
    void files(request, response).catch(() => end(response, 500, 'Something went wrong here.'));
  }

  /** A page on `localhost` asks this for the address to invite others to. */
  function tellInvitation(response) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ address: invitation }));
  }

  // Somebody else's server on our favourite port is no reason to fail, unless this port was asked for.
  const insist = process.argv.some(arg => arg.startsWith('--port')) || process.env.PORT !== undefined;
  const server = createServer(answer);
  meeting?.attach(server);
  const port = await listen(server, Number(values.port), { insist });
  const secure = (values.https ?? !values.quiet) ? await startSecure(port + 1) : undefined;
  console.log(announcement({ local: `http://localhost:${port}${base}`, secure, quiet: values.quiet }));

  async function startSecure(wish) {
    const addresses = onLocalNetwork();
    const { pem, kept } = await certificate({ dir: values.certificate, names: hostNames(), addresses });
    const secureServer = createSecureServer({ key: pem, cert: pem }, answer);
    meeting?.attach(secureServer);
    const securePort = await listen(secureServer, wish, { insist: false });
    const [host] = addresses;
    if (host) invitation = `https://${host}:${securePort}${base}`;
    return { address: `https://${host ?? 'localhost'}:${securePort}${base}`, kept, nowhere: host === undefined };
  }
}

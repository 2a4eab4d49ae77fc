import { type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import express from 'express';
import { ExpressPeerServer } from 'peer';
import type { Network } from '../../../src/net/index.ts';

export interface Broker {
  readonly network: Network;
  /** As when its machine is switched off: every socket ends. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The real broker, in this process, on a port it keeps when it is started again. */
export async function startBroker(): Promise<Broker> {
  let running = await run(0);
  const { port } = running;
  return {
    network: { broker: { host: '127.0.0.1', port, path: '/', secure: false }, iceServers: [] },
    stop: () => running.stop(),
    async start() {
      running = await run(port);
    },
  };
}

function run(wanted: number): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const app = express();
  const server: Server = createServer(app);
  const sockets = new Set<Socket>();
  server.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.use('/', ExpressPeerServer(server, { path: '/' }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        stop: () =>
          new Promise(stopped => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}

const MOST_ATTEMPTS = 20;

/**
 * Listens at `port`, or at the next one that is free if `port` is only a wish; answers with the port it got. 0 is any.
 */
export async function listen(server, port, { insist }) {
  for (let attempt = 0; ; attempt++) {
    const error = await attemptAt(server, port + attempt);
    if (!error) return server.address().port;
    if (error.code !== 'EADDRINUSE') throw error;
    if (insist) throw new Error(`Port ${port} is in use. Choose another with --port.`);
    if (attempt === MOST_ATTEMPTS) throw new Error(`Ports ${port} to ${port + attempt} are all in use.`);
  }
}

function attemptAt(server, port) {
  return new Promise(resolve => {
    const settle = error => {
      server.off('error', settle);
      server.off('listening', settle);
      resolve(error);
    };
    server.once('error', settle);
    server.once('listening', settle);
    server.listen(port);
  });
}

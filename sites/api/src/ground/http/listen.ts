import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const usualPort = 3000;

/**
 * Milliseconds a connection may lie idle. Longer than proxies and clients keep one (nginx and load balancers: 60 s), so that they
 * part with it first and send no request into one that is just being closed.
 */
const idleConnection = 75_000;

/**
 * Listens on the port, or without one on 3000 and, when that is taken, on a free one.
 *
 * @returns the address a browser on this machine opens.
 * @throws when the given port cannot be had.
 */
export async function listen(server: Server, host: string, port: number | undefined): Promise<string> {
  server.keepAliveTimeout = idleConnection;
  try {
    await tryPort(server, host, port ?? usualPort);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (port === undefined && code === 'EADDRINUSE') await tryPort(server, host, 0);
    else if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Set PORT to another one, or leave it out for a free one.`, {
        cause: error,
      });
    else throw error;
  }
  const { port: chosen } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${chosen}`;
}

function tryPort(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Balancer {
  address: string;
  /** Sends to another process in the place of one that was there, once it has been found ready. */
  replace(place: number, address: string): void;
  isUp(place: number): boolean;
  close(): Promise<void>;
}

interface Server {
  address: string;
  failures: number;
}

/** Failed checks after which nothing more is sent to a server; one that succeeds brings it back. */
const fall = 2;

/**
 * A balancer as haproxy is: asks each server on `/api/ready` every so many milliseconds, sends requests in turn to those
 * that were ready over connections that it keeps, and tries none of them twice.
 */
export async function startBalancer(addresses: readonly string[], interval: number): Promise<Balancer> {
  const servers: Server[] = addresses.map((address) => ({ address, failures: fall }));
  const agent = new Agent({ keepAlive: true });
  let last = 0;

  async function check(server: Server): Promise<void> {
    const { address } = server;
    const isReady = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (server.address === address) server.failures = isReady ? 0 : server.failures + 1;
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const up = servers.filter(({ failures }) => failures < fall);
    const server = up[(last += 1) % up.length];
    const refuse = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (!server) return void refuse();
    const { method = 'GET', url, headers } = incoming;
    const sent = request(`${server.address}${url}`, { method, headers, agent }, (reply) => {
      const { connection: _, ...passed } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(outgoing);
      reply.on('error', refuse);
    });
    sent.on('error', refuse);
    incoming.pipe(sent);
  }

  const checks = setInterval(() => void Promise.all(servers.map(check)), interval);
  await Promise.all(servers.map(check));
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace(place, address) {
      servers[place] = { address, failures: fall };
    },
    isUp: (place) => (servers[place]?.failures ?? fall) < fall,
    close: () =>
      new Promise<void>((resolve) => {
        clearInterval(checks);
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

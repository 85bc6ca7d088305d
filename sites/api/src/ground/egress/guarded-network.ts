import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import { assertReached, EgressRefused, type Reach } from './destinations.ts';

/** How names become addresses; `dns.lookup` of this machine. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Milliseconds after which a connection that does not come about is given up. */
const connectTime = 20_000;

/**
 * Resolves a name and refuses what it must not lead to. The addresses judged are the ones connected to, so that a name
 * cannot change its mind in between.
 */
function guardedLookup(reach: Reach, resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '', 0);
      try {
        for (const { address } of addresses) assertReached(reach, address);
      } catch (refused) {
        return done(refused as Error, '', 0);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** A connection to a host and port, for protocols other than HTTP. */
export function guardedSocket(reach: Reach, port: number, resolve: Resolve = lookup): Promise<Socket> {
  return new Promise((connected, failed) => {
    const socket = connect({ host: reach.host, port, lookup: guardedLookup(reach, resolve) });
    const giveUp = () => socket.destroy(new Error(`${reach.host} did not take the connection in ${connectTime} ms.`));
    socket.setTimeout(connectTime, giveUp);
    socket.once('error', failed);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('timeout', giveUp).off('error', failed);
      connected(socket);
    });
  });
}

type Send = (request: Request, body: Uint8Array, reach: Reach) => Promise<Response>;

/**
 * `fetch` over guarded connections. Redirects are not followed: where they lead nobody has named.
 *
 * @throws EgressRefused for a redirect, unless the caller handles redirects itself.
 */
export function createGuardedSend(resolve: Resolve = lookup): Send {
  const dispatchers = new Map<string, Dispatcher>();
  // Loaded with the first request: most installations send none.
  const undici = onFirstUse(() => import('undici'));

  return async (request, body, reach) => {
    const { Agent, fetch } = await undici();
    const key = `${reach.host} ${reach.isPrivate}`;
    const dispatcher =
      dispatchers.get(key) ?? new Agent({ connect: { timeout: connectTime, lookup: guardedLookup(reach, resolve) } });
    dispatchers.set(key, dispatcher);
    const reply = await fetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      ...(body.byteLength === 0 ? {} : { body }),
      redirect: 'manual',
      signal: request.signal,
      dispatcher,
    }).catch((error: unknown) => {
      throw error instanceof Error && error.cause instanceof EgressRefused ? error.cause : error;
    });
    const target = reply.headers.get('location');
    if (request.redirect !== 'manual' && reply.status >= 300 && reply.status < 400 && target !== null) {
      await reply.body?.cancel();
      throw new EgressRefused(
        `${reach.host} redirects elsewhere (status ${reply.status}), which is not followed. Set the address it leads to.`,
      );
    }
    return reply as unknown as Response;
  };
}

function onFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

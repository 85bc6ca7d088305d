import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent, as a network does that loses its packets or a machine that is paused. */
export interface Relay {
  /** Address of the server over this way. */
  address: string;
  /** From now on nothing passes, and who connects hears nothing. */
  silence(): void;
  /** What was held passes, and all that comes. */
  speak(): void;
  /**
   * Statements with these words come one after the other. The last arrives, and is carried out; its connection is cut before
   * anybody hears of it.
   */
  loseReplyTo(...words: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Opens a way to the server of an address with host and port.
 *
 * @param from the address of this machine by which the server sees it; another than the server's looks like another machine
 */
export async function startRelay(target: string, from?: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isSilent = false;
  let unheard: readonly string[] = [];
  const pass = (act: () => void) => (isSilent ? held.push(act) : act());

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes: Buffer) => pass(() => to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      pass(() => to.destroy());
    });
  }

  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: hostname, ...(from !== undefined && { localAddress: from }) });
    near.on('data', (bytes: Buffer) => {
      const [next, ...rest] = unheard;
      if (next === undefined || !bytes.includes(next)) return;
      unheard = rest;
      if (rest.length > 0) return;
      far.removeAllListeners('data');
      far.on('data', (reply: Buffer) => {
        // ReadyForQuery: what was sent is done.
        if (reply.at(-6) === 0x5a) near.destroy();
      });
    });
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    loseReplyTo(...words) {
      unheard = words;
    },
    silence() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
      for (const act of held.splice(0)) act();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

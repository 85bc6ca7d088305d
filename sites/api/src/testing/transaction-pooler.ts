import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Which of the sessions that are free is given out next. */
export type FreeOrder = 'last used' | 'in turn';

interface TransactionPooler {
  address: string;
  close(): Promise<void>;
}

const sslRequest = 80_877_103;
const frame = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const welcome = Buffer.concat([
  frame('R', Buffer.alloc(4)),
  frame('S', Buffer.from('server_version\x0018.4\x00')),
  frame('S', Buffer.from('client_encoding\x00UTF8\x00')),
  frame('Z', Buffer.from('I')),
]);

/** Calls with each message of the frontend/backend protocol that has arrived whole. */
function messagesOf(socket: Socket, hasType: () => boolean, take: (message: Buffer) => void): void {
  let held = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    held = Buffer.concat([held, bytes]);
    for (;;) {
      const at = hasType() ? 1 : 0;
      if (held.length < at + 4) return;
      const end = at + held.readInt32BE(at);
      if (held.length < end) return;
      const message = held.subarray(0, end);
      held = held.subarray(end);
      take(message);
    }
  });
}

/**
 * What pgbouncer does with `pool_mode=transaction`: so many sessions of the server of an address, which is asked for no
 * password, are lent to whoever begins a transaction, and taken back when it has ended.
 */
export async function startTransactionPooler(
  target: string,
  sessions: number,
  order: FreeOrder,
): Promise<TransactionPooler> {
  const { hostname, port, pathname } = new URL(target);
  const free: Session[] = [];
  const waiting: ((session: Session) => void)[] = [];
  const sockets = new Set<Socket>();

  function giveBack(session: Session): void {
    const next = waiting.shift();
    if (next) next(session);
    else if (order === 'last used') free.unshift(session);
    else free.push(session);
  }

  async function open(): Promise<void> {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    const session: Session = { socket, reader: undefined };
    const startup = Buffer.from(
      `\x00\x03\x00\x00user\x00postgres\x00database\x00${pathname.slice(1)}\x00\x00`,
      'latin1',
    );
    const length = Buffer.alloc(4);
    length.writeInt32BE(startup.length + 4);
    socket.write(Buffer.concat([length, startup]));
    await new Promise<void>((ready) => {
      messagesOf(
        socket,
        () => true,
        (message) => {
          const { reader } = session;
          reader?.write(message);
          const isIdle = message.toString('latin1', 0, 1) === 'Z' && message.toString('latin1', 5) === 'I';
          if (!isIdle) return;
          session.reader = undefined;
          giveBack(session);
          ready();
        },
      );
    });
  }

  const server = createServer((client) => {
    sockets.add(client);
    let isGreeted = false;
    let mine: Session | undefined;
    let isAsking = false;
    const held: Buffer[] = [];
    const lend = (session: Session) => {
      isAsking = false;
      mine = session;
      session.reader = client;
      for (const message of held.splice(0)) session.socket.write(message);
    };
    messagesOf(
      client,
      () => isGreeted,
      (message) => {
        if (!isGreeted) {
          isGreeted = message.readInt32BE(4) !== sslRequest;
          client.write(isGreeted ? welcome : 'N');
          return;
        }
        if (message.toString('latin1', 0, 1) === 'X') return void client.end();
        if (mine?.reader === client) return void mine.socket.write(message);
        held.push(message);
        if (isAsking) return;
        const session = free.shift();
        if (session) return lend(session);
        isAsking = true;
        waiting.push(lend);
      },
    );
  });
  for (let n = 0; n < sessions; n += 1) await open();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Session {
  socket: Socket;
  /** Who is lent it. */
  reader: Socket | undefined;
}

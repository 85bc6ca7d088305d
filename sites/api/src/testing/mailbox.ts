import { createServer, type Server } from 'node:net';

/** A mail server that speaks as much SMTP as a message takes, and the mails it was given. */
export function mailbox(): { server: Server; mails: string[] } {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        if (line === 'DATA') data = '';
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  return { server, mails };
}

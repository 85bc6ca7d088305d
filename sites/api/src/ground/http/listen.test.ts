import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('keeps idle connections longer than the proxies before it do', async () => {
  const server = createServer((_, reply) => reply.end('here'));
  const address = await listen(server, '127.0.0.1', 0);
  try {
    const reply = await fetch(address);
    const seconds = /timeout=(\d+)/.exec(reply.headers.get('keep-alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(60);
    await reply.text();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

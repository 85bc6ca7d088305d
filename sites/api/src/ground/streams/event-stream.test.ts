import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.types.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { createEventStreams, type EventStreams } from './event-stream.ts';
import { createReadingRights, type ReadingRight } from './reading-rights.ts';
import { createStreamLog, type StreamLog } from './stream-log.ts';
import { streamsSchema } from './streams.migrations.ts';

let database: Database;
let log: StreamLog;
let streams: EventStreams;
let server: Server;
let last = 0;
/** Claims that no longer hold. */
const ended = new Set<string>();
/** How many claims each look asked about. */
const asked: number[] = [];

beforeAll(async () => {
  database = await openDatabase({ directory: null, poolSize: 1 });
  await migrate(database, [streamsSchema]);
  log = createStreamLog(database);
  await log.start();
  const rights = createReadingRights({ interval: 20, gathering: 1 });
  rights.handle('test', (claims) => {
    asked.push(claims.length);
    return claims.map(([key = '']) => !ended.has(key));
  });
  streams = createEventStreams(log, rights, { beatInterval: 40 });
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://test');
    const key = searchParams.get('right');
    const right: ReadingRight =
      key === null ? [] : [{ oneOf: [{ kind: 'test', values: [key] }], code: 403, refusal: 'no longer' }];
    streams.serve(response, pathname.slice(1), { right });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  streams.close();
  server.closeAllConnections();
  server.close();
  await log.stop();
  await database.close();
});

async function newStream(): Promise<string> {
  const id = `stream-${++last}`;
  await log.create(database.tables(), { id, kind: 'seek', tenantId: 't', ownerId: 'u' });
  await log.begin(id, () => [{ type: 'part', part: 'SUMMARY', kind: 'text' }]);
  return id;
}

function address(stream: string): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${stream}`;
}

async function append(stream: string, o: number, d: string): Promise<void> {
  await log.append({ stream, attempt: 1, frames: [{ type: 'delta', part: 'SUMMARY', o, d }] });
}

const finish = (stream: string) => log.commit(stream, 1, [{ type: 'finish' }], async () => undefined);

describe('createEventStreams()', () => {
  it('writes id and data lines of every event and ends after the terminal one', async () => {
    const stream = await newStream();
    const reply = await fetch(address(stream));
    await append(stream, 0, 'text');
    await finish(stream);
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(text.replaceAll('data: {"type":"beat"}\n\n', '')).toBe(
      [
        `id: 1.1\ndata: {"type":"open","stream":"${stream}","attempt":1,"kind":"seek"}\n\n`,
        'id: 1.2\ndata: {"type":"part","part":"SUMMARY","kind":"text"}\n\n',
        'id: 1.3\ndata: {"type":"delta","part":"SUMMARY","o":0,"d":"text"}\n\n',
        'id: 1.4\ndata: {"type":"finish"}\n\n',
      ].join(''),
    );
  });

  it('sends a beat as an event of its own while nothing happens', async () => {
    const stream = await newStream();
    const reply = await fetch(address(stream));
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data: {"type":"beat"}\n\n')) text += (await reader?.read())?.value ?? '';
    await finish(stream);
    await reader?.cancel();
  });

  it('reads no further for a reader that does not take what it was sent, and loses nothing', async () => {
    const stream = await newStream();
    const piece = 'x'.repeat(200_000);
    for (let n = 0; n < 60; n += 1) await append(stream, n * piece.length, piece);
    await finish(stream);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /${stream} HTTP/1.1\r\nhost: t\r\nconnection: close\r\n\r\n`),
    );
    await new Promise((resolve) => socket.once('readable', resolve));
    await new Promise((resolve) => setTimeout(resolve, 150));
    const held = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    expect(held).toBeGreaterThan(0);
    expect(streams.count()).toBe(1);
    let received = 0;
    for await (const chunk of socket) received += (chunk as Buffer).length;
    expect(received).toBeGreaterThan(60 * piece.length);
  });

  it('forgets a reader that leaves', async () => {
    const stream = await newStream();
    const left = new AbortController();
    await fetch(address(stream), { signal: left.signal });
    expect(streams.count()).toBe(1);
    left.abort();
    while (streams.count() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await finish(stream);
  });

  it('asks about a revocable right once for all readers of it, and tells those that lose it', async () => {
    const stream = await newStream();
    await append(stream, 0, 'text');
    const [shared, own] = await Promise.all([fetch(`${address(stream)}?right=shared`), fetch(address(stream))]);
    const another = await fetch(`${address(stream)}?right=shared`);
    expect(streams.count()).toBe(3);
    ended.add('shared');
    expect(await shared.text()).toMatch(/(?:^|\n\n)data: \{"type":"failed","code":403,"message":"no longer"\}\n\n$/);
    expect(await another.text()).toContain('"type":"failed"');
    await finish(stream);
    expect(await own.text()).toContain('"type":"finish"');
    expect(streams.count()).toBe(0);
    expect(new Set(asked)).toEqual(new Set([1]));
  });

  it('serves HTTP/1.0, which knows no chunks', async () => {
    const stream = await newStream();
    await append(stream, 0, 'text');
    await finish(stream);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET /${stream} HTTP/1.0\r\nhost: t\r\n\r\n`));
    let received = '';
    for await (const part of socket) received += String(part);
    expect(received).toMatch(
      /\r\n\r\n(?:data: \{"type":"beat"\}\n\n)*id: 1\.1\ndata: [^]*\nid: 1\.4\ndata: \{"type":"finish"\}\n\n$/,
    );
  });

  it('ends every reply without a terminal event when the process stops', async () => {
    const stream = await newStream();
    const reply = await fetch(address(stream));
    streams.close();
    expect(await reply.text()).not.toContain('finish');
    await finish(stream);
  });
});

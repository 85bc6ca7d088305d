import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partText, type StreamState } from '@assay/contract';
import * as seekCalls from '@assay/contract/calls/seek';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kills } from '../../faults/testing/fault-kills.ts';
import { type PostgresServer, startPostgres, terminateConnections } from '../../testing/postgres-server.ts';
import { processFlags } from '../../testing/run-command.ts';
import type { SeekProcess } from './testing/seek-process.ts';
import { clientFor } from './testing/seek-server.ts';

const main = fileURLToPath(new URL('./testing/seek-process.ts', import.meta.url));
const input = 'What limits fast charging of graphite anodes at low temperature?';

interface Running {
  address: string;
  isAlive(): boolean;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

async function start(told: SeekProcess): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [...processFlags, main, JSON.stringify(told)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}:\n${errors}`)));
  });
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** What a reader holds in the end, without what counts starts and connections. */
function told({ parts, sources, cites, groups, status, stopped }: StreamState) {
  return {
    parts: [...parts].sort((a, b) => a.part.localeCompare(b.part)),
    sources,
    cites: cites.length,
    groups,
    status,
    stopped,
  };
}

/** A reader of an answer; `frames(n)` waits until it has read so many more, or the answer has ended. */
function read(
  client: ReturnType<typeof clientFor>,
  question_id: string,
  onState: (state: StreamState) => void = () => undefined,
) {
  let count = 0;
  let wake: (() => void) | undefined;
  const { done } = client.openStream(
    seekCalls.stream,
    { body: { question_id } },
    {
      onState(state) {
        count += 1;
        wake?.();
        onState(state);
      },
    },
  );
  return {
    done,
    async frames(more: number) {
      const wanted = count + more;
      const reached = new Promise<void>((resolve) => {
        wake = () => {
          if (count >= wanted) resolve();
        };
      });
      await Promise.race([reached, done]);
    },
  };
}

/** Cuts each reply after the number of bytes that `next` gives; undefined leaves it whole. */
function cuttingFetch(next: () => number | undefined, count: () => void): typeof fetch {
  return async (url, init) => {
    const reply = await fetch(url, init);
    if (!reply.headers.get('content-type')?.includes('event-stream') || !reply.body) return reply;
    count();
    let left = next() ?? Number.POSITIVE_INFINITY;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, Math.max(0, Math.min(chunk.length, left))));
        left -= chunk.length;
        if (left <= 0) controller.error(new TypeError('The connection was cut.'));
      },
    });
    return new Response(reply.body.pipeThrough(cut), { status: reply.status, headers: reply.headers });
  };
}

/** Cuts each reply after its first complete event. */
function fetchOfOneEvent(count: () => void): typeof fetch {
  return async (url, init) => {
    const reply = await fetch(url, init);
    if (!reply.headers.get('content-type')?.includes('event-stream') || !reply.body) return reply;
    count();
    let held = '';
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        held += Buffer.from(chunk).toString('latin1');
        const end = held.indexOf('\n\n');
        if (end < 0) return;
        controller.enqueue(Buffer.from(held.slice(0, end + 2), 'latin1'));
        controller.terminate();
      },
    });
    return new Response(reply.body.pipeThrough(cut), { status: reply.status, headers: reply.headers });
  };
}

describe('an answer on the embedded database', () => {
  let directory: string;
  let running: Running;
  let wanted: ReturnType<typeof told>;
  const paced = { pace: 25, sentences: 40 };
  const address = () => running.address;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'assay-faults-'));
    running = await start({ directory, ...paced });
    const client = clientFor(address);
    const { question_id } = await client.call(seekCalls.init, { body: { input } });
    wanted = told(await client.openStream(seekCalls.stream, { body: { question_id } }, {}).done);
    expect(wanted).toMatchObject({ status: 'FINISH', stopped: false });
  });
  afterAll(async () => {
    await running.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  it('BEYOND-4: equals the uninterrupted run when the connection is cut after every single event', async () => {
    let connections = 0;
    const client = clientFor(address, {
      stream: { backOff: () => 1 },
      fetch: fetchOfOneEvent(() => {
        connections += 1;
      }),
    });
    const { question_id } = await client.call(seekCalls.init, { body: { input } });
    const frames: string[] = [];
    const { done } = client.openStream(
      seekCalls.stream,
      { body: { question_id } },
      { onState: (_, { type }) => frames.push(type) },
    );
    expect(told(await done)).toEqual(wanted);
    expect(connections).toBe(frames.length);
  });

  it('BEYOND-4: equals it when the socket is cut at 50 random bytes and the service is restarted twice', async () => {
    let connections = 0;
    const next = () => (connections <= 50 ? 1 + Math.floor(Math.random() * 900) : undefined);
    const cut = clientFor(address, {
      fetch: cuttingFetch(next, () => {
        connections += 1;
      }),
    });
    const whole = clientFor(address);
    const { question_id } = await whole.call(seekCalls.init, { body: { input } });
    const [cutting, calm] = [read(cut, question_id), read(whole, question_id)];
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await calm.frames(12);
      await running.end(signal);
      running = await start({ directory, ...paced });
    }
    for (const { done } of [cutting, calm]) expect(told(await done)).toEqual(wanted);
  });

  it(`P94, BEYOND-4: equals it for two readers when the service is killed with -9 in the middle ${kills} times`, {
    timeout: 60_000 + kills * 60_000,
  }, async () => {
    const readers = [clientFor(address), clientFor(address)];
    const [first] = readers as [ReturnType<typeof clientFor>];
    const { question_id } = await first.call(seekCalls.init, { body: { input } });
    const attempts = new Set<number>();
    const streams = readers.map((client) => read(client, question_id, ({ attempt }) => attempts.add(attempt)));
    for (let n = 0; n < kills; n += 1) {
      await streams[0]?.frames(1 + ((n * 7) % 20));
      await running.end('SIGKILL');
      running = await start({ directory, ...paced });
    }
    for (const { done } of streams) expect(told(await done)).toEqual(wanted);
    expect(attempts.size).toBeGreaterThan(1);
    const late = clientFor(address).openStream(seekCalls.stream, { body: { question_id } }, {});
    expect(told(await late.done)).toEqual(wanted);
  });
});

describe('an answer on PostgreSQL with two processes', () => {
  let server: PostgresServer;
  let url: string;
  const paced = { pace: 25, sentences: 40 };

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  });
  afterAll(() => server.stop());

  it('is written by a process that only works and read from one that only answers requests', async () => {
    const told = { url, pace: 1, sentences: 10 };
    const [web, worker] = [await start({ ...told, role: 'web' }), await start({ ...told, role: 'worker' })];
    const client = clientFor(web.address);
    const { question_id } = await client.call(seekCalls.init, { body: { input } });
    expect(await client.openStream(seekCalls.stream, { body: { question_id } }, {}).done).toMatchObject({
      status: 'FINISH',
    });
    await Promise.all([web, worker].map((running) => running.end('SIGTERM')));
  });

  it('P94, BEYOND-4: goes on in the other process when its own is killed with -9, and equals the uninterrupted run', {
    timeout: 120_000,
  }, async () => {
    const processes = [await start({ url, ...paced }), await start({ url, ...paced })];
    const addresses = () => processes.map(({ address }) => address);
    const clients = [clientFor(() => addresses()[0] as string), clientFor(() => addresses()[1] as string)] as const;
    const { question_id: before } = await clients[0].call(seekCalls.init, { body: { input } });
    const wanted = told(await clients[1].openStream(seekCalls.stream, { body: { question_id: before } }, {}).done);
    expect(partText({ ...wanted, cites: [] } as unknown as StreamState, 'SUMMARY')).not.toBe('');
    for (let n = 0; n < 2; n += 1) {
      const { question_id } = await clients[n % 2 === 0 ? 0 : 1].call(seekCalls.init, { body: { input } });
      const streams = clients.map((client) => read(client, question_id));
      const killed = n % 2;
      await streams[1 - killed]?.frames(15);
      await processes[killed]?.end('SIGKILL');
      const other = streams[1 - killed] as (typeof streams)[number];
      expect(told(await other.done)).toEqual(wanted);
      processes[killed] = await start({ url, ...paced });
      expect(told(await (streams[killed] as (typeof streams)[number]).done)).toEqual(wanted);
    }
    await Promise.all(processes.map((running) => running.end('SIGTERM')));
  });
});

describe('Reliability: answers on a PostgreSQL server that loses its connections', () => {
  /** The bench goes on for five times as long. */
  const rounds = Math.ceil(kills / 4);
  let server: PostgresServer;
  let url: string;
  let running: Running;
  let wanted: ReturnType<typeof told>;
  const client = clientFor(() => running.address);

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
    running = await start({ url, pace: 25, sentences: 40 });
    const { question_id } = await client.call(seekCalls.init, { body: { input } });
    wanted = told(await client.openStream(seekCalls.stream, { body: { question_id } }, {}).done);
  });
  afterAll(async () => {
    await running.end('SIGKILL');
    await server.stop();
  });

  it.each([
    ['every connection is terminated, eight times', () => terminateConnections(url).then(() => undefined), 8],
    ['the server is restarted, three times', () => server.restart(), 3],
  ] as const)(
    'P95: the process lives and three answers end equal when %s',
    { timeout: 120_000 * rounds },
    async (_, lose, times) => {
      for (let round = 0; round < rounds; round += 1) {
        const streams: ReturnType<typeof read>[] = [];
        while (streams.length < 3) {
          const { question_id } = await client.call(seekCalls.init, { body: { input } });
          streams.push(read(client, question_id));
        }
        for (let n = 0; n < times; n += 1) {
          await streams[n % 3]?.frames(5);
          await lose();
        }
        for (const { done } of streams) expect(told(await done)).toEqual(wanted);
      }
      expect(running.isAlive()).toBe(true);
    },
  );
});

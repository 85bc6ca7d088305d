import { applyFrame, emptyStream, partText, type StreamFrame, type StreamState } from '@assay/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { followStream, pollStream } from './follow-stream.ts';
import { createStreamLog, type StreamLog } from './stream-log.ts';
import { StreamFenced } from './stream-log.types.ts';
import { createStreamWriter } from './stream-writer.ts';

let database: Database;
let log: StreamLog;
let last = 0;

async function newStream(): Promise<string> {
  const id = `stream-${++last}`;
  await log.create(database.tables(), { id, kind: 'seek', tenantId: 't', ownerId: 'u' });
  return id;
}

const text: StreamFrame = { type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' };
const nothing = async () => undefined;

async function readAll(stream: string, signal = new AbortController().signal): Promise<StreamState> {
  let state = emptyStream;
  await followStream(log, stream, undefined, signal, ({ events }) => {
    for (const { payload } of events) state = applyFrame(state, JSON.parse(payload) as StreamFrame);
  });
  return state;
}

describe.each(installations)('createStreamLog() on $engine', ({ install }) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install();
    database = await installation.open();
    log = createStreamLog(database);
    await log.start();
  });
  afterAll(async () => {
    await log.stop();
    await installation.remove();
  });

  it('delivers every event once and in order to a reader that starts at any cursor', async () => {
    const stream = await newStream();
    const { attempt, held } = await log.begin(stream, () => [text]);
    const writer = createStreamWriter(log, stream, attempt, held);
    const live = readAll(stream);
    for (let n = 0; n < 300; n += 1) {
      writer.text('SUMMARY', `sentence ${n}. `);
      if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await writer.commit([{ type: 'finish' }], nothing);
    await writer.close();
    const wanted = Array.from({ length: 300 }, (_, n) => `sentence ${n}. `).join('');
    expect(partText(await live, 'SUMMARY')).toBe(wanted);
    const whole = await log.read(stream);
    const seqs = whole?.events.map(({ seq }) => seq) ?? [];
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    await fc.assert(
      fc.asyncProperty(fc.nat(seqs.length), async (seq) => {
        const rest = await log.read(stream, { attempt, seq });
        expect(rest?.events.map((event) => event.seq)).toEqual(seqs.slice(seq));
        expect(rest?.isEnd).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('refuses the appends of an earlier attempt', async () => {
    const stream = await newStream();
    const first = await log.begin(stream, () => [text]);
    const second = await log.begin(stream, () => [text]);
    expect(second.attempt).toBe(first.attempt + 1);
    await expect(
      log.append({ stream, attempt: first.attempt, frames: [{ type: 'delta', part: 'SUMMARY', o: 0, d: 'late' }] }),
    ).rejects.toBeInstanceOf(StreamFenced);
    await expect(log.commit(stream, first.attempt, [{ type: 'finish' }], nothing)).rejects.toBeInstanceOf(StreamFenced);
    await log.append({ stream, attempt: 2, frames: [{ type: 'delta', part: 'SUMMARY', o: 0, d: 'mine' }] });
    await log.commit(stream, 2, [{ type: 'finish' }], nothing);
    expect(partText(await readAll(stream), 'SUMMARY')).toBe('mine');
  });

  it('aborts a writer that another attempt has replaced', async () => {
    const stream = await newStream();
    const { attempt, held } = await log.begin(stream, () => [text]);
    const writer = createStreamWriter(log, stream, attempt, held);
    const aborted = new Promise((resolve) => writer.signal.addEventListener('abort', resolve));
    await log.begin(stream, () => [text]);
    await aborted;
    expect(writer.signal.reason).toBeInstanceOf(StreamFenced);
    await writer.close();
  });

  it('stores the terminal event and the result in one transaction, or neither', async () => {
    const stream = await newStream();
    const { attempt } = await log.begin(stream, () => [text]);
    await expect(
      log.commit(stream, attempt, [{ type: 'finish' }], async () => {
        throw new Error('the result cannot be stored');
      }),
    ).rejects.toThrow('the result cannot be stored');
    expect((await log.read(stream))?.status).toBe('PROCESSING');
    await log.commit(stream, attempt, [{ type: 'finish' }], nothing);
    expect((await log.read(stream))?.status).toBe('FINISH');
    await expect(log.append({ stream, attempt, frames: [{ type: 'beat' }] })).rejects.toBeInstanceOf(StreamFenced);
  });

  it('gives a cursor of another attempt the present attempt from its snapshot', async () => {
    const stream = await newStream();
    await log.begin(stream, () => [text]);
    await log.append({
      stream,
      attempt: 1,
      frames: [{ type: 'delta', part: 'SUMMARY', o: 0, d: 'lost with its writer' }],
    });
    const before = await log.read(stream);
    await log.begin(stream, () => [{ type: 'snapshot', parts: [], sources: [], cites: [], groups: [] }, text]);
    const after = await log.read(stream, before?.cursor);
    const frames = after?.events.map(({ payload }) => JSON.parse(payload) as StreamFrame) ?? [];
    expect(frames.map(({ type }) => type)).toEqual(['open', 'snapshot', 'part']);
    const state = [...(before?.events ?? []), ...(after?.events ?? [])]
      .map(({ payload }) => JSON.parse(payload) as StreamFrame)
      .reduce(applyFrame, emptyStream);
    expect(state).toEqual(await log.state(stream));
    expect(partText(state, 'SUMMARY')).toBe('');
  });

  it('compacts an ended stream so that every cursor still reaches the same state', async () => {
    const stream = await newStream();
    await log.begin(stream, () => [text]);
    const states: StreamState[] = [];
    for (let n = 0; n < 12; n += 1) {
      await log.append({ stream, attempt: 1, frames: [{ type: 'delta', part: 'SUMMARY', o: n * 3, d: 'abc' }] });
    }
    await log.commit(stream, 1, [{ type: 'usage', engine: 'extractive' }, { type: 'finish' }], nothing);
    const events = (await log.read(stream))?.events ?? [];
    for (const { payload } of events) {
      states.push(applyFrame(states.at(-1) ?? emptyStream, JSON.parse(payload) as StreamFrame));
    }
    await log.compact(0, 1_000);
    const left = (await log.read(stream))?.events.map(({ payload }) => JSON.parse(payload).type as string);
    expect(left).toEqual(['open', 'snapshot', 'finish']);
    for (const [index, state] of states.entries()) {
      const rest = (await log.read(stream, { attempt: 1, seq: index + 1 }))?.events ?? [];
      const end = rest.reduce((held, { payload }) => applyFrame(held, JSON.parse(payload) as StreamFrame), state);
      expect(end).toEqual(states.at(-1));
    }
  });

  it('polls with the same read: returns at once with news and waits for it without', async () => {
    const stream = await newStream();
    await log.begin(stream, () => [text]);
    const { signal } = new AbortController();
    const first = await pollStream(log, stream, undefined, 5_000, signal);
    expect(first?.events).toHaveLength(2);
    const next = pollStream(log, stream, first?.cursor, 5_000, signal);
    await log.append({ stream, attempt: 1, frames: [{ type: 'delta', part: 'SUMMARY', o: 0, d: 'news' }] });
    expect((await next)?.events).toHaveLength(1);
    expect((await pollStream(log, stream, { attempt: 1, seq: 3 }, 20, signal))?.events).toHaveLength(0);
    const ended = AbortSignal.abort();
    expect((await pollStream(log, stream, { attempt: 1, seq: 3 }, 3_600_000, ended))?.events).toHaveLength(0);
  });

  it('E5: seals a running stream once, and leaves a later version alone', async () => {
    const stream = await newStream();
    await log.begin(stream, () => [text]);
    await log.append({ stream, attempt: 1, frames: [{ type: 'delta', part: 'SUMMARY', o: 0, d: 'partial' }] });
    const stop = () => log.seal(stream, 1, () => [{ type: 'stopped' }], nothing);
    expect(await Promise.all([stop(), stop()]).then((results) => results.filter(Boolean).length)).toBe(1);
    expect(await readAll(stream)).toMatchObject({ status: 'FINISH', stopped: true, parts: [{ text: 'partial' }] });
    await log.begin(stream, () => [text], { reopens: true });
    expect(await stop()).toBe(false);
    expect((await log.read(stream))?.status).toBe('PROCESSING');
  });

  it('seals a stream whose writer has not begun yet', async () => {
    const stream = await newStream();
    expect(await log.seal(stream, undefined, () => [{ type: 'stopped' }], nothing)).toBe(true);
    expect((await readAll(stream)).stopped).toBe(true);
    await expect(log.begin(stream, () => [])).rejects.toBeInstanceOf(StreamFenced);
  });
});

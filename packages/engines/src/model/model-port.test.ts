import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ModelPrompt, ModelSettings, RowsEnd, RowsOptions } from './model.types.ts';
import { ModelUnavailable } from './model-fault.ts';
import { createModelPort } from './model-port.ts';
import {
  openScriptedEndpoint,
  rowsReply,
  type ScriptedEndpoint,
  type ScriptedReply,
} from './testing/scripted-endpoint.ts';

interface Fruit {
  name: string;
  colour: string | null;
}
const prompt: ModelPrompt<Fruit> = {
  name: 'list-fruit@1',
  system: 'You list fruit.',
  material: 'All of it.',
  row: z.object({ name: z.string(), colour: z.string().nullable() }),
};
const apple = { name: 'apple', colour: 'red' };
const pear = { name: 'pear', colour: null };

let endpoint: ScriptedEndpoint;
afterEach(() => endpoint.close());

async function ask(
  replies: readonly ScriptedReply[],
  change: Partial<ModelSettings> = {},
  options: Partial<RowsOptions> = {},
) {
  endpoint = await openScriptedEndpoint((_, at) => replies[Math.min(at, replies.length - 1)] as ScriptedReply);
  const port = createModelPort({
    baseUrl: endpoint.baseUrl,
    model: 'local',
    apiKey: 'secret-key',
    firstWordsMs: 400,
    silenceMs: 60_000,
    retries: 1,
    ...change,
  });
  const rows: Fruit[] = [];
  let end: RowsEnd | undefined;
  let fault: unknown;
  try {
    const reply = port.rows(prompt, { signal: new AbortController().signal, ...options });
    let next = await reply.next();
    for (; !next.done; next = await reply.next()) rows.push(next.value);
    end = next.value;
  } catch (error) {
    fault = error;
  }
  return { rows, end, fault, port, asked: endpoint.requests.length };
}

describe('createModelPort', () => {
  it('P81: ends a reply that runs on without an end within a row, and keeps what came whole', async () => {
    const endless = 'x'.repeat(900_000);
    const begun = JSON.stringify({ elements: [apple] }).slice(0, -2);
    const within = await ask([{ body: `${begun},{"name":"${endless}`, hang: true }], { retries: 0 });
    expect([within.rows, within.end?.brokenOff]).toEqual([[apple], { kind: 'unreadable' }]);
  });

  it('gives rows and what they cost, and demands their form', async () => {
    const { rows, end } = await ask([rowsReply(apple, pear)]);
    expect(rows).toEqual([apple, pear]);
    expect(end).toEqual({ inputTokens: 10, outputTokens: 9 });
    expect(endpoint.requests[0]?.headers['authorization']).toBe('Bearer secret-key');
    expect(endpoint.requests[0]?.body).toMatchObject({
      model: 'local',
      stream: true,
      temperature: 0,
      response_format: { type: 'json_schema' },
    });
  });

  it('leaves rows of another form out, and takes a member that is missing as null', async () => {
    const { rows } = await ask([rowsReply({ name: 3 }, { name: 'plum' }, apple)]);
    expect(rows).toEqual([{ name: 'plum', colour: null }, apple]);
  });

  it('takes an empty list as a reply', async () => {
    expect(await ask([rowsReply()])).toMatchObject({ rows: [], fault: undefined, asked: 1 });
  });

  it('reads no further than the rows that are wanted', async () => {
    expect((await ask([rowsReply(apple, pear, apple)], {}, { atMost: 2 })).rows).toEqual([apple, pear]);
  });

  it('asks again without schema, seed and temperature where the endpoint refuses them, and remembers it', async () => {
    const { rows, port } = await ask([{ status: 400 }, rowsReply(apple)], { retries: 0 });
    expect(rows).toEqual([apple]);
    expect(await port.row(prompt, { signal: new AbortController().signal })).toEqual(apple);
    const [strict, plain, next] = endpoint.requests.map(({ body }) => body);
    expect(strict).toHaveProperty('response_format');
    for (const body of [plain, next]) {
      expect(body).not.toHaveProperty('response_format');
      expect(body).not.toHaveProperty('temperature');
      expect(JSON.stringify(body?.messages)).toContain('JSON schema');
    }
    expect(endpoint.requests).toHaveLength(3);
  });

  it.each([
    ['refused for a while', [{ status: 503 }, rowsReply(apple)]],
    ['asked to wait', [{ status: 429, headers: { 'retry-after': '0' } }, rowsReply(apple)]],
    ['malformed', [{ body: 'Sure! {"elements": [{"txt": 1}]}' }, rowsReply(apple)]],
    ['cut off before a row', [{ ...rowsReply(apple), cut: 18 }, rowsReply(apple)]],
  ] as const)('tries again when the reply is %s', async (_, replies) => {
    expect(await ask(replies)).toMatchObject({ rows: [apple], asked: 2 });
  });

  it.each([
    ['a wrong key', { status: 401 }, 1, 'the endpoint answered 401'],
    ['an unknown model', { status: 404 }, 1, 'the endpoint answered 404'],
    ['a broken server', { status: 500 }, 2, 'the endpoint answered 500'],
    ['a silent one', { body: '', hang: true }, 2, 'the endpoint took too long'],
    ['an empty reply', { body: '' }, 2, 'the reply could not be read'],
  ] as const)('says what was wrong with %s, without its key and address', async (_, reply, requests, reason) => {
    const { fault, asked } = await ask([reply]);
    expect(fault).toBeInstanceOf(ModelUnavailable);
    expect(fault).toMatchObject({ reason, message: expect.stringContaining('list-fruit@1') });
    expect(String(fault)).not.toMatch(/secret-key|127\.0\.0\.1/);
    expect(asked).toBe(requests);
  });

  it('says that nobody is there', async () => {
    endpoint = await openScriptedEndpoint(() => rowsReply());
    const { baseUrl } = endpoint;
    await endpoint.close();
    const port = createModelPort({ baseUrl, model: 'local', retries: 0 });
    const reply = port.rows(prompt, { signal: new AbortController().signal });
    await expect(reply.next()).rejects.toMatchObject({ reason: 'the endpoint could not be reached' });
    expect(await port.word(new AbortController().signal)).toEqual({ fault: { kind: 'unreachable' } });
  });

  it.each([
    ['is cut off', { cut: 60 }, 'unreadable'],
    ['falls silent', { cut: 60, hang: true }, 'slow'],
  ] as const)(
    'P81: keeps the rows that came whole when the reply %s, and tells why there are no more',
    async (_, how, kind) => {
      const { rows, end, asked } = await ask([{ ...rowsReply(apple, pear), ...how }], { silenceMs: 400 });
      expect(rows).toEqual([apple]);
      expect(end).toEqual({ brokenOff: { kind } });
      expect(asked).toBe(1);
    },
  );

  it('ends without an error when the reader stops', async () => {
    const stop = new AbortController();
    const waiting = ask([{ body: '', hang: true }], { firstWordsMs: 60_000 }, { signal: stop.signal });
    await expect.poll(() => endpoint?.requests.length).toBe(1);
    stop.abort();
    expect(await waiting).toMatchObject({ rows: [], fault: undefined });
  });
});

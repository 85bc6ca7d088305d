import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { sealNumber, signInAs } from '../../testing/people.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { done, hiddenQuestionsWork, questionsWork } from '../../testing/tool-runs.ts';
import { excerptLength, sentText } from './sent-text.ts';

const question = 'What is the theoretical specific capacity of LiFePO4?';
const sentence = { text: 'It is 170 mAh/g.', quotes: [] };

/** Everything that the product may be configured to call, in one server that keeps what came. */
async function outside() {
  const arrived: { path: string; digest: string; bytes: number }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const path = incoming.url ?? '';
    arrived.push({ path, digest: createHash('sha256').update(body).digest('hex'), bytes: body.length });
    const asked = JSON.parse(body.toString() || '{}') as { stream?: boolean; input?: string[] };
    const json = (value: unknown) =>
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const base = { id: 'c', created: 1, model: 'm' };
    if (path.endsWith('/embeddings')) {
      const data = (asked.input ?? []).map((_, index) => ({ index, embedding: [1, index % 7, 2, 3, 4, 5, 6, 7] }));
      return json({ data });
    }
    if (!path.endsWith('/chat/completions')) return json({});
    if (asked.stream !== true) {
      const message = { role: 'assistant', content: 'ready' };
      return json({ ...base, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] });
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    outgoing.write(chunk({ role: 'assistant', content: JSON.stringify({ elements: [sentence] }) }, null));
    return outgoing.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, arrived, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(installations)('the egress ledger on $engine', ({ install }) => {
  let world: Awaited<ReturnType<typeof outside>>;
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    world = await outside();
    const address = `http://${world.host}`;
    installation = await install({
      LLM_BASE_URL: `${address}/v1`,
      LLM_MODEL: 'm',
      LLM_API_KEY: 'a-key-that-stays',
      EMBEDDINGS_BASE_URL: `${address}/v1`,
      EMBEDDINGS_MODEL: 'e',
      SMS_URL: `${address}/sms`,
    });
    service = await installation.start();
  });
  afterAll(async () => {
    await installation.remove();
    world.server.close();
  });

  const rows = async <R>(text: string) => (await service.database.pool.query<R>(text)).rows;

  it('BEYOND-13: holds what arrived outside, no more and no less', async () => {
    const person = await signInAs(await service.client(), 'enterprise');
    await askQuestion(person, question);
    const visitor = await service.client();
    const sealed = await sealNumber(visitor, '13811112222');
    const captcha = await solveCaptcha(visitor);
    await visitor.call('account.verifyCode', { body: { ...sealed, purpose: 'LOGIN_REGISTER', captcha } });
    const listed = async () =>
      (await rows<{ digest: string; bytes: number }>('select digest, bytes from egress_event'))
        .map(({ digest, bytes }) => `${digest} ${bytes}`)
        .sort();
    const came = () => world.arrived.map(({ digest, bytes }) => `${digest} ${bytes}`).sort();
    await expect.poll(async () => (await listed()).join() === came().join(), { timeout: 60_000 }).toBe(true);
    const paths = new Set(world.arrived.map(({ path }) => path));
    expect([...paths].sort()).toEqual(['/sms', '/v1/chat/completions', '/v1/embeddings']);
  });

  it('BEYOND-13: tells an administrator who sent what to whom, with the text that a model was sent', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    const { data } = await admin.call('egress.events', { query: { purpose: 'model' } });
    expect(data.total).toBeGreaterThan(0);
    expect(data.events[0]).toMatchObject({
      purpose: 'model',
      host: world.host,
      person: 'Mei Enterprise',
      outcome: '200',
    });
    expect(data.events[0]?.excerpt).toContain(question);
    const sms = await admin.call('egress.events', { query: { purpose: 'sms' } });
    expect(sms.data.events).toMatchObject([{ person: null, excerpt: null, outcome: '200' }]);
    const file = await (await admin.open('egress.export', { query: { purpose: 'model' } })).text();
    expect(file).toContain('event_id,at,purpose,host,person,bytes,sha256,outcome,excerpt');
    expect(file).toContain(data.events[0]?.digest);
    expect(file + JSON.stringify(data)).not.toContain('a-key-that-stays');
  });

  it('P60, V3: tells that something was asked incognito, and keeps none of its words', async () => {
    const person = await signInAs(await service.client(), 'enterprise');
    const secret = 'Which hidden alloy resists creep at 900 °C?';
    const count = async () => (await rows<{ n: number }>('select count(*)::int as n from egress_event'))[0]?.n ?? 0;
    const before = await count();
    await askQuestion(person, secret, { incognito: true });
    expect(await count()).toBeGreaterThan(before);
    const kept = await rows<{ text: string }>('select text from egress_excerpt');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ text }) => text.includes('hidden alloy'))).toEqual([]);
  });

  it('P60, V3: keeps no words of what a tool is asked in a work that is to leave no trace', async () => {
    const person = await signInAs(await service.client(), 'enterprise');
    const about = async (words: string) =>
      (await rows<{ text: string }>('select text from egress_excerpt')).filter(({ text }) => text.includes(words))
        .length;
    const open = await questionsWork(person, 'Which open braze alloy resists creep at 900 °C?');
    await done(person, open, 'answer');
    expect(await about('open braze alloy')).toBeGreaterThan(0);
    const hidden = await hiddenQuestionsWork(person, 'Which secret braze alloy resists creep at 900 °C?');
    await done(person, hidden, 'answer');
    expect(await about('secret braze alloy')).toBe(0);
  });

  it('BEYOND-13: gives another organisation its own entries only', async () => {
    await service.database.pool.query(
      `insert into egress_event (tenant_id, purpose, host, bytes, digest, outcome)
       values ('elsewhere', 'model', 'elsewhere.example', 1, '', '200')`,
    );
    const admin = await signInAs(await service.client(), 'admin');
    const { data } = await admin.call('egress.events', { query: { limit: 200 } });
    expect(data.events.map(({ host }) => host)).not.toContain('elsewhere.example');
  });

  it('lets nothing out that cannot be written down', async () => {
    const admin = await signInAs(await service.client(), 'admin');
    await service.database.pool.query('alter table egress_event rename to egress_away');
    const before = world.arrived.filter(({ path }) => path.endsWith('/chat/completions')).length;
    const { data } = await admin.call('administration.testModel');
    await service.database.pool.query('alter table egress_away rename to egress_event');
    expect(data.state).toBe('failed');
    expect(world.arrived.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(before);
    expect((await admin.call('administration.testModel')).data).toMatchObject({ state: 'answered', reply: 'ready' });
  });
});

describe('sentText()', () => {
  it('is what a model was given to read', () => {
    const messages = [
      { role: 'system', content: 'Answer.' },
      { role: 'user', content: [{ type: 'text', text: 'Why?' }] },
    ];
    expect(sentText(JSON.stringify({ model: 'm', messages }))).toBe('Answer.\n\nWhy?');
    expect(sentText(JSON.stringify({ input: ['one', 'two'] }))).toBe('one\n\ntwo');
    expect(sentText('not json \0')).toBe('not json ');
  });

  it('is cut between characters', () => {
    const text = sentText('𠮷'.repeat(excerptLength + 10));
    expect([...text]).toHaveLength(excerptLength);
    expect(text.endsWith('𠮷')).toBe(true);
  });
});

describe('the sources of the service', () => {
  it('BEYOND-13, P115: have one way out', async () => {
    const root = fileURLToPath(new URL('../../../../..', import.meta.url));
    const ways =
      /(?:globalThis\.|(?<![.\w]))fetch\(|from 'node:https'|import\('(?:undici|nodemailer|node:\w+)'\)|(?<![.\w])connect\(\{|import \{[^}]*\b(?:request|get|connect|createConnection|Agent|lookup|resolve)\b[^}]*\} from 'node:(?:https?|http2|tls|net|dgram|dns)|\bnew (?:WebSocket|EventSource)\(/;
    const reaching: string[] = [];
    for await (const path of glob(['sites/api/src/**/*.ts', 'packages/engines/src/**/*.ts'], { cwd: root })) {
      if (/\.test\.ts$|\/testing\/|\/commands\//.test(path)) continue;
      const text = await readFile(`${root}/${path}`, 'utf8');
      if (ways.test(text)) reaching.push(path);
    }
    expect(reaching.sort()).toEqual([
      'sites/api/src/ground/egress/egress.ts',
      'sites/api/src/ground/egress/guarded-network.ts',
      'sites/api/src/ground/mail/mailer.ts',
      // Goes by `egress.fetch` itself, and counts.
      'sites/api/src/ground/metrics/measured-egress.ts',
      'sites/api/src/ground/tracing/traced-egress.ts',
    ]);
  });
});

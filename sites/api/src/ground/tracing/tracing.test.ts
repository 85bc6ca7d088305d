import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openScriptedEndpoint, type ScriptedEndpoint } from '@assay/engines/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, type RunningService, withEmbedded } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import { traceparentOf } from '../log/trace-place.ts';

interface TellingSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Message {
  resourceSpans: {
    resource: { attributes: TellingSpan['attributes'] };
    scopeSpans: { spans: TellingSpan[] }[];
  }[];
}

/** Kinds of OTLP (opentelemetry-proto, `Span.SpanKind`). */
const [server, client, consumer] = [2, 3, 5];
const ours = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const secretWords = 'Zirconolite wasteforms';

describe('traces', () => {
  let collector: Server;
  let endpoint: string;
  let received: { path: string | undefined; key: string | undefined; body: string }[] = [];
  let status = 200;
  let model: ScriptedEndpoint;
  let installation: Installation;
  let service: RunningService;

  const spans = () =>
    received.flatMap(({ body }) =>
      (JSON.parse(body) as Message).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );

  beforeAll(async () => {
    collector = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ path: request.url, key: request.headers['x-key'] as string | undefined, body });
      reply.writeHead(status).end('{}');
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp`;
    model = await openScriptedEndpoint(() => ({ status: 401 }));
    installation = await withEmbedded({
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'm',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,x-other=1',
    });
  });

  afterAll(async () => {
    await installation?.remove();
    await model?.close();
    collector.close();
  });

  it('lead from the call of a browser to its run, the statements of both and the model, told when the process ends', async () => {
    service = await installation.start();
    const person = await signInAs(await service.client(), 'enterprise');
    const { data } = await person.call(
      'seek.init',
      { body: { input: `How do ${secretWords} hold actinides?` } },
      { traceparent: traceparentOf(ours) },
    );
    const reply = await person.open('seek.stream', { body: { question_id: data.question_id } });
    await reply.text();
    await person.call('seek.page', { params: { seek_id: 'nowhere' } });
    await service.stop();

    expect(received.every(({ path, key }) => path === '/otlp/v1/traces' && key === 'a key')).toBe(true);
    const resource = (JSON.parse(received[0]?.body ?? '') as Message).resourceSpans[0]?.resource.attributes;
    expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'assay' } });
    const caused = spans().filter(({ traceId }) => traceId === ours.traceId);
    const call = caused.find(({ name }) => name === 'seek.init');
    expect(call).toMatchObject({ kind: server, parentSpanId: ours.spanId });
    const run = caused.find(({ name }) => name === 'run.seek');
    expect(run).toMatchObject({ kind: consumer, parentSpanId: expect.stringMatching(/^[\da-f]{16}$/) });
    for (const above of [call, run])
      expect(caused.filter(({ kind, parentSpanId }) => kind === client && parentSpanId === above?.spanId)).not.toEqual(
        [],
      );
    const asked = caused.filter(({ name }) => name === 'model');
    expect(asked).toHaveLength(model.requests.length);
    expect(asked[0]).toMatchObject({ kind: client, parentSpanId: run?.spanId });
    expect(
      model.requests.filter(({ headers }) => 'traceparent' in headers),
      'it is told of no trace',
    ).toEqual([]);
    const isInside = new Set([ours.spanId, ...caused.map(({ spanId }) => spanId)]);
    expect(caused.filter(({ parentSpanId }) => !isInside.has(parentSpanId ?? ''))).toEqual([]);
    expect(spans().find(({ name }) => name === 'seek.page')?.traceId).not.toBe(ours.traceId);
  });

  it('P90: say nothing of anybody: no text, no id of a person, no statement', () => {
    const told = received.map(({ body }) => body).join('\n');
    expect(told).not.toContain('Zirconolite');
    expect(told).not.toMatch(/select |insert into|@/i);
    const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].sort()).toEqual([
      'assay.purpose',
      'db.operation.name',
      'db.system.name',
      'error.type',
      'http.request.method',
      'http.response.status_code',
    ]);
  });

  it('stand on the lines of the log, and as rows of nobody in the ledger', async () => {
    const lines = service.lines.map((line) => JSON.parse(line) as { event: string; call?: string; trace?: string });
    expect(lines.find(({ call }) => call === 'seek.init')?.trace).toBe(ours.traceId);
    expect(lines.filter(({ event, trace }) => event === 'request' && !/^[\da-f]{32}$/.test(trace ?? ''))).toEqual([]);
    const database = await installation.open();
    const { rows } = await database.pool.query<{ tenant_id: string | null; n: number }>(
      `select tenant_id, count(*)::int as n from egress_event where purpose = 'traces' group by tenant_id`,
    );
    await database.close();
    expect(rows).toEqual([{ tenant_id: null, n: received.length }]);
  });

  it('that a collector refuses are lost and said so; the service goes on, and a part may be told alone', async () => {
    status = 503;
    received = [];
    const troubled = await installation.start();
    const person = await signInAs(await troubled.client(), 'enterprise');
    await askQuestion(person, 'What limits fast charging of graphite anodes?');
    await troubled.stop();
    expect(received.length).toBeGreaterThan(0);
    expect(troubled.lines.some((line) => line.includes('"traces-not-told"'))).toBe(true);

    status = 200;
    received = [];
    const sparing = await installation.start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await signInAs(await sparing.client(), 'enterprise');
    await sparing.stop();
    expect(received).toEqual([]);
  });
});

import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headers, signedText } from '@assay/contract';
import * as privacyCalls from '@assay/contract/calls/privacy';
import * as seekCalls from '@assay/contract/calls/seek';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';

interface Arrived {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let arrived: Arrived[] = [];
let answer: (request: Arrived, response: ServerResponse) => void;

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const refusal = (code: number, more = {}) => ({
  status: false,
  error_code: code,
  message: `Refused: ${code}.`,
  ...more,
});

beforeEach(async () => {
  arrived = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '' } = request;
    const here = { method, path: url, headers: request.headers, body };
    arrived.push(here);
    if (url === '/api/device/register') {
      const { device } = JSON.parse(body) as { device: string };
      const key = `key ${arrived.filter(({ path }) => path === url).length}`;
      reply(response, 200, { data: { device, key, clock: Date.now() + 3_600_000 } });
    } else answer(here, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function clientOf(options: Partial<ClientOptions> = {}) {
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}/api`, service: 'assay', locale: 'jp', ...options });
}

const stop = { query: { question_id: 'q 1', attempt: 2 } };

/** Whether a request carries the signature that a key makes, in the service's time. */
function isSignedWith({ method, path, headers: sent }: Arrived, key: string): boolean {
  const [time = '', mac] = String(sent[headers.signature.toLowerCase()]).split('.');
  const device = String(sent[headers.device.toLowerCase()]);
  const wanted = createHmac('sha256', key)
    .update(signedText(method, path, Number(time), device))
    .digest('hex');
  return mac === wanted && Math.abs(Number(time) - Date.now() - 3_600_000) < 60_000;
}

describe('createClient()', () => {
  it('gives a file as it came, and the failure of one as what it says', async () => {
    const bytes = Buffer.from('{"kept":[1,2,3]}');
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
    const file = await clientOf().call(privacyCalls.export);
    expect(file).toBeInstanceOf(Blob);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    answer = (_, response) => reply(response, 403, refusal(403));
    await expect(clientOf().call(privacyCalls.export)).rejects.toMatchObject({ code: 403, message: 'Refused: 403.' });
  });

  it('AA1: registers its device once and signs every call in the time of the service', async () => {
    answer = (_, response) => reply(response, 200, { data: { stopped: true } });
    const client = clientOf();
    const results = await Promise.all([client.call(seekCalls.stopEvent, stop), client.call(seekCalls.stopEvent, stop)]);
    expect(results).toEqual([{ stopped: true }, { stopped: true }]);
    const calls = arrived.filter(({ path }) => path !== '/api/device/register');
    expect(arrived).toHaveLength(3);
    expect(calls[0]?.path).toBe('/api/seek/stop-event?question_id=q+1&attempt=2');
    expect(calls.every((call) => isSignedWith(call, 'key 1'))).toBe(true);
    expect(calls[0]?.headers).toMatchObject({ 'x-site-lang': 'JP', 'x-api-version': '1.0' });
  });

  it('begins a trace of its own with each call, in the form of the W3C', async () => {
    answer = (_, response) => reply(response, 200, { data: { stopped: true } });
    const client = clientOf();
    for (let time = 0; time < 2; time += 1) await client.call(seekCalls.stopEvent, stop);
    const traces = arrived.map(({ headers: sent }) => String(sent['traceparent']));
    expect(traces.length).toBeGreaterThan(2);
    for (const trace of traces) expect(trace).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-0[01]$/);
    expect(new Set(traces).size).toBe(traces.length);
  });

  it('AA1: takes a new key when the service no longer knows the old one, and sends the call again', async () => {
    answer = (request, response) =>
      isSignedWith(request, 'key 2')
        ? reply(response, 200, { data: { stopped: true } })
        : reply(response, 401, refusal(4011));
    expect(await clientOf().call(seekCalls.stopEvent, stop)).toEqual({ stopped: true });
  });

  it('Z8: renews an expired session once for all calls that met it', async () => {
    let renewals = 0;
    let isSignedIn = false;
    answer = (_, response) =>
      isSignedIn ? reply(response, 200, { data: { stopped: true } }) : reply(response, 401, refusal(401));
    const refresh = async () => {
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      isSignedIn = true;
      return true;
    };
    const client = clientOf({ refresh });
    await Promise.all(Array.from({ length: 5 }, () => client.call(seekCalls.stopEvent, stop)));
    expect(renewals).toBe(1);
  });

  it('P19: asks the person once for all calls that were refused for want of a proof, and sends them again', async () => {
    let asked = 0;
    let isProved = false;
    answer = (_, response) =>
      isProved ? reply(response, 200, { data: { stopped: true } }) : reply(response, 401, refusal(4014));
    const prove = async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      isProved = true;
      return true;
    };
    const client = clientOf({ prove });
    const calls = Array.from({ length: 3 }, () => client.call(seekCalls.stopEvent, stop));
    expect(await Promise.all(calls)).toEqual([{ stopped: true }, { stopped: true }, { stopped: true }]);
    expect(asked).toBe(1);
  });

  it('P19: tells of the refusal where the person proves nothing, and where nobody can be asked', async () => {
    answer = (_, response) => reply(response, 401, refusal(4014));
    for (const options of [{ prove: async () => false }, {}])
      await expect(clientOf(options).call(seekCalls.stopEvent, stop)).rejects.toMatchObject({ code: 4014 });
  });

  it('tells code, status, message, fields and request of a refusal', async () => {
    answer = (_, response) => reply(response, 400, refusal(400, { fields: { input: 'required' }, request_id: 'r-1' }));
    await expect(clientOf().call(seekCalls.stopEvent, stop)).rejects.toMatchObject({
      name: 'CallError',
      code: 400,
      status: 400,
      message: 'Refused: 400.',
      fields: { input: 'required' },
      requestId: 'r-1',
    });
  });

  it('tells a reply that is no envelope, and a service that is away', async () => {
    answer = (_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
    };
    const client = clientOf();
    await expect(client.call(seekCalls.stopEvent, stop)).rejects.toMatchObject({ code: 502, status: 502 });
    answer = (_, response) => response.destroy();
    await expect(client.call(seekCalls.stopEvent, stop)).rejects.toMatchObject({ code: 0, status: 0 });
  });

  it.each([
    ['cn', '无法连接服务'],
    ['en', 'could not be reached'],
    ['jp', '接続できません'],
    ['tw', '無法連線'],
  ] as const)('Z3: a service that is away, and a reply that nobody knows, are told in %s', async (locale, words) => {
    const client = clientOf({ locale });
    answer = (_, response) => response.destroy();
    await expect(client.call(seekCalls.stopEvent, stop)).rejects.toThrow(words);
    answer = (_, response) => reply(response, 418, {});
    await expect(client.call(seekCalls.stopEvent, stop)).rejects.toThrow(/418.{4,}/);
  });

  it('gives up a call that its caller aborts', async () => {
    answer = () => undefined;
    const left = new AbortController();
    const call = clientOf().call(seekCalls.stopEvent, stop, { signal: left.signal });
    left.abort(new Error('The person left.'));
    await expect(call).rejects.toThrow('The person left.');
  });

  it('fills path segments and refuses one that is missing', async () => {
    const client = clientOf();
    expect(client.address(seekCalls.page, { params: { seek_id: 'a/b' } })).toMatch(/\/api\/seek\/a%2Fb$/);
    expect(() => client.address(seekCalls.page, { params: { seek_id: '' } })).toThrow('needs a value for {seek_id}');
  });
});

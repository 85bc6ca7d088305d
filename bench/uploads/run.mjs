// Uploads of 100 MiB in parallel: what they raise the memory of the service by, and what a refusal costs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { signerOf } from '../../sites/api/src/security/testing/signed-request.ts';
import { withEmbedded, withPostgres } from '../../sites/api/src/testing/installation.ts';
import { registerByPhone } from '../../sites/api/src/testing/people.ts';
import { createTestClient } from '../../sites/api/src/testing/test-client.ts';

const parallel = 20;
const size = 100 * 2 ** 20 - 2 ** 16;
const refusals = 2000;
/** Refusals before those that are measured: a flood lasts, and the first of it are compiled. */
const unmeasured = 1000;
/** Ticks of /proc/<pid>/stat in a second. */
const ticks = 100;
const head =
  '--b\r\ncontent-disposition: form-data; name="files"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n';
const tail = '\r\n--b--\r\n';
const chunk = Buffer.alloc(2 ** 16, 'The capacity is 165 mAh/g at 25 °C. ');

const residentOf = async (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

/** Headers that a client would send with a request, which is not sent. */
async function headersSentBy(sending) {
  const { fetch } = globalThis;
  let seen;
  globalThis.fetch = async (_, init) => {
    seen = Object.fromEntries(init.headers);
    return new Response();
  };
  const sent = sending();
  globalThis.fetch = fetch;
  await sent;
  return seen;
}

/** Gives headers of a signed upload of this person, with their session. */
async function signedHeaders(client) {
  const sign = await signerOf(client);
  return async () => ({
    ...(await headersSentBy(() => sign('POST', '/api/library/imports'))),
    'content-type': 'multipart/form-data; boundary=b',
  });
}

/** Sends one body of so many bytes at the pace at which it is taken, and gives the status. */
async function upload(address, headers, bytes) {
  const sent = request(`${address}/api/library/imports`, {
    method: 'POST',
    headers: { ...headers, 'content-length': head.length + bytes + tail.length },
  });
  const status = new Promise((resolve, reject) => {
    sent.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode));
    });
    sent.on('error', reject);
  });
  sent.write(head);
  for (let given = 0; given < bytes && !sent.destroyed; given += chunk.byteLength) {
    if (!sent.write(chunk.subarray(0, Math.min(chunk.byteLength, bytes - given)))) {
      await Promise.race([once(sent, 'drain'), status.catch(() => undefined)]);
    }
  }
  sent.end(tail);
  return status;
}

async function uploads() {
  const installation = await withEmbedded(
    { ASSAY_RATE_LIMITS: '0', ROLE: 'web', ASSAY_UPLOADS: '20', ASSAY_UPLOADS_TENANT: '20' },
    'schema',
  );
  try {
    const service = await installation.spawn();
    const client = await registerByPhone(await createTestClient(service.address), '13800138000');
    const headers = await signedHeaders(client);
    if ((await upload(service.address, await headers(), 2 ** 20)) !== 200) throw new Error('No upload is taken.');
    const before = await residentOf(service.pid);
    let most = before;
    const sampler = setInterval(async () => {
      most = Math.max(most, await residentOf(service.pid));
    }, 50);
    const began = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: parallel }, async () => upload(service.address, await headers(), size)),
    );
    const seconds = (performance.now() - began) / 1000;
    clearInterval(sampler);
    if (statuses.some((status) => status !== 200)) throw new Error(`Uploads were refused: ${statuses.join(', ')}`);

    // Every place is taken by a body that does not end; what comes now is refused.
    const holders = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const held = request(`${service.address}/api/library/imports`, { method: 'POST', headers: await headers() });
        held.on('error', () => undefined);
        held.write(head);
        held.write(chunk);
        return held;
      }),
    );
    while ((await upload(service.address, await headers(), 64)) !== 503)
      await new Promise((resolve) => setTimeout(resolve, 50));
    let cpu = 0;
    const times = [];
    for (let number = -unmeasured; number < refusals; number += 1) {
      if (number === 0) cpu = await cpuOf(service.pid);
      const sending = await headers();
      const from = performance.now();
      const status = await upload(service.address, sending, 64);
      if (number >= 0) times.push(performance.now() - from);
      if (status !== 503) throw new Error(`Answered by ${status}.`);
    }
    const each = ((await cpuOf(service.pid)) - cpu) / refusals;
    for (const held of holders) held.destroy();
    times.sort((a, b) => a - b);
    return [
      {
        name: `${parallel} parallel uploads of 100 MiB: resident memory rises by`,
        value: `${Math.round(most - before)} MiB`,
        target: 'under 150 MB',
        note: `from ${Math.round(before)} MiB, the greatest of samples every 50 ms; into the library's intake, in ${seconds.toFixed(1)} s`,
      },
      {
        name: 'an upload that is refused while every place is taken',
        value: `${each.toFixed(2)} ms of the processor`,
        target: 'under 1 ms',
        note: `${refusals} one after another, a connection each; median of ${times[refusals / 2].toFixed(2)} ms until it is answered`,
      },
    ];
  } finally {
    await installation.remove();
  }
}

/** Sends one request over a connection that is kept, and gives the status. */
function ask(address, agent, { method = 'POST', path, headers = {}, body = '' }) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What the least that can refuse a call takes of the processor for one, in ms. */
async function bareRefusal(agent) {
  const program = `
    import { serve } from '@hono/node-server';
    import { Hono } from 'hono';
    const app = new Hono();
    app.all('*', (c) => c.json({ status: false, error_code: 429, error_msg: 'Too many.' }, 429));
    serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));`;
  const cwd = fileURLToPath(new URL('../../sites/api', import.meta.url));
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd });
  try {
    const [port] = await once(server.stdout, 'data');
    const address = `http://127.0.0.1:${String(port).trim()}`;
    const asked = { path: '/api/assay/account/sign-in', body: '{"account":"nobody@example.com"}' };
    for (let number = 0; number < unmeasured; number += 1) await ask(address, agent, asked);
    const cpu = await cpuOf(server.pid);
    for (let number = 0; number < refusals; number += 1) await ask(address, agent, asked);
    return ((await cpuOf(server.pid)) - cpu) / refusals;
  } finally {
    server.kill();
  }
}

/** What it costs the process to refuse a call, by the reason; the limits are those of the product. */
async function refusedCalls() {
  const installation = await withPostgres({ ROLE: 'web' }, 'schema');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const service = await installation.spawn();
    const client = await createTestClient(service.address);
    const sign = await signerOf(client);
    const signed = async (method, path, body) => ({
      method,
      path,
      body,
      headers: await headersSentBy(() => sign(method, path, { body })),
    });
    const credentials = JSON.stringify({ account: 'nobody@example.com', password: 'not the password' });
    const kinds = [
      {
        status: 421,
        about: 'for a host that is not on the list',
        make: async () => ({ path: '/api/assay/account/sign-in', headers: { host: 'elsewhere.example' } }),
      },
      {
        status: 401,
        about: 'without the signature of a device',
        make: async () => ({ path: '/api/assay/account/sign-in', body: credentials }),
      },
      {
        status: 401,
        about: 'without a session',
        make: () => signed('POST', '/api/seek/init', '{"input":"What is the bandgap of 4H-SiC?"}'),
      },
      { status: 400, about: 'of another form', make: () => signed('GET', '/api/assay/share/check?data_type=nothing') },
      { status: 429, about: 'beyond its limit', make: () => signed('POST', '/api/assay/account/sign-in', credentials) },
    ];
    const bare = await bareRefusal(agent);
    const figures = [
      {
        name: 'a call that a bare Hono refuses with 429, in the same run',
        value: `${bare.toFixed(2)} ms of the processor`,
        note: `${refusals} one after another, the same requests, a body of the same form`,
      },
    ];
    for (const { status, about, make } of kinds) {
      for (let number = 0; number < unmeasured; number += 1) await ask(service.address, agent, await make());
      const requests = await Promise.all(Array.from({ length: refusals }, make));
      const cpu = await cpuOf(service.pid);
      for (const each of requests) {
        const given = await ask(service.address, agent, each);
        if (given !== status) throw new Error(`${about}: answered by ${given}, not ${status}.`);
      }
      const each = ((await cpuOf(service.pid)) - cpu) / refusals;
      figures.push({
        name: `a call ${about} that is refused with ${status}`,
        value: `${each.toFixed(2)} ms of the processor`,
        target: 'under 1 ms',
        note: `${(each / bare).toFixed(1)} × a bare Hono; ${refusals} one after another, PostgreSQL, whose own processor time is not in it`,
      });
    }
    return figures;
  } finally {
    agent.destroy();
    await installation.remove();
  }
}

export async function run() {
  return [...(await uploads()), ...(await refusedCalls())];
}

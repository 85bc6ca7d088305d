// Sends calls at a steady rate, whether or not the former ones were answered, and tells how long each took.
import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiVersion, calls, headers, signedText } from '../../packages/contract/src/index.ts';
import { platformCalls } from './calls.mjs';
import { size, tokenOf } from './fill.mjs';

const { addresses, rate, seconds } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const device = randomUUID();
const names = Object.keys(platformCalls);

function send(address, { method, path, body, sent = {} }) {
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}${path}`,
      { method, agent, headers: { ...sent, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) } },
      (reply) => {
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('end', () => resolve({ status: reply.statusCode, text: Buffer.concat(chunks).toString() }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const json = { 'content-type': 'application/json', [headers.apiVersion]: apiVersion };
const registered = await send(addresses[0], {
  method: 'POST',
  path: `/api${calls['operations.registerDevice'].path.replace('{service}', 'assay')}`,
  body: JSON.stringify({ device }),
  sent: json,
});
const { key } = JSON.parse(registered.text).data;

function signed(name, person) {
  const call = calls[name];
  const { params = {}, query, body } = platformCalls[name].input?.(person) ?? {};
  const bare = call.path.replaceAll(/\{(\w+)\}/g, (_, part) => (part === 'service' ? 'assay' : params[part]));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const path = `/api${bare}${search}`;
  const now = Date.now();
  const mac = createHmac('sha256', key)
    .update(signedText(call.method, path, now, device))
    .digest('hex');
  return {
    method: call.method,
    path,
    body: body ? JSON.stringify(body) : call.method === 'POST' ? '{}' : undefined,
    sent: {
      ...json,
      [headers.language]: 'EN',
      [headers.device]: device,
      [headers.signature]: `${now}.${mac}`,
      cookie: `assay_session=${tokenOf(person)}`,
    },
  };
}

/** Calls go out whether or not others wait, so that a service that stands still hides nothing. */
async function timed(name, person, address, note) {
  const begun = performance.now();
  const { status, text } = await send(address, signed(name, person));
  if (status !== 200) throw new Error(`${name} for person ${person} was answered with ${status}: ${text}`);
  note?.(name, performance.now() - begun);
}

/** Every call by many persons in turn, the heaviest history once in a while. */
async function run(count, note) {
  const started = performance.now();
  const waiting = [];
  for (let n = 0; n < count; n += 1) {
    const due = started + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const name = names[n % names.length];
    const person = n % 50 === 0 ? 0 : (n * 7) % size.signedIn;
    waiting.push(timed(name, person, addresses[n % addresses.length], note));
  }
  await Promise.all(waiting);
}

await run(rate * 5);
process.send({ kind: 'warm' });
const times = Object.fromEntries(names.map((name) => [name, []]));
await run(rate * seconds, (name, ms) => times[name].push(ms));
process.send({ kind: 'done', times }, () => process.exit(0));

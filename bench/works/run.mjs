// A work as a team has it: opened when it is large and old, edited by many at once, held open by many.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { withEmbedded, withPostgres } from '../../sites/api/src/testing/installation.ts';
import { signInAs } from '../../sites/api/src/testing/people.ts';
import { followWork } from '../../sites/api/src/work/works/testing/follow-work.ts';
import { kib, median, ms, percentile } from '../statistics.mjs';

const message = 'Make the pump housing lighter without losing strength.';
const records = 5_000;
const perEdit = 500;
const history = 100_000;
const perCall = 200;
const people = 50;
/** Of each person, ms between two edits, and how long all go on. */
const between = 2_000;
const lasting = 20_000;
const openWorks = 100;

const newWork = async (client) => (await client.call('triz.create', { body: { message } })).data.triz_mind_id;
async function edit(client, work, edits) {
  const { data, failure } = await client.call('works.edit', { params: { work_id: work }, body: { edits } });
  if (failure || data.results.some((result) => 'refused' in result)) throw new Error('An edit was refused.');
}
const addition = (name) => ({ op: 'add', id: randomUUID(), type: 'criterion', parent: null, fields: { name } });

async function timed(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function opening(client, work) {
  const times = [];
  for (let round = 0; round < 9; round += 1)
    times.push(await timed(() => client.call('works.open', { params: { work_id: work } })));
  return median(times);
}

async function filled(client) {
  const work = await newWork(client);
  for (let made = 0; made < records; made += perEdit) {
    const operations = Array.from({ length: perEdit }, (_, at) => addition(`Criterion ${made + at}`));
    await edit(client, work, [{ id: randomUUID(), operations }]);
  }
  return work;
}

/** Changes of one field, again and again: the work stays as small as it was, its history does not. */
async function aged(client) {
  const work = await newWork(client);
  const operation = addition('Criterion');
  await edit(client, work, [{ id: randomUUID(), operations: [operation] }]);
  const young = await opening(client, work);
  const began = performance.now();
  for (let made = 0; made < history; made += perCall) {
    const edits = Array.from({ length: perCall }, (_, at) => ({
      id: randomUUID(),
      operations: [{ op: 'set', id: operation.id, field: 'name', value: `Criterion ${made + at}` }],
    }));
    await edit(client, work, edits);
  }
  const each = (performance.now() - began) / history;
  return { young, old: await opening(client, work), each };
}

/** Fifty pages that all follow one work, and each edits it from time to time. */
async function together(clients) {
  const work = await newWork(clients[0]);
  const sent = new Map();
  const heard = [];
  const confirmed = [];
  const followers = [];
  for (let at = 0; at < people; at += 1) {
    const follower = await followWork(clients[at % clients.length], work, 0, randomUUID());
    follower.changes.push = ({ id }) => {
      const began = sent.get(id);
      return began === undefined ? 0 : heard.push(performance.now() - began);
    };
    followers.push(follower);
  }
  await wait(1_000);
  const end = performance.now() + lasting;
  await Promise.all(
    followers.map(async (_, at) => {
      await wait((between * at) / people);
      while (performance.now() < end) {
        const id = randomUUID();
        sent.set(id, performance.now());
        confirmed.push(
          await timed(() => edit(clients[at % clients.length], work, [{ id, operations: [addition('Together')] }])),
        );
        await wait(between);
      }
    }),
  );
  await wait(500);
  for (const follower of followers) follower.leave();
  return { confirmed, heard, expected: confirmed.length * people };
}

const residentOf = async (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

/** Bytes of the process for each work that somebody has open. */
async function heldOpen(client, pid) {
  const works = [];
  for (let at = 0; at < openWorks; at += 1) works.push(await newWork(client));
  await wait(2_000);
  const before = await residentOf(pid);
  const followers = [];
  for (const work of works) followers.push(await followWork(client, work, 0, randomUUID()));
  for (const work of works) await edit(client, work, [{ id: randomUUID(), operations: [addition('Open')] }]);
  await wait(2_000);
  const after = await residentOf(pid);
  for (const follower of followers) follower.leave();
  return (after - before) / openWorks;
}

async function measure(label, installation, processes) {
  const services = [];
  for (let count = 0; count < processes; count += 1)
    services.push(await installation.spawn({ ASSAY_RATE_LIMITS: '0' }));
  const clients = await Promise.all(services.map(async (service) => signInAs(await service.client(), 'enterprise')));
  const [client] = clients;
  const large = await opening(client, await filled(client));
  const shared = await together(clients);
  const bytes = await heldOpen(client, services[0].pid);
  const { young, old, each } = await aged(client);
  for (const service of services) await service.kill('SIGTERM');
  return [
    {
      name: `${label}: opening a work of 5,000 records`,
      value: ms(large),
      target: 'under 300 ms',
      note: 'median of 9, from the call to its answer',
    },
    {
      name: `${label}: a change confirmed, 50 pages at one work`,
      value: `p50 ${ms(median(shared.confirmed))}, p95 ${ms(percentile(shared.confirmed, 0.95))}`,
      target: 'p95 under 50 ms',
      note: `${shared.confirmed.length} edits in ${lasting / 1000} s, each told to all: ${shared.heard.length} of ${shared.expected} heard`,
    },
    {
      name: `${label}: a change heard by the others`,
      value: `p50 ${ms(median(shared.heard))}, p95 ${ms(percentile(shared.heard, 0.95))}`,
      note: 'from its being sent, by whichever process',
    },
    {
      name: `${label}: memory of a work that is open`,
      value: bytes > 0 ? kib(bytes) : 'less than can be told',
      target: 'under 1 MiB',
      note: `resident, of ${openWorks} works with one page each`,
    },
    {
      name: `${label}: opening after 100,000 changes`,
      value: `${ms(old)}, before them ${ms(young)}`,
      target: 'no slower',
      note: `median of 9; one change in a call of ${perCall} took ${each.toFixed(2)} ms`,
    },
  ];
}

async function on(label, install, processes) {
  const installation = await install({ ASSAY_RATE_LIMITS: '0' });
  try {
    return await measure(label, installation, processes);
  } finally {
    await installation.remove();
  }
}

export async function run() {
  return [...(await on('PGlite', withEmbedded, 1)), ...(await on('PostgreSQL, two processes', withPostgres, 2))];
}

// Every call of the platform at 200 requests a second, on a platform of 100,000 accounts and 1,000,000 history rows.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withEmbedded, withPostgres } from '../../sites/api/src/testing/installation.ts';
import { ms, percentile } from '../statistics.mjs';
import { leftOut, platformCalls } from './calls.mjs';
import { fill, size } from './fill.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const rate = 200;
/** Ticks of /proc/<pid>/stat in a second. */
const ticks = 100;
const target = 'p95 < 30 ms';

async function startService(environment) {
  const child = spawn(process.execPath, [path('../../sites/api/src/main.ts')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  const address = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /ready at (http:\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    address,
    pid: child.pid,
    async stop() {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Processor time of a process, ms; undefined where the system does not say. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return Number.NaN;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

async function measure(services, seconds) {
  const plan = { addresses: services.map(({ address }) => address), rate, seconds };
  const load = fork(path('load-process.mjs'), [JSON.stringify(plan)]);
  async function ended() {
    const [code] = await once(load, 'exit');
    if (code !== 0) throw new Error('The load broke off.');
    return [];
  }
  const failed = ended();
  const cpu = async () => sum(await Promise.all(services.map(({ pid }) => cpuOf(pid))));
  await Promise.race([once(load, 'message'), failed]);
  const before = await cpu();
  const [{ times }] = await Promise.race([once(load, 'message'), failed]);
  const spent = (await cpu()) - before;
  const all = Object.values(times).flat();
  const calls = Object.entries(times)
    .map(([name, values]) => ({ name, p95: percentile(values, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  return { all, calls, cpuEach: spent / all.length };
}

function figures(label, { all, calls, cpuEach }, note) {
  const slow = calls.filter(({ p95 }) => p95 >= 30);
  return [
    {
      name: `${label}: all calls, p50 / p95 / p99`,
      value: [0.5, 0.95, 0.99].map((share) => ms(percentile(all, share))).join(' / '),
      target,
      note,
    },
    {
      name: `${label}: slowest calls by their own p95`,
      value: calls
        .slice(0, 5)
        .map(({ name, p95 }) => `${name} ${ms(p95)}`)
        .join(', '),
      target,
      note: slow.length === 0 ? `none of ${calls.length} calls above` : `${slow.length} of ${calls.length} calls above`,
    },
    {
      name: `${label}: processor time of the service per request`,
      value: Number.isNaN(cpuEach) ? 'not told by this system' : ms(cpuEach),
      note: label === 'PGlite' ? 'its database within it' : 'without the database server',
    },
  ];
}

async function withFilled(installation, work) {
  try {
    const database = await installation.open();
    const began = performance.now();
    await fill(database);
    process.stderr.write(`filled in ${Math.round((performance.now() - began) / 1000)} s\n`);
    await database.close();
    return await work(installation);
  } finally {
    await installation.remove();
  }
}

/** Figures of the platform. */
export async function run() {
  // The load comes from one address and has no person's patience.
  const environment = { ROLE: 'web' };
  const embedded = await withFilled(await withEmbedded(environment), async (installation) => {
    const service = await startService(installation.environment);
    const result = await measure([service], 40);
    await service.stop();
    return result;
  });
  const postgres = await withFilled(await withPostgres(environment), async (installation) => {
    const services = [await startService(installation.environment), await startService(installation.environment)];
    const result = await measure(services, 25);
    for (const service of services) await service.stop();
    return result;
  });
  const rows = `${size.accounts.toLocaleString('en')} accounts, ${size.pages.toLocaleString('en')} history rows`;
  const note = `${rate} requests/s over ${Object.keys(platformCalls).length} calls and ${size.signedIn.toLocaleString('en')} sessions; ${rows}, one person with ${size.heaviest.toLocaleString('en')} of them. Left out: ${Object.entries(
    leftOut,
  )
    .map(([name, why]) => `${name} (${why})`)
    .join(', ')}`;
  return [
    ...figures('PGlite', embedded, note),
    ...figures('PostgreSQL, two processes', postgres, 'the same load, each request to the other process'),
  ];
}

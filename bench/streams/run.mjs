// Streams through the log: lag of many answers at once on both engines, and the raw writer with many readers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../sites/api/src/testing/postgres-server.ts';
import { percentile } from '../statistics.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

function start(name, argument, flags = []) {
  const child = fork(path(name), argument === undefined ? [] : [JSON.stringify(argument)], { execArgv: flags });
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) throw new Error(`${name} ended with ${code}.`);
  });
  return child;
}

async function message(child) {
  const [value] = await once(child, 'message');
  return value;
}

async function measureLog(plans) {
  const children = plans.map((plan) => start('log-process.mjs', plan));
  await Promise.all(children.map(message));
  const results = children.map(message);
  for (const child of children) child.send('go');
  const all = await Promise.all(results);
  const lags = all.flatMap((result) => result.lags);
  return {
    p50: percentile(lags, 0.5),
    p99: percentile(lags, 0.99),
    gaps: all.reduce((sum, result) => sum + result.gaps, 0),
    events: all.reduce((sum, result) => sum + result.events, 0),
    shares: all.map(({ share }) => Math.round(share * 100)),
  };
}

const rate = { appendsPerSecond: 10, seconds: 10 };
const ids = (prefix, count) => Array.from({ length: count }, (_, n) => `${prefix}-${n}`);

export async function measureWriter(readers, perSecond, seconds) {
  const server = start('writer-process.mjs', undefined, ['--expose-gc']);
  const { port } = await message(server);
  const client = start('readers-process.mjs', { port, readers });
  await message(client);
  const counted = message(client);
  server.send({ messages: perSecond * seconds, perSecond, readers });
  const { memory, share, peak } = await message(server);
  const { events, seconds: took } = await counted;
  server.kill();
  return { memory, peak, share, events, rate: events / took, isWhole: events === readers * perSecond * seconds };
}

export async function run() {
  const own = ids('answer', 200);
  const embedded = await measureLog([{ writes: own, reads: own, ...rate }]);
  const server = await startPostgres();
  const url = await server.createDatabase();
  const [first, second] = [ids('first', 200), ids('second', 200)];
  const both = await measureLog([
    { url, writes: first, reads: second, ...rate },
    { url, writes: second, reads: first, ...rate },
  ]);
  await server.stop();
  const writer = await measureWriter(2_000, 20, 8);
  const lag = ({ p50, p99, gaps, events }) => `p50 ${p50} ms, p99 ${p99} ms, ${gaps} gaps in ${events} appends`;
  return [
    {
      name: '200 answers at once, embedded database',
      value: lag(embedded),
      target: 'p99 under 100 ms, no gap',
      note: `10 appends/s each, 10 s, from append to reader; ${embedded.shares[0]} % of a core beside the database's worker`,
    },
    {
      name: '400 answers at once, PostgreSQL, two processes',
      value: lag(both),
      target: 'p99 under 100 ms, no gap',
      note: `each process reads what the other writes; ${both.shares.join(' % and ')} % of a core`,
    },
    {
      name: 'Raw writer, 2,000 readers',
      value: `${Math.round(writer.rate)} messages/s${writer.isWhole ? '' : ', some lost'}`,
      target: 'at least 39,000 messages/s on one core',
      note: `20 messages/s to each through the log, ${Math.round(writer.share * 100)} % of a core: ${Math.round(writer.rate / writer.share / 1000) * 1000} a second of processor time`,
    },
    {
      name: 'Memory of a connected reader',
      value: `${(writer.memory / 1024).toFixed(1)} KB`,
      target: 'under 40 KB',
      note: 'resident, 2,000 idle readers',
    },
    {
      name: 'Memory of a reader while it is streamed to',
      value: `${(writer.peak / 1024).toFixed(1)} KB`,
      target: 'under 40 KB',
      note: 'greatest resident size during the run above, garbage and the growing log included',
    },
  ];
}

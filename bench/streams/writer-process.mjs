// The raw writer's bench: one stream with many connected readers, served by this process alone.
import { createServer } from 'node:http';
import { migrate } from '../../sites/api/src/ground/database/migrations.ts';
import { openDatabase } from '../../sites/api/src/ground/database/open-database.ts';
import { createEventStreams } from '../../sites/api/src/ground/streams/event-stream.ts';
import { createReadingRights } from '../../sites/api/src/ground/streams/reading-rights.ts';
import { createStreamLog } from '../../sites/api/src/ground/streams/stream-log.ts';
import { streamsSchema } from '../../sites/api/src/ground/streams/streams.migrations.ts';

const database = await openDatabase({ directory: null, poolSize: 1 });
await migrate(database, [streamsSchema]);
const log = createStreamLog(database);
await log.start();
await log.create(database.tables(), { id: 'bench', kind: 'bench', tenantId: 't', ownerId: 'o' });
await log.begin('bench', () => [{ type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' }]);
const streams = createEventStreams(log, createReadingRights());
const anHour = 3_600_000;
/** As everybody has one who reads: a claim that is looked at again and again, and holds. */
const right = [
  { oneOf: [{ kind: 'until', values: [String(Date.now() + anHour)] }], code: 401, refusal: 'The time is over.' },
];
const server = createServer((_, response) => streams.serve(response, 'bench', { right }));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

function resident() {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** Readings, two seconds apart, that have to agree: what the engine compiled itself with is let go of late, and at once. */
const agreeing = 6;

/** Resident memory once nothing more is let go of. */
async function settled() {
  let held = resident();
  for (let still = 1; still < agreeing; ) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = resident();
    still = Math.abs(now - held) < held / 200 ? still + 1 : 1;
    if (still === 1) held = now;
  }
  return held;
}

const before = await settled();
process.send({ port: server.address().port });
process.on('message', async ({ messages, perSecond, readers }) => {
  while (streams.count() < readers) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const memory = (resident() - before) / readers;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let offset = 0;
  let peak = 0;
  for (let n = 0; n < messages; n += 1) {
    const d = 'lithium iron phosphate cathode ';
    await log.append({ stream: 'bench', attempt: 1, frames: [{ type: 'delta', part: 'SUMMARY', o: offset, d }] });
    offset += d.length;
    peak = Math.max(peak, process.memoryUsage.rss());
    const due = began + ((n + 1) * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  const used = process.cpuUsage(cpu);
  const share = (used.user + used.system) / 1000 / (performance.now() - began);
  await log.commit('bench', 1, [{ type: 'finish' }], async () => undefined);
  process.send({ memory, share, peak: (peak - before) / readers });
});

// One process of the log's bench: writes its own answers and reads those it is told to. Talks to its parent by IPC.

import { migrate } from '../../sites/api/src/ground/database/migrations.ts';
import { openDatabase } from '../../sites/api/src/ground/database/open-database.ts';
import { followStream } from '../../sites/api/src/ground/streams/follow-stream.ts';
import { createStreamLog } from '../../sites/api/src/ground/streams/stream-log.ts';
import { createStreamWriter } from '../../sites/api/src/ground/streams/stream-writer.ts';
import { streamsSchema } from '../../sites/api/src/ground/streams/streams.migrations.ts';

const part = { type: 'part', part: 'SUMMARY', kind: 'text', group: 'SUMMARY' };
const { url, writes, reads, appendsPerSecond, seconds } = JSON.parse(process.argv[2]);

const database = await openDatabase({ url, directory: null, poolSize: 8 });
await migrate(database, [streamsSchema]);
const log = createStreamLog(database);
await log.start();
const begun = new Map();
for (const id of writes) {
  await log.create(database.tables(), { id, kind: 'bench', tenantId: 't', ownerId: 'o' });
  begun.set(id, await log.begin(id, () => [part]));
}
process.send({ ready: true });
await new Promise((resolve) => process.once('message', resolve));

const lags = [];
let gaps = 0;
let events = 0;

async function read(id) {
  let next = 1;
  await followStream(log, id, undefined, new AbortController().signal, (found) => {
    const now = Date.now();
    for (const { seq, payload } of found.events) {
      if (seq !== next) gaps += 1;
      next = seq + 1;
      const frame = JSON.parse(payload);
      if (frame.type !== 'delta') continue;
      events += 1;
      lags.push(now - Number(frame.d.slice(0, 13)));
    }
  });
}

async function write(id) {
  const { attempt, held } = begun.get(id);
  const writer = createStreamWriter(log, id, attempt, held);
  const interval = 1000 / appendsPerSecond;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * interval));
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    writer.text('SUMMARY', `${Date.now()} lithium iron phosphate cathodes hold their capacity at 25 °C. `);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  await writer.commit([{ type: 'finish' }], async () => undefined);
  await writer.close();
}

const cpu = process.cpuUsage();
const began = Date.now();
await Promise.all([...reads.map(read), ...writes.map(write)]);
const used = process.cpuUsage(cpu);
const share = (used.user + used.system) / 1000 / (Date.now() - began);
await log.stop();
await database.close();
process.send({ lags, gaps, events, share }, () => process.exit(0));

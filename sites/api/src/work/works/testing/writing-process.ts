import { createReplica, type Edit } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { areas } from '../../../areas.ts';
import { migrate } from '../../../ground/database/migrations.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import { createChangeFeed } from '../change-feed.ts';
import { createWorkStore } from '../work.store.ts';

/** What a process of the fault tests is told, as JSON in its only argument. */
export interface WritingProcess {
  /** PostgreSQL server, or else the directory of an embedded database. */
  url?: string;
  directory?: string;
  work: string;
  /** Names what it writes. */
  round: number;
}

const { url, directory, work, round } = JSON.parse(process.argv[2] ?? '') as WritingProcess;
const database = await openDatabase({ url, directory: directory ?? null, poolSize: 4 });
await migrate(database, areas);
const feed = createChangeFeed(database);
const store = createWorkStore(database, feed);

/** Somebody who types word after word in the one passage of the work, and tells of those that are confirmed. */
async function write(who: string): Promise<never> {
  const opened = await store.open(work);
  const replica = createReplica(sampleKind, { records: opened?.records ?? [], revision: opened?.work.revision ?? 0 });
  const editor = { author: { person: who }, writing: { origin: 'person' as const } };
  for (let at = 0; ; at += 1) {
    const word = `${who}${round}x${at} `;
    const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: word }] } };
    const edit: Edit = {
      id: `${who}-${round}-${at}`,
      operations: [{ op: 'write', id: 'p', field: 'body', on: replica.revision, steps: [step] }],
    };
    replica.submit(edit);
    const results = (await store.edit(sampleKind, work, replica.pending, editor)) ?? [];
    for (const result of results) if ('revision' in result) process.stdout.write(`wrote ${word.trim()}\n`);
    // Changes that others made come late, and not after each of one's own.
    if (at % 3 !== 0) continue;
    const read = await feed.read(work, { attempt: 1, seq: replica.revision });
    for (const { payload } of read?.events ?? []) replica.receive(JSON.parse(payload).change);
  }
}

await Promise.all([write('ann'), write('bob')]);

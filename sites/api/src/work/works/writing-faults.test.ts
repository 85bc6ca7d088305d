import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createWorkState } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import { processFlags } from '../../testing/run-command.ts';
import { createChangeFeed } from './change-feed.ts';
import type { WritingProcess } from './testing/writing-process.ts';
import { createWorkStore } from './work.store.ts';

const kills = 3;
const main = fileURLToPath(new URL('./testing/writing-process.ts', import.meta.url));

describe.each(installations)('a process killed while two people write in one paragraph, on $engine', ({ install }) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({}, 'schema');
  });
  afterAll(() => installation?.remove());

  /** Has two people write until some words are confirmed and the process is killed; gives those words. */
  async function writeUntilKilled(told: WritingProcess, words: number): Promise<string[]> {
    const child = spawn(process.execPath, [...processFlags, main, JSON.stringify(told)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const written: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      written.push(line.replace('wrote ', ''));
      if (written.length === words) child.kill('SIGKILL');
    }
    await ended;
    return written;
  }

  it('loses no confirmed word, keeps none twice, and the log tells of the same', async () => {
    const work = randomUUID();
    const first = await installation.open();
    const add = {
      id: 'first',
      operations: [{ op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'W' } }],
    } as const;
    const passage = { id: 'second', operations: [{ op: 'add', id: 'p', type: 'passage', parent: null }] } as const;
    const editor = { author: { person: 'ann' }, writing: { origin: 'person' } } as const;
    const store = createWorkStore(first, createChangeFeed(first));
    await store.create(
      sampleKind,
      { id: work, tenant_id: 't', owner_id: 'ann' },
      [add, passage].map((edit) => ({ edit, editor })),
    );
    await first.close();
    const { DATABASE_URL: url, ASSAY_DATA: directory = '' } = installation.environment;
    const confirmed: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const told = { work, round, ...(url === undefined ? { directory } : { url }) };
      confirmed.push(...(await writeUntilKilled(told, 5 + round * 7)));
    }
    expect(confirmed.length).toBeGreaterThanOrEqual(5 + 12 + 19);

    const database = await installation.open();
    const feed = createChangeFeed(database);
    const opened = await createWorkStore(database, feed).open(work);
    const held = createWorkState(sampleKind, opened?.records ?? []);
    const body = held.get('p')?.fields['body'] as unknown as { content: { content: { text: string }[] }[] };
    const words = (body.content[0]?.content[0]?.text ?? '').trim().split(' ');
    expect(new Set(words).size).toBe(words.length);
    for (const word of confirmed) expect(words).toContain(word);
    const told = createWorkState(sampleKind);
    const revisions: number[] = [];
    for (let after = 0, isMore = true; isMore; ) {
      const read = await feed.read(work, { attempt: 1, seq: after });
      for (const { payload, seq } of read?.events ?? []) {
        revisions.push(seq);
        for (const patch of JSON.parse(payload).change.patches) told.apply(patch);
      }
      after = read?.cursor.seq ?? after;
      isMore = read?.hasMore ?? false;
    }
    expect(revisions).toEqual(revisions.map((_, at) => at + 1));
    expect(told.records()).toEqual(held.records());
  });
});

import { randomUUID } from 'node:crypto';
import { trizKind } from '@assay/tool-triz/kind';
import { createWorkState, type WorkRecord } from '@assay/works';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type SpawnedService } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const kills = 3;
/** Changes that are confirmed in each round before the kill comes, at some moment of those after them. */
const confirmedBefore = 5;

describe.each(installations)('P120: a process killed while a work is edited, on $engine', ({ install }) => {
  let installation: Installation;
  let service: SpawnedService;
  let client: TestClient;

  async function start(): Promise<void> {
    service = await installation.spawn({ ASSAY_RATE_LIMITS: '0' });
    client = await signInAs(await service.client(), 'enterprise');
  }

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    await start();
  });
  afterAll(() => installation?.remove());

  it('loses no confirmed change, does none twice, and goes on without a gap', async () => {
    const message = 'Make the pump housing lighter without losing strength.';
    const work = (await client.call('triz.create', { body: { message } })).data.triz_mind_id;
    const confirmed = new Map<string, number>();
    const sent: string[] = [];
    for (let round = 0; round < kills; round += 1) {
      const killed = new AbortController();
      const kill = () => {
        killed.abort();
        void service.kill('SIGKILL');
      };
      let count = 0;
      while (!killed.signal.aborted) {
        const id = randomUUID();
        sent.push(id);
        const operations = [
          { op: 'add' as const, id, type: 'criterion', parent: null, fields: { name: `Criterion ${sent.length}` } },
        ];
        const reply = await client
          .call('works.edit', { params: { work_id: work }, body: { edits: [{ id, operations }] } })
          .catch(() => undefined);
        const [result] = reply?.data?.results ?? [];
        if (!result || !('revision' in result)) continue;
        confirmed.set(id, result.revision);
        count += 1;
        if (count === confirmedBefore) setTimeout(kill, Math.random() * 50);
      }
      await service.ended;
      await start();
      // What has no answer is sent again, as a browser does.
      const last = sent.at(-1) ?? '';
      const operations = [{ op: 'add' as const, id: last, type: 'criterion', parent: null, fields: { name: 'Again' } }];
      const again = await client.call('works.edit', {
        params: { work_id: work },
        body: { edits: [{ id: last, operations }] },
      });
      const [result] = again.data.results;
      expect(result).toHaveProperty('revision');
      if (result && 'revision' in result) confirmed.set(last, result.revision);
    }
    const { data } = await client.call('works.open', { params: { work_id: work } });
    const records = data.records as unknown as WorkRecord[];
    const held = records.filter(({ type }) => type === 'criterion').map(({ id }) => id);
    expect(held.length).toBe(new Set(held).size);
    for (const id of confirmed.keys()) expect(held).toContain(id);
    expect(confirmed.size).toBeGreaterThanOrEqual(kills * confirmedBefore);

    const state = createWorkState(trizKind);
    const revisions: number[] = [];
    let after = 0;
    for (let isMore = true; isMore; ) {
      const { data: read } = await client.call('works.changes', { params: { work_id: work }, query: { after } });
      for (const { revision, patches } of read.changes) {
        revisions.push(revision);
        for (const patch of patches) state.apply(patch as unknown as Parameters<typeof state.apply>[0]);
      }
      after = read.revision;
      isMore = read.has_more;
    }
    expect(revisions).toEqual(revisions.map((_, at) => at + 1));
    expect(state.records()).toEqual(createWorkState(trizKind, records).records());
  });
});

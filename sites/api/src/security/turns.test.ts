import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobQueue } from '../ground/jobs/job-queue.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { registerByPhone } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { act, questionsWork } from '../testing/tool-runs.ts';

const question = 'Why does 316L pit in chloride solutions?';

/** What fills a queue, and the queue that it fills. */
const ways: readonly { way: string; kind: string; begin(by: TestClient): Promise<{ status: number }> }[] = [
  { way: 'questions', kind: 'run.seek', begin: (by) => by.send('seek.init', { body: { input: question } }) },
  {
    way: 'agents',
    kind: 'run.agent',
    begin: (by) => by.send('agents.quickChat', { body: { input: question, code: 'air_technical_qa_agent' } }),
  },
  { way: 'tools', kind: 'run.work', begin: async (by) => act(by, await questionsWork(by, question), 'answer') },
  {
    way: 'imports',
    kind: 'library.import',
    begin: (by) => {
      const body = new FormData();
      body.append('files', new File(['# A note\n\nThe yield is 93 %.\n'], 'note.md'));
      return by.send('library.import', { body });
    },
  },
];

describe('the queues of two processes on one PostgreSQL', () => {
  let installation: Installation;
  let doors: RunningService[];
  beforeAll(async () => {
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ASSAY_ALL_PACKAGES: '1', ROLE: 'web' });
    doors = [await installation.start(), await installation.start()];
  });
  afterAll(() => installation.remove());

  it.each(ways)(
    'P47, load: $way of one tenant at both leave another tenant the next place',
    async ({ kind, begin }) => {
      // One after the other: the second is a sign-in.
      const at = async (number: string) => {
        const found: TestClient[] = [];
        for (const door of doors) found.push(await registerByPhone(await door.client(), number));
        return found;
      };
      const [many, one] = [await at('13800138000'), await at('13700000001')];
      const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => begin(many[index % 2] as TestClient)));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      const [first, second] = doors.map(({ database }) => createJobQueue(database));
      // Places of two processes, all taken by the one tenant.
      const running = [
        ...((await first?.claim(kind, 'first', 4, 60)) ?? []),
        ...((await second?.claim(kind, 'second', 4, 60)) ?? []),
      ];
      expect(running).toHaveLength(8);
      expect((await begin(one[1] as TestClient)).status).toBe(200);
      const tenantOf = async (id: string | undefined) =>
        (await doors[0]?.database.pool.query<{ tenant_id: string }>('select tenant_id from job where id = $1', [id]))
          ?.rows[0]?.tenant_id;
      const [next] = (await first?.claim(kind, 'first', 1, 60)) ?? [];
      expect(await tenantOf(next?.id)).not.toBe(await tenantOf(running[0]?.id));
    },
  );
});

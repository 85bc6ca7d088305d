import { setTimeout as wait } from 'node:timers/promises';
import type { AssayCalls } from '@assay/contract';
import { replyPart } from '@assay/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { framesOf } from '../../testing/ask-question.ts';
import { type Installation, type SpawnedService, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

type Job = AssayCalls['agents.job']['response'];

const problem = 'Raise the charging speed of a lithium cathode without losing stability';
const question = 'How does chloride start pitting corrosion on 316L stainless steel?';

let installation: Installation | undefined;
afterEach(() => installation?.remove());

async function signedIn(service: SpawnedService): Promise<TestClient> {
  return signInAs(await service.client(), 'enterprise');
}

async function until(client: TestClient, id: string, status: Job['status']): Promise<Job> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = await client.call('agents.job', { params: { id } });
    if (data?.status === status) return data;
    await wait(25);
  }
  throw new Error(`The job did not become ${status}.`);
}

/** Reads a reply until so many of its frames have come, or it has ended. */
async function frames(client: TestClient, jobId: string, count: number): Promise<void> {
  const { body } = await client.open('agents.messages', { body: { job_id: jobId } });
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (framesOf(text.slice(0, text.lastIndexOf('\n\n') + 1)).length >= count) return;
  }
}

/** What the last reply says and cites, without what counts time and starts. */
function written({ messages }: Job) {
  const { parts = [], cites = [], sources = [] } = messages.at(-1)?.reply ?? {};
  return { text: parts.find(({ part }) => part === replyPart)?.text, cites, sources };
}

describe('a job on the embedded database', () => {
  it('S3: killed while it writes and while it waits, ends with the same bytes as one that was left alone', async () => {
    installation = await withEmbedded({ ASSAY_RATE_LIMITS: '0' });
    let service = await installation.spawn();
    let client = await signedIn(service);
    const ask = (input: string) =>
      client.call('agents.run', { body: { code: 'air_technical_qa_agent', content: input } });
    const { data: calm } = await ask(question);
    const wanted = written(await until(client, calm.job_id, 'done'));
    expect(wanted.cites.length).toBeGreaterThan(0);

    for (const count of [1, 6]) {
      const { data } = await ask(question);
      await frames(client, data.job_id, count);
      await service.kill('SIGKILL');
      service = await installation.spawn();
      client = await signedIn(service);
      expect(written(await until(client, data.job_id, 'done'))).toEqual(wanted);
    }

    const { data: asking } = await client.call('agents.run', {
      body: { code: 'air_find_solution_agent', content: problem },
    });
    await until(client, asking.job_id, 'paused');
    await service.kill('SIGKILL');
    service = await installation.spawn();
    client = await signedIn(service);
    await until(client, asking.job_id, 'paused');
    await client.call('agents.reply', { params: { job_id: asking.job_id }, body: { approve: true } });
    expect(written(await until(client, asking.job_id, 'done')).text).toMatch(/^The problem is read as/);
  });
});

describe('a job on PostgreSQL', () => {
  it('S3: is written by one process and read through another, approval and stop included', async () => {
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
    const web = await installation.spawn({ ROLE: 'web' });
    await installation.spawn({ ROLE: 'worker' });
    const client = await signedIn(web);
    const { data } = await client.call('agents.run', { body: { code: 'air_find_solution_agent', content: problem } });
    await until(client, data.job_id, 'paused');
    const reading = client.open('agents.messages', { body: { job_id: data.job_id } }).then((reply) => reply.text());
    await client.call('agents.reply', { params: { job_id: data.job_id }, body: { approve: true } });
    expect(framesOf(await reading).at(-1)?.type).toBe('finish');
    const { data: next } = await client.call('agents.chat', { body: { job_id: data.job_id, content: problem } });
    await until(client, data.job_id, 'paused');
    const waiting = client
      .open('agents.messages', { body: { job_id: data.job_id, reply: next.reply } })
      .then((reply) => reply.text());
    await client.call('agents.terminate', { params: { id: data.job_id }, body: {} });
    expect(framesOf(await waiting).at(-1)?.type).toBe('stopped');
  });
});

import { replyRetentionDays } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createRunStore } from '../runs/run.store.ts';
import type { RunTables } from '../runs/runs.migrations.ts';
import { deleteIncognito, dropLogs } from '../runs/sweep-runs.ts';
import { forgetIncognito } from './agents.store.ts';

describe.each(installations)('what is kept of agents, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let member: TestClient;
  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    member = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(() => installation.remove());

  const replies = { kind: 'agent', logDays: replyRetentionDays, forget: forgetIncognito };
  const drop = () => dropLogs(createRunStore(service.database.tables<RunTables>()), [replies]);
  const rows = async (text: string, ...values: unknown[]) => (await service.database.pool.query(text, values)).rows;

  async function finishedJob(incognito: boolean): Promise<{ job: string; stream: string; file: string }> {
    const form = new FormData();
    form.append('files', new File(['Chloride starts pitting where the passive film is thin.'], 'note.txt'));
    const { data: uploaded } = await member.send('agents.uploadFile', { body: form });
    const file = (uploaded as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
    const { data } = await member.call('agents.run', {
      body: {
        code: 'air_technical_qa_agent',
        content: 'How does chloride start pitting corrosion on 316L?',
        files: [file],
        incognito,
      },
    });
    const { job_id: job } = data;
    const status = async () => (await member.call('agents.job', { params: { id: job } })).data.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('done');
    const [message] = await rows(
      'select stream_id from run join agent_message message on message.id = run.id where job_id = $1',
      job,
    );
    return { job, stream: String(message?.['stream_id']), file };
  }

  it('V3: a job that was asked incognito is gone after a day, with its messages, files and stream', async () => {
    const hidden = await finishedJob(true);
    const open = await finishedJob(false);
    const left = async ({ job, stream, file }: typeof hidden) => {
      const found = await Promise.all([
        rows('select 1 from agent_job where id = $1', job),
        rows('select 1 from agent_message where job_id = $1', job),
        rows('select 1 from agent_file where id = $1', file),
        rows('select 1 from agent_document where file_id = $1', file),
        rows('select 1 from stream where id = $1', stream),
        rows('select 1 from stream_event where stream_id = $1', stream),
      ]);
      return found.map((some) => some.length > 0);
    };
    await deleteIncognito(service.database, [replies], 24);
    expect((await left(hidden)).slice(0, 3), 'not before').toEqual([true, true, true]);
    await rows("update agent_job set created_at = now() - interval '25 hours'");
    await deleteIncognito(service.database, [replies], 24);
    expect(await left(hidden)).toEqual([false, false, false, false, false, false]);
    expect((await left(open)).slice(0, 3)).toEqual([true, true, true]);
    const removed: string[] = [];
    const marks = service.database.tables<LeftFileTables>();
    await removeLeftFiles(marks, 'agent_file_left', async (id) => void removed.push(id));
    expect(removed, 'the bytes follow').toContain(hidden.file);
    expect(removed).not.toContain(open.file);
    expect((await member.call('agents.job', { params: { id: hidden.job } })).status).toBe(404);
  });

  it('the log of a reply is dropped after seven days; what it says stays', async () => {
    expect(replyRetentionDays).toBe(7);
    const { job, stream } = await finishedJob(false);
    const age = (days: number) =>
      rows(
        `update run set updated_at = now() - make_interval(days => $2)
        where id in (select id from agent_message where job_id = $1)`,
        job,
        days,
      );
    await age(6);
    await drop();
    expect(await rows('select 1 from stream where id = $1', stream)).toHaveLength(1);
    await age(8);
    expect(await drop()).toBe(1);
    expect(await rows('select 1 from stream where id = $1', stream)).toEqual([]);
    expect(await rows('select 1 from stream_event where stream_id = $1', stream)).toEqual([]);
    const { data } = await member.call('agents.job', { params: { id: job } });
    expect(data.status).toBe('done');
    expect(JSON.stringify(data.messages.at(-1))).toContain('chloride');
  });
});

import type { CallName, StreamFrame } from '@assay/contract';
import type { ShareDataType } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { askQuestion, framesOf } from '../../testing/ask-question.ts';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { type DemoPerson, signInAs } from '../../testing/people.ts';
import type { TestClient, TestInput } from '../../testing/test-client.ts';

interface Item {
  dataType: keyof typeof refusals;
  dataId: string;
  stream: { call: CallName; input: TestInput };
  poll: { call: CallName; input: TestInput };
}

/** How somebody is refused who is signed in: A10 of the product for pages, as what does not exist for jobs. */
const refusals = { seek_search: 403, ai_agent: 404 } as const satisfies Partial<Record<ShareDataType, number>>;

/** Lets an ended stream go on, as one of a long answer does. */
async function goOn(database: Database, stream: string): Promise<void> {
  await database.pool.query(`delete from stream_event where stream_id = $1 and type = 'finish'`, [stream]);
  await database.pool.query(`update stream set status = 'PROCESSING', last_seq = last_seq - 1 where id = $1`, [stream]);
}

describe.each(installations)('streams are read by a live right, on $engine', ({ engine, install }) => {
  let installation: Installation;
  /** Where the readers are. */
  let service: RunningService;
  /** Where rights are ended: on a server another process. */
  let elsewhere: { client(): Promise<TestClient> };
  let owner: TestClient;
  const items: Item[] = [];

  const signIn = async (person: DemoPerson, at: { client(): Promise<TestClient> } = service) =>
    signInAs(await at.client(), person);

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    elsewhere = engine === 'postgres' ? await installation.spawn({ ROLE: 'web' }) : service;
    owner = await signIn('enterprise');

    const { seek_id, question_id } = await askQuestion(owner, 'What is the bandgap of 4H-SiC?');
    const { data: job } = await owner.call('agents.run', {
      body: { code: 'air_technical_qa_agent', content: 'How does chloride start pitting corrosion on 316L?' },
    });
    await (await owner.open('agents.messages', { body: { job_id: job.job_id } })).text();
    for (const id of [question_id, job.reply]) {
      const { rows } = await service.database.pool.query<{ stream_id: string }>(
        'select stream_id from run where id = $1',
        [id],
      );
      await goOn(service.database, rows[0]?.stream_id ?? '');
    }
    const { rows } = await service.database.pool.query<{ id: string; cursor: string }>(
      `select run.id, stream.attempt || '.' || stream.last_seq as cursor from run join stream on stream.id = run.stream_id`,
    );
    const after = (id: string) => ({ last_event_id: rows.find((row) => row.id === id)?.cursor, wait: 25 });
    items.push(
      {
        dataType: 'seek_search',
        dataId: seek_id,
        stream: { call: 'seek.stream', input: { body: { question_id } } },
        poll: { call: 'seek.poll', input: { body: { question_id, ...after(question_id) } } },
      },
      {
        dataType: 'ai_agent',
        dataId: job.job_id,
        stream: { call: 'agents.messages', input: { body: { job_id: job.job_id } } },
        poll: { call: 'agents.pollMessages', input: { body: { job_id: job.job_id, ...after(job.reply) } } },
      },
    );
  });
  afterAll(() => installation.remove());

  /** Follows everything with one reader, ends their right once all of it is open, and gives how each reading ended. */
  async function readUntil(client: TestClient, end: () => Promise<unknown>) {
    const replies = await Promise.all(items.map(({ stream }) => client.open(stream.call, stream.input)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const polls = items.map(({ poll }) => client.send(poll.call, poll.input));
    const texts = replies.map(async (reply) => framesOf(await reply.text()).at(-1) as StreamFrame);
    await end();
    return {
      streams: (await Promise.all(texts)).map((frame) => (frame.type === 'failed' ? frame.code : frame.type)),
      polls: (await Promise.all(polls)).map(({ status }) => status),
    };
  }

  const share = async ({ dataType, dataId }: Item) =>
    (await owner.call('share.create', { body: { data_type: dataType, data_id: dataId } })).data;

  it('point 8, P110: a revoked link closes what its guests read, and is then as one that there never was', async () => {
    const other = await signIn('enterprise', elsewhere);
    for (const item of items) {
      const { dataType } = item;
      const link = await share(item);
      const guest = await service.client();
      guest.share = link.token;
      const reply = await guest.open(item.stream.call, item.stream.input);
      const poll = guest.send(item.poll.call, item.poll.input);
      await other.call('share.revoke', { body: { link_id: link.link_id } });
      expect(framesOf(await reply.text()).at(-1)).toMatchObject({ type: 'failed', code: 403 });
      // Of two that were under way at once either may be first: closed, refused as an invented link is, or as an item of
      // somebody else where the link was still known and its right already gone.
      expect([401, 403, refusals[dataType]]).toContain((await poll).status);
      const invented = await service.client();
      invented.share = 'a-link-that-there-never-was';
      for (const { call, input } of [item.stream, item.poll])
        expect([(await guest.open(call, input)).status, (await invented.open(call, input)).status], call).toEqual([
          401, 401,
        ]);
    }
  });

  it('point 8: an ended session closes what its person reads, their own too', async () => {
    const reader = await signIn('enterprise');
    const other = await signIn('enterprise', elsewhere);
    const ended = await readUntil(reader, async () => {
      const { data } = await other.call('account.session');
      expect(data.isLogin).toBe(true);
      await (await signIn('admin', elsewhere)).call('members.endSessions', {
        params: { user_id: data.user?.user_id ?? '' },
      });
    });
    expect(ended).toEqual({ streams: [401, 401], polls: [401, 401] });
    owner = await signIn('enterprise');
  });

  it('point 8: a sign-out closes what is open in other tabs, and a session of the same person reads on', async () => {
    const [leaving, staying] = await Promise.all([signIn('enterprise'), signIn('enterprise')]);
    const [item] = items as [Item];
    const left = new AbortController();
    const stays = await staying.open(item.stream.call, item.stream.input, { signal: left.signal });
    const ended = await readUntil(leaving, () => leaving.call('account.signOut'));
    expect(ended.streams).toEqual([401, 401]);
    const reader = stays.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).not.toContain('failed');
    left.abort();
  });

  const ownSession = `(select id from session where user_id = (select id from user_account where full_name = 'Mei Enterprise')
    order by created_at desc, id limit 1)`;

  it('P22: a limit of the tenant that is lowered closes what sessions over it read, in every process', async () => {
    const admin = await signIn('admin', elsewhere);
    const limit = (idle_minutes: number | null, age_hours: number | null) =>
      admin.call('administration.saveSessionLimits', { body: { idle_minutes, age_hours } });
    const reader = await signIn('enterprise');
    await service.database.pool.query(
      `update session set created_at = now() - interval '2 hours'
       where user_id = (select id from user_account where full_name = 'Mei Enterprise')`,
    );
    const ended = await readUntil(reader, () => limit(null, 1));
    expect(ended).toEqual({ streams: [401, 401], polls: [401, 401] });
    await limit(null, null);
    owner = await signIn('enterprise');
  });

  it('P22: a session that comes to the limit of idle time while it reads is closed on time', async () => {
    const admin = await signIn('admin', elsewhere);
    const reader = await signIn('enterprise');
    await admin.call('administration.saveSessionLimits', { body: { idle_minutes: 15, age_hours: null } });
    // A poll that arrives after the row was set back is use, and is set back with it.
    const ended = await readUntil(reader, () =>
      expect
        .poll(async () => {
          await service.database.pool.query(
            `update session set renewed_at = now() - interval '15 minutes' + interval '300 milliseconds'
             where id = ${ownSession} and renewed_at > now() - interval '14 minutes'`,
          );
          const { rows } = await service.database.pool.query<{ over: boolean }>(
            `select renewed_at <= now() - interval '15 minutes' as over from session where id = ${ownSession}`,
          );
          return rows[0]?.over;
        })
        .toBe(true),
    );
    expect(ended).toEqual({ streams: [401, 401], polls: [401, 401] });
    await admin.call('administration.saveSessionLimits', { body: { idle_minutes: null, age_hours: null } });
  });

  it('point 8, P110: a withdrawn grant closes what the tenant reads, which is then refused as it was before', async () => {
    const grant = (client: TestClient, granted: boolean) =>
      Promise.all(
        items.map(({ dataType, dataId }) =>
          client.call('share.grantTenant', { body: { data_type: dataType, data_id: dataId, granted } }),
        ),
      );
    const other = await signIn('enterprise', elsewhere);
    await grant(owner, true);
    const reader = await signIn('trial');
    const ended = await readUntil(reader, () => grant(other, false));
    expect(ended.streams).toEqual([403, 403]);
    for (const [index, item] of items.entries()) {
      const refused = refusals[item.dataType];
      expect([403, refused], 'closed, or refused as any call is').toContain(ended.polls[index]);
      for (const { call, input } of [item.poll, item.stream])
        expect((await reader.open(call, input)).status, call).toBe(refused);
    }
  });

  it('point 8: a removed member reads nothing on', async () => {
    const member = await signIn('enterprise');
    const { data } = await member.call('account.session');
    const admin = await signIn('admin', elsewhere);
    const ended = await readUntil(member, () =>
      admin.call('members.remove', { params: { user_id: data.user?.user_id ?? '' } }),
    );
    expect(ended).toEqual({ streams: [401, 401], polls: [401, 401] });
  });
});

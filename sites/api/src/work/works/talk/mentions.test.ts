import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareRole } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService } from '../../../testing/installation.ts';
import { joinInvited, registerByMail } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';

interface Person {
  client: TestClient;
  id: string;
}

describe.each(installations)('somebody who is mentioned in a comment, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: Person;
  let mira: Person;
  let noor: Person;

  beforeAll(async () => {
    installation = await install({});
    service = await installation.start();
    const client = await service.client();
    const { user } = await registerByMail(client, {
      account: 'olaf@example.com',
      full_name: 'Olaf Owner',
      company_name: 'Kiln Works',
    });
    owner = { client, id: user?.user_id ?? '' };
    const joined = async (account: string, full_name: string): Promise<Person> => {
      const invited = await service.client();
      const { user: own } = await joinInvited(owner.client, invited, { account, role: 'member', full_name });
      return { client: invited, id: own?.user_id ?? '' };
    };
    mira = await joined('mira@example.com', 'Mira Mentioned');
    noor = await joined('noor@example.com', 'Noor Nobody');
  });
  afterAll(() => installation.remove());

  let first: string | undefined;
  /** A work of the owner: the quota of a new organisation is three, and a copy is none of it. */
  async function begin(): Promise<string> {
    if (first !== undefined)
      return (await owner.client.call('works.duplicate', { params: { work_id: first } })).data.work_id;
    const { data } = await owner.client.call('triz.create', { body: { message: 'Make the kiln lighter.' } });
    first = data.triz_mind_id;
    return first;
  }
  const share = (work: string, person: Person, role: ShareRole | null) =>
    owner.client.call('share.grantPerson', {
      body: { data_type: 'work', data_id: work, user_id: person.id, role },
    });
  const say = (by: TestClient, work: string, mentions: readonly Person[], more: object = {}) =>
    by.call('works.comment', {
      params: { work_id: work },
      body: { id: randomUUID(), text: 'Look here, @Mira Mentioned', mentions: mentions.map(({ id }) => id), ...more },
    });
  const unseen = async ({ client }: Person) =>
    (await client.call('works.mentions')).data.mentions.map(({ work_id: work }) => work);
  const commentsOf = async ({ client }: Person, work: string) =>
    (await client.call('works.comments', { params: { work_id: work } })).data.comments;

  /** Mails about mentions in a work, each its headers and its text. */
  async function mailsAbout(work: string): Promise<string[]> {
    const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return mails
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))
      .filter((mail) => mail.includes(work));
  }

  it('is one of those who may read the work, and found among them by name or address', async () => {
    const work = await begin();
    await share(work, mira, 'comment');
    const find = async ({ client }: Person, q: string) => {
      const { data, status } = await client.call('works.readers', { params: { work_id: work }, query: { q } });
      return status === 200 ? data.people.map(({ full_name: name }) => name) : status;
    };
    expect(await find(owner, '')).toEqual(['Mira Mentioned']);
    expect(await find(owner, 'MIRA@')).toEqual(['Mira Mentioned']);
    expect(await find(owner, 'noor')).toEqual([]);
    expect(await find(owner, '%')).toEqual([]);
    expect(await find(mira, ''), 'but for who asks').toEqual(['Olaf Owner']);
    expect(await find(noor, ''), 'who may not read it').toBe(404);
    const everybody = { data_type: 'work' as const, data_id: work, granted: true, role: 'read' as const };
    await owner.client.call('share.grantTenant', { body: everybody });
    expect(await find(owner, '')).toEqual(['Mira Mentioned', 'Noor Nobody']);
    expect(await find(noor, ''), 'who may not comment').toBe(403);
  });

  it('is shown it until they have seen it, and written to once', async () => {
    const work = await begin();
    await share(work, mira, 'comment');
    const id = randomUUID();
    const said = await say(owner.client, work, [mira, mira], { id });
    expect(said.data.comment).toMatchObject({
      mentions: [{ person: mira.id, name: 'Mira Mentioned' }],
      calls_you: false,
    });
    await say(owner.client, work, [mira], { id });
    const { data } = await mira.client.call('works.mentions');
    expect(data.mentions).toEqual([
      {
        work_id: work,
        comment_id: id,
        source: 'triz_mind',
        title: expect.stringContaining('kiln'),
        author: { person: owner.id, name: 'Olaf Owner' },
        text: 'Look here, @Mira Mentioned',
        at: expect.any(String),
      },
    ]);
    expect(await unseen(owner)).toEqual([]);
    await expect.poll(async () => (await mailsAbout(work)).length).toBe(1);
    const [mail = ''] = await mailsAbout(work);
    expect(mail).toContain('To: mira@example.com');
    expect(mail).toContain('Olaf Owner mentions you in a comment');
    expect(mail).toContain('> Look here, @Mira Mentioned');
    expect(mail).toMatch(new RegExp(`^http://\\S+/${work}#comments$`, 'm'));
    expect((await commentsOf(mira, work)).map((one) => one.calls_you)).toEqual([true]);
    const see = () => mira.client.call('works.seeMentions', { params: { work_id: work } });
    expect((await see()).data).toEqual({ seen: 1 });
    expect((await see()).data, 'again').toEqual({ seen: 0 });
    expect(await unseen(mira)).toEqual([]);
    expect((await commentsOf(mira, work)).map((one) => one.calls_you)).toEqual([false]);
    expect(await mailsAbout(work)).toHaveLength(1);
  });

  it('is nobody who may not read the work: the comment is refused, and nobody is told', async () => {
    const work = await begin();
    await share(work, mira, 'comment');
    const refused = await say(owner.client, work, [mira, noor]);
    expect([refused.status, Object.keys(refused.failure?.fields ?? {})]).toEqual([400, ['mentions']]);
    expect(await commentsOf(owner, work)).toEqual([]);
    expect(await unseen(mira)).not.toContain(work);
    const { data } = await owner.client.call('share.create', {
      body: { data_type: 'work', data_id: work, role: 'comment' },
    });
    const guest = await service.client();
    guest.share = data.token;
    expect((await say(guest, work, [mira], { guest_name: 'Prof. Guest' })).status, 'by a guest').toBe(400);
    expect((await say(guest, work, [], { guest_name: 'Prof. Guest' })).status).toBe(200);
    // An account of another organisation, too, is a guest here, and learns nothing of the people.
    const stranger = await service.client();
    await registerByMail(stranger, { account: 'stranger@example.com', company_name: 'Elsewhere' });
    stranger.share = data.token;
    const readers = await stranger.call('works.readers', { params: { work_id: work }, query: { q: '' } });
    expect(readers.status).toBe(403);
    expect((await say(stranger, work, [mira])).status, 'by a stranger').toBe(400);
    expect((await say(stranger, work, [])).status).toBe(200);
    expect(await unseen(mira)).not.toContain(work);
  });

  it('is shown nothing any more of what was closed to them, deleted or put into the trash', async () => {
    const [closed, deleted, trashed] = [await begin(), await begin(), await begin()];
    for (const work of [closed, deleted, trashed]) {
      await share(work, mira, 'read');
      await say(owner.client, work, [mira]);
    }
    expect(await unseen(mira)).toEqual(expect.arrayContaining([closed, deleted, trashed]));
    await share(closed, mira, null);
    const [comment] = await commentsOf(owner, deleted);
    const params = { work_id: deleted, comment_id: comment?.id ?? '' };
    await owner.client.call('works.removeComment', { params });
    await owner.client.call('works.remove', { params: { work_id: trashed } });
    for (const work of [closed, deleted, trashed]) expect(await unseen(mira)).not.toContain(work);
  });

  it('is shown what no mail goes out for, once somebody has caused sixty in an hour', async () => {
    const work = await begin();
    await share(work, mira, 'read');
    const hour = Math.floor(Date.now() / 3_600_000);
    for (const window of [hour, hour + 1])
      await service.database.pool.query(
        `insert into rate_window (key, window_start, count, ends_at) values ($1, $2, 60, now() + interval '2 hours')
         on conflict (key, window_start) do update set count = 60`,
        [`work-mention:${owner.id}`, window],
      );
    expect((await say(owner.client, work, [mira])).status).toBe(200);
    expect(await unseen(mira)).toContain(work);
    const { rows } = await service.database.pool.query(
      `select from job where kind = 'work-mention' and payload->>'work' = $1`,
      [work],
    );
    expect(rows).toEqual([]);
  });

  it('W1: is forgotten with their account, and the comment stays', async () => {
    const work = await begin();
    await share(work, noor, 'read');
    await say(owner.client, work, [noor]);
    await noor.client.call('privacy.deleteAccount', { body: { full_name: 'Noor Nobody' } });
    expect(await commentsOf(owner, work)).toMatchObject([{ text: 'Look here, @Mira Mentioned', mentions: [] }]);
  });
});

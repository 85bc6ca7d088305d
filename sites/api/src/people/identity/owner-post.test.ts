import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../ground/log/log.ts';
import { createRateLimiter } from '../../ground/operations/rate-limiter.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { joinInvited, registerByMail, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createOwnerPost } from './owner-post.ts';

// P11, P87: owners hear of what an administrator, or somebody in their session, changes about the whole organisation.

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ASSAY_STEP_UP_MINUTES: '1440' });
  service = await installation.start();
});
afterAll(() => installation.remove());

interface Told {
  subject: string;
  text: string;
}

/** A mail as it is read: soft ends of lines and encoded words of `outbox` undone. */
function readMail(source: string): Told {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const unfolded = head.replaceAll(/\n[ \t]+/g, ' ');
  const word = (text: string) =>
    text
      .replaceAll(/\?=\s+=\?/g, '?==?')
      .replaceAll(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, way: string, coded: string) =>
        way.toLowerCase() === 'b'
          ? Buffer.from(coded, 'base64').toString('latin1')
          : coded
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9a-f]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      );
  const subject = word(/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '');
  const body = rest.join('\n\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(unfolded)?.[1];
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          body
            .replaceAll('=\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        );
  return {
    subject: /[^\x20-\x7e]/.test(subject) ? Buffer.from(subject, 'latin1').toString() : subject,
    text: encoding === undefined || encoding === '7bit' ? body : bytes.toString(),
  };
}

async function toldTo(account: string): Promise<Told[]> {
  const folder = join(installation.environment['ASSAY_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${account}`))
    .map(readMail)
    .filter(({ subject }) => subject.startsWith('Northfield'));
}

let last = 0;
async function newOwner() {
  const account = `owner-${(last += 1)}@told.example`;
  const client = await service.client();
  const { tenant } = await registerByMail(client, { account, full_name: 'Olga Owner', company_name: 'Northfield' });
  return { client, account, tenantId: tenant?.tenant_id ?? '' };
}
async function joins(boss: TestClient, role: 'admin' | 'member', full_name: string) {
  const account = `${role}-${(last += 1)}@told.example`;
  const client = await service.client();
  const { user } = await joinInvited(boss, client, { account, role, full_name });
  return { client, account, userId: user?.user_id ?? '' };
}
const settled = (account: string, count: number) => expect.poll(async () => (await toldTo(account)).length).toBe(count);

describe('P11: owners are told by mail', () => {
  it('of what an administrator changes about sessions, tokens and retention: who, what, when', async () => {
    const boss = await newOwner();
    const admin = await joins(boss.client, 'admin', 'Adil Admin');
    const { client } = admin;
    await client.call('administration.saveSessionLimits', { body: { idle_minutes: 15, age_hours: null } });
    await settled(boss.account, 1);
    await client.call('administration.saveTokenLimit', { body: { longest_days: 30 } });
    await settled(boss.account, 2);
    await client.call('retention.save', { body: { questions: 90, chats: null, works: null, searches: null } });
    await settled(boss.account, 3);
    const told = await toldTo(boss.account);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Northfield: limits of sessions changed',
      'Northfield: longest life of tokens changed',
      'Northfield: retention changed',
    ]);
    const [sessions, tokens, retention] = told.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(sessions).toContain('after 15 minutes without use and 90 days after the sign-in');
    expect(sessions).toMatch(/Adil Admin changed it on \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(tokens).toContain('now live for 30 days at most. Ended at once: 0.');
    expect(retention).toContain(
      'questions and answers: 90 days; chats with agents and their files: for ever; works: for ever; searches: 90 days',
    );
    expect(await toldTo(admin.account), 'an administrator').toEqual([]);
  });

  it('in the language of each, every owner, and nobody whose address is not proved', async () => {
    const boss = await newOwner();
    const second = await joins(boss.client, 'member', 'Sota Second');
    const member = await joins(boss.client, 'member', 'Mei Member');
    await boss.client.call('members.changeRole', { params: { user_id: second.userId }, body: { role: 'owner' } });
    const subjects: Record<Locale, string> = {
      cn: 'Northfield：保留期限已更改',
      en: 'Northfield: retention changed',
      jp: 'Northfield：保存期間が変更されました',
      tw: 'Northfield：保留期限已變更',
    };
    for (const [index, locale] of locales.entries()) {
      await service.database.pool.query('update user_account set locale = $1 where email = $2', [
        locale,
        second.account,
      ]);
      await boss.client.call('retention.save', {
        body: { questions: 90 + index, chats: null, works: null, searches: null },
      });
      await settled(second.account, index + 1);
    }
    expect((await toldTo(second.account)).map(({ subject }) => subject)).toEqual(locales.map((each) => subjects[each]));
    expect(await toldTo(boss.account)).toHaveLength(locales.length);
    expect(await toldTo(member.account)).toEqual([]);
    await service.database.pool.query('update user_account set email_verified_at = null where email = $1', [
      second.account,
    ]);
    await boss.client.call('retention.save', { body: { questions: 365, chats: null, works: null, searches: null } });
    await settled(boss.account, locales.length + 1);
    expect(await toldTo(second.account)).toHaveLength(locales.length);
  });

  it('of nothing where nothing changed', async () => {
    const boss = await newOwner();
    const save = async (idle: number, days: number, questions: number) => {
      await boss.client.call('administration.saveSessionLimits', { body: { idle_minutes: idle, age_hours: null } });
      await boss.client.call('administration.saveTokenLimit', { body: { longest_days: days } });
      await boss.client.call('retention.save', { body: { questions, chats: null, works: null, searches: null } });
    };
    await save(15, 30, 90);
    await settled(boss.account, 3);
    await save(15, 30, 90);
    await save(30, 60, 120);
    await settled(boss.account, 6);
  });

  it('P11: of twenty changes an hour by people, so that nobody fills a mailbox, and of all that comes by itself', async () => {
    const boss = await newOwner();
    const queued: unknown[] = [];
    const post = createOwnerPost(
      { database: service.database, log: createLog(() => undefined) },
      {
        jobs: {
          handle: () => undefined,
          queue: Object.assign(Object.create(null), {
            enqueue: async (_: unknown, __: string, mailing: unknown) => void queued.push(mailing),
            wake: () => undefined,
          }),
        },
        limiter: createRateLimiter(service.database, true),
        mailer: async () => undefined,
      },
    );
    const { tenantId } = boss;
    for (let days = 1; days <= 25; days += 1)
      await post.tell({ tenantId, by: 'operator', change: { kind: 'token_life', days, ended: 0, shortened: 0 } });
    expect(queued).toHaveLength(20);
    const missing = { kind: 'origin_missing', origin: 'https://a.example', until: new Date().toISOString() } as const;
    await post.tellWithin(service.database.tables(), { tenantId, by: 'itself', change: missing });
    expect(queued).toHaveLength(21);
  });

  it('of origins that the operator approves and withdraws', async () => {
    const boss = await newOwner();
    const operator = await signInAs(await service.client(), 'admin');
    const origin = 'https://www.northfield.example';
    const { data: site } = await boss.client.call('embed.addSite', {
      body: { origins: [origin], widgets: ['seek-panel'] },
    });
    const body = { site_id: site.site_id, origin };
    await operator.call('installation.approveOrigin', { body });
    await settled(boss.account, 1);
    await operator.call('installation.withdrawOrigin', { body });
    await settled(boss.account, 2);
    const told = await toldTo(boss.account);
    expect(told.map(({ subject }) => subject)).toEqual([
      `Northfield: ${origin} was proved`,
      `Northfield: ${origin} was withdrawn`,
    ]);
    expect(told[1]?.text.replaceAll(/\s+/g, ' ')).toContain('The operator of the installation changed it on');
  });
});

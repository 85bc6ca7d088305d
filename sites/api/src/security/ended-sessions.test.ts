import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { joinInvited, registerByPhone } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Milliseconds in which every process knows of an end, and what a busy machine takes beside it. */
const bound = 1_000 + 1_500;

describe('a right that ended at one process', () => {
  let installation: Installation;
  let processes: RunningService[];
  let owner: TestClient;
  let count = 0;
  beforeAll(async () => {
    installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    processes = [await installation.start(), await installation.start(), await installation.start()];
    owner = await registerByPhone(await (processes[0] as RunningService).client(), '13612380001');
  });
  afterAll(() => installation.remove());

  /** Somebody of the owner's tenant whose session every process has seen. */
  async function known() {
    const person = await (processes[0] as RunningService).client();
    const account = `ended${(count += 1)}@example.com`;
    const data = await joinInvited(owner, person, { account, role: 'admin' });
    /** What each process answers, one after the other. */
    async function answers(name: 'account.info' | 'members.list' = 'members.list'): Promise<number[]> {
      const statuses: number[] = [];
      for (const { address } of processes) {
        person.address = address;
        statuses.push((await person.call(name)).status);
      }
      person.address = (processes[0] as RunningService).address;
      return statuses;
    }
    expect(await answers()).toEqual([200, 200, 200]);
    return { person, account, userId: data.user?.user_id ?? '', answers };
  }

  const endings: Readonly<
    Record<string, { end: (person: Awaited<ReturnType<typeof known>>) => Promise<unknown>; status: number }>
  > = {
    'a session that its person ended from another device': {
      status: 401,
      end: async ({ account }) => {
        const other = await (processes[1] as RunningService).client();
        await other.call('account.signIn', { body: { account, password: 'a-long-password' } });
        expect((await other.call('sessions.endOthers')).status).toBe(200);
      },
    },
    'a session that ran out': {
      status: 401,
      end: ({ userId }) =>
        (processes[0] as RunningService).database.pool.query(
          `update session set expires_at = now() - interval '1 second' where user_id = $1`,
          [userId],
        ),
    },
    'a membership that was taken away': {
      status: 401,
      end: ({ userId }) => owner.call('members.remove', { params: { user_id: userId } }),
    },
    'a role that was lowered': {
      status: 403,
      end: ({ userId }) => owner.call('members.changeRole', { params: { user_id: userId }, body: { role: 'viewer' } }),
    },
  };

  it.each(Object.entries(endings))(
    'P21: %s is refused by every process at its next call',
    async (_, { end, status }) => {
      const person = await known();
      await end(person);
      const ended = performance.now();
      expect(await person.answers()).toEqual([status, status, status]);
      expect(performance.now() - ended).toBeLessThan(bound);
    },
  );

  it('P21: a session that was signed out of opens nothing for whoever kept its cookie', async () => {
    const { person, account, answers } = await known();
    const reply = await person.open('account.signIn', { body: { account, password: 'a-long-password' } });
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(cookie).toContain('assay_session=');
    const holder = await (processes[0] as RunningService).client();
    expect((await holder.open('account.info', {}, { headers: { cookie } })).status).toBe(200);
    await person.call('account.signOut');
    expect(await answers('account.info')).toEqual([401, 401, 401]);
    for (const process of processes) {
      const thief = await process.client();
      expect((await thief.open('account.info', {}, { headers: { cookie } })).status).toBe(401);
    }
  });
});

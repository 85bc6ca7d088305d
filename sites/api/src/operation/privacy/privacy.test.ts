import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { joinInvited, registerByPhone } from '../../testing/people.ts';
import { personalData, personColumns, whereOfPerson } from './personal-data.ts';

describe.each([
  { engine: 'embedded', install: withEmbedded },
  { engine: 'postgres', install: withPostgres },
])('what is kept about a person, on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install();
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const rows = async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows;

  /** A person who has asked, shared, answered onboarding and invited somebody. */
  async function busyPerson(number: string) {
    const person = await registerByPhone(await service.client(), number);
    const id = (await person.call('account.session')).data.user?.user_id ?? '';
    const { seek_id } = await askQuestion(person, 'What is the theoretical capacity of LiFePO4?');
    await person.call('share.create', { body: { data_id: seek_id, data_type: 'seek_search' } });
    await person.call('onboarding.submit', { body: { industry: 'batteries', role: 'researcher' } });
    await person.call('members.invite', { body: { role: 'viewer' } });
    return { person, id, seek_id };
  }

  it('W1: every column that names a person is part of the list', async () => {
    const found = await rows(
      `select table_name from information_schema.columns
       where table_schema = current_schema() and column_name in (${personColumns.map((name) => `'${name}'`).join()})`,
    );
    const listed = new Set(personalData.map(({ table }) => table));
    expect(found.map((row) => String(row['table_name'])).filter((table) => !listed.has(table))).toEqual([]);
  });

  it('P61, W1: is handed out whole, without secrets and without what is others’', async () => {
    const { person, seek_id } = await busyPerson('13312340001');
    const other = await busyPerson('13312340002');
    const reply = await person.open('privacy.export', {});
    const text = await reply.text();
    const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
    expect(data['seek_page']?.map((row) => row['id'])).toEqual([seek_id]);
    expect(data['seek_module']?.length).toBeGreaterThan(3);
    expect(data['user_account']).toHaveLength(1);
    for (const table of ['onboarding_answer', 'share_link', 'invitation', 'tenant_member']) {
      expect(data[table], table).toHaveLength(1);
    }
    expect(text).not.toMatch(/token_hash|password_hash/);
    expect(text).not.toContain(other.id);
  });

  it('P56, W1: ends with the account, everywhere', async () => {
    const { person, id, seek_id } = await busyPerson('13312340003');
    const guest = await service.client();
    const { data: link } = await person.call('share.create', { body: { data_id: seek_id, data_type: 'seek_search' } });
    guest.share = link.token;
    const page = { params: { seek_id } };
    expect((await guest.call('seek.page', page)).status).toBe(200);
    const { tenant, user } = (await person.call('account.session')).data;
    const wrong = await person.call('privacy.deleteAccount', { body: { full_name: 'Somebody else' } });
    expect([wrong.status, Object.keys(wrong.failure?.fields ?? {})]).toEqual([400, ['full_name']]);
    const body = { full_name: user?.full_name ?? '' };
    expect((await person.call('privacy.deleteAccount', { body })).data).toEqual({ deleted: true });
    for (const personal of personalData) {
      const left = await rows(`select * from "${personal.table}" where ${whereOfPerson(personal)}`, [id]);
      expect(left, personal.table).toEqual([]);
    }
    expect(await rows('select * from tenant where id = $1', [tenant?.tenant_id])).toEqual([]);
    expect((await person.call('account.session')).data.isLogin).toBe(false);
    expect((await guest.call('seek.page', page)).status, 'the link of an item that is gone').toBe(401);
  });

  it.skipIf(engine === 'embedded')(
    'ends with the account, while something else takes its rows in another order',
    async () => {
      /** Whether the deletion was the one that was called off, which it is where it has waited longer. */
      async function crossed(number: string): Promise<boolean> {
        const { person, id, seek_id } = await busyPerson(number);
        const { full_name } = (await person.call('account.info')).data;
        const other = await service.database.pool.connect();
        let isOther = false;
        try {
          await other.query('begin');
          await other.query('select 1 from onboarding_answer where user_id = $1 for update', [id]);
          const deleted = person.call('privacy.deleteAccount', { body: { full_name } });
          const waiting =
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
          await expect.poll(async () => (await rows(waiting)).length, { interval: 10 }).toBe(1);
          try {
            await other.query('select 1 from seek_page where id = $1 for update', [seek_id]);
            await other.query('commit');
          } catch (error) {
            isOther = (error as { code?: string }).code === '40P01';
            if (!isOther) throw error;
            await other.query('rollback');
          }
          expect((await deleted).status).toBe(200);
        } finally {
          await other.query('rollback');
          other.release();
        }
        expect(await rows('select 1 from user_account where id = $1', [id])).toEqual([]);
        return !isOther;
      }
      // A busy machine may look for the deadlock in the other one first, which proves nothing of the deletion.
      const tries = ['13312340005', '13312340015', '13312340025', '13312340035'];
      for (const number of tries) if (await crossed(number)) return;
      throw new Error('The deletion was never the one that was called off.');
    },
  );

  it('W1: ends with the account of the last one there, where somebody has asked who has left', async () => {
    const { person } = await busyPerson('13312340006');
    const { tenant, user } = (await person.call('account.session')).data;
    const leaving = await service.client();
    const joined = await joinInvited(person, leaving, { account: 'asked@example.com', role: 'member' });
    await leaving.call('seek.init', { body: { input: 'What is a separator of cells?' } });
    const body = { full_name: user?.full_name ?? '' };
    await person.call('members.remove', { params: { user_id: joined.user?.user_id ?? '' } });
    const asked = () => rows('select 1 from seek_question where tenant_id = $1', [tenant?.tenant_id]);
    expect(await asked()).toHaveLength(2);
    expect((await person.call('privacy.deleteAccount', { body })).data).toEqual({ deleted: true });
    expect(await asked()).toEqual([]);
  });

  it('waits while the person is the last owner of others', async () => {
    const { person } = await busyPerson('13312340004');
    const member = await service.client();
    const joined = await joinInvited(person, member, { account: 'left@example.com', role: 'member' });
    const name = (await person.call('account.info')).data.full_name;
    expect((await person.call('privacy.deleteAccount', { body: { full_name: name } })).status).toBe(409);
    const user_id = joined.user?.user_id ?? '';
    await person.call('members.changeRole', { params: { user_id }, body: { role: 'owner' } });
    expect((await person.call('privacy.deleteAccount', { body: { full_name: name } })).status).toBe(200);
    expect((await member.call('account.session')).data).toMatchObject({ isLogin: true, tenant: { role: 'owner' } });
  });
});

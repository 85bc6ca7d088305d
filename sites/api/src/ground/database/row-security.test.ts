import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { type Installation, withEmbedded, withPostgres } from '../../testing/installation.ts';
import type { Database } from './database.types.ts';
import { migrate } from './migrations.ts';
import { isAboveRowSecurity } from './row-security.ts';
import { seeingEverything, seeingTenants } from './tenant-sight.ts';

/** Tables that name a tenant and are read across tenants, each with who reads them so. */
const acrossTenants: Readonly<Record<string, string>> = {
  access_token: 'the door, before it knows whose one is; a first proof, which ends all of a person',
  activity_award: 'a person, wherever they belong',
  activity_feedback: 'a person, wherever they belong',
  embed_origin: 'the door, which asks whose site a page is',
  embed_site: 'the door, which asks whose site a page is',
  invitation: 'whoever was invited and belongs to no tenant yet',
  job: 'workers, which take turns by tenant',
  lead: 'strangers write them for the seller',
  operating_tenant: 'the door, which asks who runs the installation',
  package_grant: 'a session, before its tenant is known',
  pending_sign_in: 'whoever signs in',
  session: 'whoever signs in',
  tenant_member: 'a person, wherever they belong',
  tenant_package: 'a session, before its tenant is known',
  tracking_event: 'strangers write them',
};

const owners = Object.assign({}, ...areas.map((area) => area.owners ?? {})) as Record<string, unknown>;

describe('whose the rows of a table are', () => {
  it('P67: is said of every table that names a tenant, and of every table that hangs on one of those', async () => {
    const installation = await withEmbedded({}, 'schema');
    const database = await installation.open();
    const { rows: named } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
    );
    const { rows: hanging } = await database.pool.query<{ name: string; of: string }>(
      `select distinct conrelid::regclass::text as name, confrelid::regclass::text as of from pg_constraint where contype = 'f'`,
    );
    await installation.remove();
    const unsaid = named.map(({ name }) => name).filter((name) => !(name in owners) && !(acrossTenants[name] ?? ''));
    expect(unsaid).toEqual([]);
    const open = hanging.filter(({ name, of }) => of in owners && !(name in owners) && !(name in acrossTenants));
    expect(open.map(({ name, of }) => `${name} of ${of}`)).toEqual([]);
  });
});

describe('row-level security on PostgreSQL', () => {
  let installation: Installation;
  let database: Database;

  const rowsOf = async (text: string) => (await database.pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
  const changedBy = async (text: string) => (await database.pool.query(text)).rowCount;

  beforeAll(async () => {
    installation = await withPostgres({ ASSAY_POOL: '2' }, 'schema');
    database = await installation.open();
    for (const tenant of ['a', 'b']) {
      await database.pool.query('insert into tenant (id, name) values ($1, $1)', [tenant]);
      await database.pool.query(
        "insert into agent_job (id, tenant_id, owner_id, code, title, locale, is_incognito) values ($1, $2, 'p', 'qa', '', 'en', false)",
        [`job-${tenant}`, tenant],
      );
      await database.pool.query(
        "insert into agent_message (id, job_id, position, role, content, file_ids, version) values ($1, $2, 1, 'user', $3, '[]', 1)",
        [`message-${tenant}`, `job-${tenant}`, `secret of ${tenant}`],
      );
    }
    for (const tenant of ['a', 'b', null]) {
      const id = `document-${tenant ?? 'shared'}`;
      await database.pool.query(
        `insert into document (tenant_id, id, family_id, version, source_type, source, title, language, licence, sha256, record_sha256)
         values ($1, $2, $2, 1, 'internal', 'test', $2, 'en', '', '', '')`,
        [tenant, id],
      );
    }
  });

  afterAll(async () => {
    await installation?.remove();
  });

  it('P68, P67: shows a statement that forgets its tenant the rows of its own, and those of everybody', async () => {
    await seeingTenants(['a'], async () => {
      expect(await rowsOf('select id from agent_job')).toEqual(['job-a']);
      expect(await rowsOf('select id from agent_message')).toEqual(['message-a']);
      expect((await rowsOf('select id from document')).sort()).toEqual(['document-a', 'document-shared']);
    });
    await seeingTenants([], async () => {
      expect(await rowsOf('select id from agent_job')).toEqual([]);
      expect(await rowsOf('select id from document')).toEqual(['document-shared']);
    });
    expect((await rowsOf('select id from agent_job')).sort(), 'the installation itself').toEqual(['job-a', 'job-b']);
  });

  it('shows what was shared besides, and everything to work of the installation inside', async () => {
    await seeingTenants(['a', 'b'], async () => expect(await rowsOf('select id from agent_job')).toHaveLength(2));
    await seeingTenants(['a'], () =>
      seeingEverything(async () => expect(await rowsOf('select id from agent_job')).toHaveLength(2)),
    );
  });

  it('changes, deletes and writes nothing of others, nor what belongs to everybody', async () => {
    await seeingTenants(['a'], async () => {
      expect(await changedBy("update agent_job set title = 'taken'")).toBe(1);
      expect(await changedBy("delete from agent_message where id = 'message-b'")).toBe(0);
      expect(await changedBy("update agent_message set content = 'taken' where id = 'message-b'")).toBe(0);
      for (const refused of [
        "update agent_job set tenant_id = 'b'",
        "insert into saved_answer (user_id, tenant_id, question_id) values ('p', 'b', 'q')",
        "update document set tenant_id = null where id = 'document-a'",
        "update document set title = 'taken' where id = 'document-shared'",
      ])
        await expect(database.pool.query(refused), refused).rejects.toThrow(/row-level security|foreign key/);
    });
  });

  /** A row of its own tenant in all but the row that it names. */
  const pointing = {
    'a part of another’s': `insert into agent_message (id, job_id, position, role, content, file_ids, version)
      values ('planted', 'job-b', 2, 'user', 'x', '[]', 1)`,
    'a part that is moved there': "update agent_message set job_id = 'job-b' where id = 'message-a'",
    'a part of a part': `insert into agent_message_version (message_id, version, reply, at) values ('message-b', 9, '{}', now())`,
    'an answer to another’s message': "update agent_message set parent_id = 'message-b' where id = 'message-a'",
    'a part of what belongs to everybody': `insert into claim (document_key, number, depends_on, start_offset, end_offset)
      select key, 1, '{}', 0, 1 from document where id = 'document-shared'`,
  };

  it.each(Object.entries(pointing))('P114: refuses %s', async (_, statement) => {
    await seeingTenants(['a'], async () =>
      expect(database.pool.query(statement)).rejects.toThrow(/row-level security/),
    );
  });

  it('P114: refuses a row that names one tenant and points to another’s, whoever writes it', async () => {
    await expect(
      database.pool.query(
        `insert into agent_file (id, tenant_id, owner_id, job_id, name, type, size, sha256)
         values ('file-a', 'a', 'p', 'job-b', 'x', 'x', 1, '')`,
      ),
    ).rejects.toThrow(/points by job_id to a row of another tenant/);
  });

  it('P114: lets one statement write a row and its part', async () => {
    await seeingTenants(['a'], () =>
      database.pool.query(
        `with job as (insert into agent_job (id, tenant_id, owner_id, code, title, locale, is_incognito)
           values ('job-both', 'a', 'p', 'qa', '', 'en', false) returning id)
         insert into agent_message (id, job_id, position, role, content, file_ids, version)
         select 'message-both', id, 1, 'user', 'x', '[]', 1 from job`,
      ),
    );
    await database.pool.query("delete from agent_job where id = 'job-both'");
  });

  it('P70: holds for each connection anew: side by side, after a transaction that failed, after a lost connection', async () => {
    const seen = (tenant: string) => seeingTenants([tenant], () => rowsOf('select id from agent_job'));
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => seen(at % 2 === 0 ? 'a' : 'b')));
    all.forEach((rows, at) => expect(rows).toEqual([at % 2 === 0 ? 'job-a' : 'job-b']));
    await seeingTenants(['a'], () =>
      database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction) => {
          await seeingTenants(['b'], () => sql`select id from agent_job`.execute(transaction));
          throw new Error('given up');
        })
        .catch(() => undefined),
    );
    for (const tenant of ['a', 'b', 'a', 'b']) expect(await seen(tenant)).toEqual([`job-${tenant}`]);
    expect(await rowsOf('select id from agent_job')).toHaveLength(2);
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const tenant of ['b', 'a', 'b']) expect(await seen(tenant)).toEqual([`job-${tenant}`]);
  });

  it('is there again when somebody took it away, and binds the account of the service', async () => {
    await database.pool.query('drop policy tenant_rows on agent_job');
    await database.pool.query('alter table agent_message disable trigger tenant_parents');
    await migrate(database, areas);
    await seeingTenants(['a'], () =>
      expect(database.pool.query(pointing['a part of another’s'])).rejects.toThrow(/another tenant/),
    );
    await seeingTenants(['a'], async () => expect(await rowsOf('select id from agent_job')).toEqual(['job-a']));
    expect(await isAboveRowSecurity(database.tables())).toBe(false);
  });
});

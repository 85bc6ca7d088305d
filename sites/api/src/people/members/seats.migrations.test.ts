import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { type AreaSchema, migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { installations } from '../../testing/installation.ts';

const steps = ['0003_inviters', '0005_makers_of_links'];
/** The schema of before invitations and links stood by a seat. */
const former = areas.map((schema): AreaSchema => {
  const migrations = Object.entries(schema.migrations).filter(([name]) => !steps.includes(name));
  return { ...schema, migrations: Object.fromEntries(migrations) };
});

it.each(installations)(
  'of somebody who left or may invite no more nothing is kept, of those who stay everything, on $engine',
  async ({ install }) => {
    const installation = await install({}, 'blank');
    const { ASSAY_DATA: directory = '', DATABASE_URL: url } = installation.environment;
    const database = await openDatabase({ directory, url, poolSize: 2 });
    try {
      await migrate(database, former);
      const db = database.tables<unknown>();
      await sql`insert into tenant (id, name) values ('t', 'T'), ('other', 'Other')`.execute(db);
      for (const person of ['owner', 'admin', 'member', 'gone'])
        await sql`insert into user_account (id, full_name) values (${person}, ${person})`.execute(db);
      for (const role of ['owner', 'admin', 'member'])
        await sql`insert into tenant_member (tenant_id, user_id, role) values ('t', ${role}, ${role})`.execute(db);
      // A seat elsewhere is none here.
      await sql`insert into tenant_member (tenant_id, user_id, role) values ('other', 'gone', 'owner')`.execute(db);
      for (const person of ['owner', 'admin', 'member', 'gone']) {
        await sql`
          insert into invitation (id, token_hash, tenant_id, role, invited_by, expires_at)
          values (${person}, ${person}, 't', 'viewer', ${person}, now() + interval '1 day')
        `.execute(db);
        await sql`
          insert into share_link (id, token_hash, tenant_id, created_by, data_type, data_id)
          values (${person}, ${person}, 't', ${person}, 'work', 'w')
        `.execute(db);
      }
      await migrate(database, areas);
      const left = async (table: string) =>
        (await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(db)).rows.map(
          ({ id }) => id,
        );
      expect(await left('invitation')).toEqual(['admin', 'owner']);
      expect(await left('share_link')).toEqual(['admin', 'member', 'owner']);
    } finally {
      await database.close();
      await installation.remove();
    }
  },
);

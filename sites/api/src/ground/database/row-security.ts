import { type Kysely, sql } from 'kysely';
import { sightSetting } from './tenant-sight.ts';

/**
 * Whose a row is: of the tenant in `tenant_id`; of that tenant, or of everybody where it names none; or whoever's the row
 * of another table is that its column names.
 */
export type RowOwner = 'tenant' | 'tenant or everybody' | { column: string; of: string; key: string };

/** Owners by the name of the table. */
export type Owners = Readonly<Record<string, RowOwner>>;

const policy = 'tenant_rows';
const sight = `(select coalesce(current_setting('${sightSetting}', true), ''))`;
const isInstallation = `${sight} = ''`;
const isOwn = `tenant_id = any (string_to_array(${sight}, ',')::text[])`;

/** Conditions under which a row is seen, and may be written. */
function conditionsOf(owner: RowOwner): { seen: string; written: string } {
  if (typeof owner === 'object') {
    const exists = `exists (select from ${owner.of} owner where owner.${owner.key} = ${owner.column})`;
    // A statement that writes both does not see the owner yet.
    return { seen: `${isInstallation} or ${exists}`, written: 'true' };
  }
  const written = `${isInstallation} or ${isOwn}`;
  return { seen: owner === 'tenant' ? written : `${written} or tenant_id is null or tenant_id = ''`, written };
}

/**
 * Row-level security behind the filters of the stores (PostgreSQL): a statement that forgets its tenant finds nothing of
 * others. It binds the owner of the tables too, which the service is; a superuser it binds never.
 *
 * @see https://www.postgresql.org/docs/current/ddl-rowsecurity.html
 */
export async function secureRows(db: Kysely<unknown>, owners: Owners): Promise<void> {
  for (const { table, definition, seen, written } of await changed(db, owners)) {
    const statements = [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `drop policy if exists ${policy} on ${table}`,
      `create policy ${policy} on ${table} using (${seen}) with check (${written})`,
      `comment on policy ${policy} on ${table} is '${definition.replaceAll("'", "''")}'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

/** Whether every table has the policy that is asked for. */
export async function hasSecureRows(db: Kysely<unknown>, owners: Owners): Promise<boolean> {
  return (await changed(db, owners)).length === 0;
}

async function changed(db: Kysely<unknown>, owners: Owners) {
  const { rows } = await sql<{ table: string; definition: string | null }>`
    select polrelid::regclass::text as table, obj_description(oid, 'pg_policy') as definition
    from pg_policy where polname = ${policy}`.execute(db);
  const present = new Map(rows.map(({ table, definition }) => [table, definition]));
  return Object.entries(owners)
    .map(([table, owner]) => {
      const { seen, written } = conditionsOf(owner);
      return { table, seen, written, definition: `${seen}; ${written}` };
    })
    .filter(({ table, definition }) => present.get(table) !== definition);
}

/** Whether the account of this connection is one that no policy binds. */
export async function isAboveRowSecurity(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ above: boolean }>`
    select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.above === true;
}

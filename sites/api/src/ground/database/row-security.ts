import { type Kysely, sql } from 'kysely';
import { sightSetting } from './tenant-sight.ts';

/**
 * Whose a row is: of the tenant in `tenant_id`, also where it is about a row of another that a link has shown them; of that
 * tenant, or of everybody where it names none; or whoever's the row of another table is that its column names.
 */
export type RowOwner =
  | 'tenant'
  | 'tenant, about others'
  | 'tenant or everybody'
  | { column: string; of: string; key: string };

/** Owners by the name of the table. */
export type Owners = Readonly<Record<string, RowOwner>>;

const policy = 'tenant_rows';
const guard = 'tenant_parents';
const sight = `(select coalesce(current_setting('${sightSetting}', true), ''))`;
const isInstallation = `${sight} = ''`;
const isOwn = `tenant_id = any (string_to_array(${sight}, ',')::text[])`;

/** Conditions under which a row is seen, and may be written. */
function conditionsOf(owner: RowOwner): { seen: string; written: string } {
  if (typeof owner === 'object') {
    const exists = `exists (select from ${owner.of} owner where owner.${owner.key} = ${owner.column})`;
    // A statement that writes both does not see the owner yet: the trigger that follows it does.
    return { seen: `${isInstallation} or ${exists}`, written: 'true' };
  }
  const written = `${isInstallation} or ${isOwn}`;
  return {
    seen: owner !== 'tenant or everybody' ? written : `${written} or tenant_id is null or tenant_id = ''`,
    written,
  };
}

/**
 * Row-level security behind the filters of the stores (PostgreSQL): a statement that forgets its tenant finds nothing of
 * others, and no row points to one of another tenant. It binds the owner of the tables too, which the service is; a
 * superuser it binds never.
 *
 * @see https://www.postgresql.org/docs/current/ddl-rowsecurity.html
 */
export async function secureRows(db: Kysely<unknown>, owners: Owners): Promise<void> {
  for (const { table, definition, seen, written, parents } of await changed(db, owners)) {
    const statements = [
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `drop policy if exists ${policy} on ${table}`,
      `create policy ${policy} on ${table} using (${seen}) with check (${written})`,
      ...guardOfParents(table, parents),
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
  const { rows } = await sql<{ table: string; definition: string | null; guarded: boolean }>`
    select polrelid::regclass::text as table, obj_description(oid, 'pg_policy') as definition, exists (
      select from pg_trigger t where t.tgrelid = polrelid and tgname = ${guard} and tgenabled <> 'D'
    ) as guarded
    from pg_policy where polname = ${policy}`.execute(db);
  const present = new Map(rows.map(({ table, definition, guarded }) => [table, { definition, guarded }]));
  const named = await parentsNamed(db);
  return Object.entries(owners)
    .map(([table, owner]) => {
      const { seen, written } = conditionsOf(owner);
      const parents = parentsOf(table, owners, named);
      return {
        table,
        seen,
        written,
        parents,
        definition: [seen, written, ...parents.map(({ text }) => text)].join('; '),
      };
    })
    .filter(({ table, definition, parents }) => {
      const has = present.get(table);
      return has?.definition !== definition || has.guarded !== parents.length > 0;
    });
}

/** A column of a table that names a row of another. */
interface Reference {
  table: string;
  column: string;
  of: string;
  key: string;
}

/** What has to hold of the row that a column names. */
interface Parent {
  column: string;
  /** The condition in words of SQL, over `new`. */
  text: string;
}

/** Foreign keys of one column; those of several carry the tenant themselves. */
async function parentsNamed(db: Kysely<unknown>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "table", c.attname::text as "column", confrelid::regclass::text as of,
      k.attname::text as key
    from pg_constraint
    join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
    join pg_attribute k on k.attrelid = confrelid and k.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, c.attname, confrelid::regclass::text`.execute(db);
  return rows;
}

/** Whom a row of a table may point to: rows of its own tenant, or of everybody where it only refers to them. */
function parentsOf(table: string, owners: Owners, named: readonly Reference[]): Parent[] {
  const owner = owners[table] as RowOwner;
  const own = typeof owner === 'object' ? [{ table, ...owner }] : [];
  const isOwn = ({ column, of }: Reference) => own.some((each) => each.column === column && each.of === of);
  if (owner === 'tenant, about others') return [];
  const others = named.filter((each) => each.table === table && each.of in owners && !isOwn(each));
  return [...own, ...others].map(({ column, of, key }) => {
    const isNamed = `owner.${key} = new.${column}`;
    const theirs = owners[of];
    const bound =
      typeof owner === 'object' || typeof theirs === 'object' ? sightOver(owner, theirs) : tenantOver(theirs);
    return {
      column,
      text: `new.${column} is null or ${bound.unless}exists (select from ${of} owner where ${isNamed}${bound.and})`,
    };
  });
}

/** The row that is named is one that its writer sees; what belongs to everybody gets no parts but by the installation. */
function sightOver(owner: RowOwner, theirs: RowOwner | undefined) {
  const isPart = typeof owner === 'object' && theirs === 'tenant or everybody';
  return { unless: `${isInstallation} or `, and: isPart ? ` and owner.${isOwn}` : '' };
}

/** Both name a tenant: it is the same, whoever writes. */
function tenantOver(theirs: RowOwner | undefined) {
  const isEverybodys = theirs !== 'tenant or everybody' ? '' : " or owner.tenant_id is null or owner.tenant_id = ''";
  return { unless: '', and: ` and (owner.tenant_id = new.tenant_id${isEverybodys})` };
}

/** A trigger after the statement, which sees what the same statement wrote. */
function guardOfParents(table: string, parents: readonly Parent[]): string[] {
  const gone = `drop trigger if exists ${guard} on ${table}`;
  if (parents.length === 0) return [gone];
  const checks = parents.map(
    ({ column, text }) => `if not (${text}) then
        raise exception 'new row of ${table} points by ${column} to a row of another tenant: refused by row-level security'
          using errcode = 'insufficient_privilege';
      end if;`,
  );
  return [
    gone,
    `create or replace function ${guard}_of_${table}() returns trigger language plpgsql as $$
    begin
      ${checks.join('\n      ')}
      return null;
    end $$`,
    `create trigger ${guard} after insert or update of ${[...new Set(parents.map(({ column }) => column))].join(', ')} on ${table}
     for each row execute function ${guard}_of_${table}()`,
  ];
}

/** Whether the account of this connection is one that no policy binds. */
export async function isAboveRowSecurity(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ above: boolean }>`
    select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.above === true;
}

import type { AreaSchema, ForgottenPart } from '../database/migrations.ts';
import type { Owners } from '../database/row-security.ts';

/** Columns each of which names a person, or one that names the row of another table that does. */
export type PersonOf = string | readonly string[] | { column: string; of: string; key: string };

/** Whom a table's rows are about. */
export interface PersonalTable {
  table: string;
  person: PersonOf;
  /** Whether the rows go with each of those people. @default 'delete' */
  onDeletion?: 'delete' | object;
}

interface RowOwnersOptions {
  areas: readonly AreaSchema[];
  people: readonly PersonalTable[];
  /** Tables that are a tenant's and are no part of row-level security. */
  tenants: Owners;
  /** Tables of the people and tenants themselves. */
  subjects: Readonly<Record<'person' | 'tenant', string>>;
}

/** Whose the rows of the tables are, as SQL. */
export interface RowOwners {
  subjects: RowOwnersOptions['subjects'];
  /**
   * An array of text such as `person:…`, of everybody with whom a row `t` of the table goes.
   *
   * @param columns of the table
   */
  of(table: string, columns: ReadonlySet<string>): string | undefined;
  /** What rows of the table lose, which stay themselves. */
  parts(table: string): readonly ForgottenPart[];
}

function tableOf(people: readonly PersonalTable[], name: string): PersonalTable {
  const found = people.find(({ table }) => table === name);
  if (!found) throw new Error(`Rows hang on ${name}, of which it is not said whose they are.`);
  return found;
}

/** SQL of those whom the row `alias` of a table is about. */
function personsIn(people: readonly PersonalTable[], person: PersonOf, alias: string, depth = 0): string[] {
  if (typeof person === 'string') return [`${alias}.${person}`];
  if (!('of' in person)) return person.map((column) => `${alias}.${column}`);
  const inner = `p${depth}`;
  return personsIn(people, tableOf(people, person.of).person, inner, depth + 1).map(
    (named) => `(select ${named} from ${person.of} ${inner} where ${inner}.${person.key} = ${alias}.${person.column})`,
  );
}

/** Condition under which a row of a table is about the person whose id is `$1`. */
export function whereOf(people: readonly PersonalTable[], person: PersonOf): string {
  if (typeof person === 'string') return `${person} = $1`;
  if (!('of' in person)) return person.map((column) => `${column} = $1`).join(' or ');
  const { column, of, key } = person;
  return `${column} in (select ${key} from ${of} where ${whereOf(people, tableOf(people, of).person)})`;
}

/** SQL of the tenant of the row `alias` of a table. */
function tenantIn(
  owners: Owners,
  table: string,
  alias: string,
  columns: ReadonlySet<string>,
  depth = 0,
): string | undefined {
  const owner = owners[table];
  if (typeof owner === 'object') {
    const inner = `o${depth}`;
    const parent = tenantIn(owners, owner.of, inner, new Set(['tenant_id']), depth + 1);
    return `(select ${parent} from ${owner.of} ${inner} where ${inner}.${owner.key} = ${alias}.${owner.column})`;
  }
  return columns.has('tenant_id') ? `${alias}.tenant_id` : undefined;
}

export function rowOwners({ areas, people, tenants, subjects }: RowOwnersOptions): RowOwners {
  const owners = Object.assign({}, ...areas.map((area) => area.owners ?? {}), tenants) as Owners;
  const forgets = Object.assign({}, ...areas.map((area) => area.forgets ?? {})) as NonNullable<AreaSchema['forgets']>;
  return {
    subjects,
    of(table, columns) {
      const persons = people
        .filter((each) => each.table === table && (each.onDeletion ?? 'delete') === 'delete')
        .flatMap(({ person }) => personsIn(people, person, 't'))
        .map((person) => `'person:' || ${person}`);
      const outlivesTenant = forgets[table]?.some((part) => part.of === 'tenant') === true;
      const itsTenant = table === subjects.tenant ? 't.id' : tenantIn(owners, table, 't', columns);
      const tenant = outlivesTenant ? undefined : itsTenant;
      const all = [...persons, ...(tenant === undefined ? [] : [`'tenant:' || nullif(${tenant}, '')`])];
      return all.length === 0 ? undefined : `array_remove(array[${all.join(', ')}]::text[], null)`;
    },
    parts: (table) => forgets[table] ?? [],
  };
}

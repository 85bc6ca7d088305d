import type { PoolClient } from '../database/database.types.ts';
import type { KnownEndings } from '../database/dump.ts';
import type { EndedRight } from './register.ts';
import type { PersonalTable } from './row-owners.ts';

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Takes away again what was taken away since a dump was made; gives how many entries that were. */
export async function endAgain(
  client: PoolClient,
  endings: readonly EndedRight[],
  known: KnownEndings | undefined,
): Promise<number> {
  if (!known) return 0;
  const missing = new Set(known.missing);
  const since = endings.filter(({ id }) => id > known.last || missing.has(id));
  for (const { name, row_key: key, change } of since) {
    const isRow = Object.keys(key)
      .map((column) => `t.${quote(column)} is not distinct from k.${quote(column)}`)
      .join(' and ');
    const from = `jsonb_populate_record(null::${quote(name)}, $1::jsonb) k`;
    if (change === null) await client.query(`delete from ${quote(name)} t using ${from} where ${isRow}`, [json(key)]);
    else {
      const set = Object.keys(change)
        .map((column) => `${quote(column)} = c.${quote(column)}`)
        .join(', ');
      await client.query(
        `update ${quote(name)} t set ${set}
         from ${from}, jsonb_populate_record(null::${quote(name)}, $2::jsonb) c where ${isRow}`,
        [json(key), json(change)],
      );
    }
  }
  return since.length;
}

/** Takes the ids of those who are not there any more, in the table `persons`, out of rows that stay without them. */
export async function forgetErased(
  client: PoolClient,
  people: readonly PersonalTable[],
  persons: string,
): Promise<void> {
  for (const { table, onDeletion } of people) {
    if (typeof onDeletion !== 'object' || !('forget' in onDeletion)) continue;
    const column = quote(String(onDeletion.forget));
    await client.query(
      `update ${quote(table)} t set ${column} = null
       where ${column} is not null and not exists (select from ${persons} s where s.id = t.${column})`,
    );
  }
}

const json = (value: unknown) => JSON.stringify(value);

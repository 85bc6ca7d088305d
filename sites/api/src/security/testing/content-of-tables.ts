import { expect } from 'vitest';
import { areas } from '../../areas.ts';
import type { DatabasePool } from '../../ground/database/database.types.ts';

/** What goes on by itself: ended streams are made smaller, and what is made of other tables is made. */
const unattended = ['stream', 'stream_event', 'search_embedding', ...areas.flatMap(({ derived }) => derived ?? [])];

/** Tables in which nothing moves by itself, once all that was begun has ended; without those named. */
export async function restingTables(pool: DatabasePool, but: readonly string[]): Promise<string[]> {
  await expect
    .poll(
      async () =>
        (await pool.query(`select kind from job where status in ('queued', 'running') and run_at <= now()`)).rows,
      { timeout: 60_000 },
    )
    .toEqual([]);
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name).filter((name) => ![...but, ...unattended].includes(name));
}

/** What stands in tables, each as one hash. */
export async function contentOf(pool: DatabasePool, tables: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await pool.query<{ content: string }>(
      `select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as content from "${table}" t`,
    );
    found.set(table, rows[0]?.content ?? '');
  }
  return found;
}

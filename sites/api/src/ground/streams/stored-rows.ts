import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * Rows that become true together with the frames they come with, or not at all. They are stored by the statement that
 * appends the frames, those of many streams at once.
 */
export interface StoredRows<Row extends object = object> {
  /**
   * A data-modifying statement over `rows`, JSON objects that also name their `stream` and `attempt`. It joins
   * `moved (id, attempt)`, the streams that accepted their frames. Rows of the same function share one statement.
   */
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  rows: readonly Row[];
}

interface Attempted {
  stream: string;
  attempt: number;
  stored?: readonly StoredRows[] | undefined;
}

/** One common table expression for each kind of rows that come with the frames. */
export function storedRows(appends: readonly Attempted[]): RawBuilder<unknown> {
  const kinds = new Map<StoredRows['statement'], object[]>();
  for (const { stream, attempt, stored = [] } of appends)
    for (const { statement, rows: own } of stored) {
      if (own.length === 0) continue;
      const rows = kinds.get(statement) ?? [];
      kinds.set(statement, rows);
      rows.push(...own.map((row) => ({ ...row, stream, attempt })));
    }
  const parts = [...kinds].map(
    ([statement, rows], index) =>
      sql`, ${sql.ref(`result_${index}`)} as (${statement(sql`${JSON.stringify(rows)}::json`)})`,
  );
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}

/** Stores rows in the transaction of a stream's frames, beside what no single statement can say. */
export async function storeRows(executor: QueryExecutorProvider, append: Attempted): Promise<void> {
  await sql`
    with moved as (select ${append.stream}::text as id, ${append.attempt}::integer as attempt)
    ${storedRows([append])}
    select from moved
  `.execute(executor);
}

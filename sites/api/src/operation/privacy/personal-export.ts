import type { DatabasePool } from '../../ground/database/database.types.ts';
import { personalData, secretColumns, whereOfPerson } from './personal-data.ts';

/** Everything kept about a person, as the text of a JSON document, table by table, so that it is never whole in memory. */
export async function* personalExport(pool: DatabasePool, userId: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"data":{`;
  let isFirst = true;
  for (const personal of personalData) {
    const { table, isInternal = false } = personal;
    if (isInternal) continue;
    const { rows } = await pool.query(`select * from "${table}" where ${whereOfPerson(personal)}`, [userId]);
    yield `${isFirst ? '' : ','}${JSON.stringify(table)}:[`;
    isFirst = false;
    for (const [index, row] of rows.entries())
      yield `${index === 0 ? '' : ','}${JSON.stringify(withoutSecrets(row, table))}`;
    yield ']';
  }
  yield '}}\n';
}

function withoutSecrets(row: Record<string, unknown>, table: string): Record<string, unknown> {
  const kept = Object.entries(row).filter(
    ([name]) => !secretColumns.has(name) && !(table === 'session' && name === 'id'),
  );
  return Object.fromEntries(kept);
}

import { sql } from 'kysely';
import type { OldItemKind } from '../sharing/old-items.ts';

/** Pages of questions, as retention deletes them. */
export const oldPages: OldItemKind = {
  table: 'seek_page',
  dataType: 'seek_search',
  source: 'seek',
  async takeApart(trx, ids) {
    const { rows } = await sql<{ id: string }>`
      select id from seek_question where page_id = any(${[...ids]}::text[])
    `.execute(trx);
    const runs = rows.map(({ id }) => id);
    await sql`delete from saved_answer where question_id = any(${runs}::text[])`.execute(trx);
    return { runs };
  },
};

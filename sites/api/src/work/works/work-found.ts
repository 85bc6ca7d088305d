import { sql } from 'kysely';
import type { FoundWords } from '../history/history-words.ts';

export const unlessIncognito = ' and not is_incognito';
const owner = (work: string) => `select tenant_id, owner_id from work where id = ${work}${unlessIncognito}`;

/** What works are found by: their titles, and the words in their records. */
export const workFound: FoundWords = {
  room: 'works',
  words: [
    {
      table: 'work',
      prefix: '',
      item: 'r.id',
      key: 'r.id',
      text: 'r.title',
      columns: ['title'],
      owner: owner('r.id'),
    },
    {
      table: 'work_record',
      prefix: 'record:',
      item: 'r.work_id',
      // The root of every work has the same id.
      key: `r.work_id || ' ' || r.id`,
      text: `(select string_agg(field.value #>> '{}', ' ') from jsonb_each(r.body::jsonb -> 'fields') field
        where jsonb_typeof(field.value) = 'string' and not (field.value #>> '{}') = any(r.refs))`,
      columns: ['body'],
      owner: owner('r.work_id'),
      narrow: (works) => sql`r.work_id = any(${works})`,
    },
  ],
};

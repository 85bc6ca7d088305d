import type { FoundWords } from '../history/history-words.ts';

const owner = (page: string) => `select tenant_id, owner_id from seek_page where id = ${page} and not is_incognito`;
const page = '(select page_id from seek_question where id = r.question_id)';

/** What pages are found by: their titles, their questions, and what the answers say. */
export const seekFound: FoundWords = {
  room: 'seek',
  words: [
    {
      table: 'seek_page',
      prefix: '',
      item: 'r.id',
      key: 'r.id',
      text: 'r.title',
      columns: ['title', 'is_incognito'],
      owner: owner('r.id'),
    },
    {
      table: 'seek_question',
      prefix: 'question:',
      item: 'r.page_id',
      key: 'r.id',
      text: `concat_ws(' ', r.deep_input, r.input)`,
      columns: ['input', 'deep_input'],
      owner: owner('r.page_id'),
    },
    {
      table: 'seek_module',
      prefix: 'answer:',
      item: page,
      key: 'r.question_id',
      text: 'r.body',
      columns: ['body'],
      owner: `select found.* from (${owner(page)}) found where r.name = 'SUMMARY'`,
    },
  ],
};

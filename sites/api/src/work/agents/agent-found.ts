import type { FoundWords } from '../history/history-words.ts';

const owner = (job: string) => `select tenant_id, owner_id from agent_job where id = ${job} and not is_incognito`;

/** What jobs are found by: their titles, and what was written in them by either side. */
export const agentFound: FoundWords = {
  room: 'agents',
  words: [
    {
      table: 'agent_job',
      prefix: '',
      item: 'r.id',
      key: 'r.id',
      text: 'r.title',
      columns: ['title', 'is_incognito'],
      owner: owner('r.id'),
    },
    {
      table: 'agent_message',
      prefix: 'message:',
      item: 'r.job_id',
      key: 'r.id',
      text: `concat_ws(' ', r.content,
        (select string_agg(given.part ->> 'text', ' ') from jsonb_array_elements(r.reply -> 'parts') given (part)))`,
      columns: ['content', 'reply'],
      owner: owner('r.job_id'),
    },
  ],
};

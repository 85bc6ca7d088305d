import { newWork, pathTo } from '@assay/domain';
import { summaryMessages } from './messages.ts';

/** Summaries where they are offered: an agent makes them, so one begins where it is asked. */
export const summaryIntroduction = {
  messages: summaryMessages,
  addressOf: (id: string) =>
    id === newWork ? pathTo('agentFlow', { agent_job_id: 'document_summary_agent' }) : pathTo('work', { work_id: id }),
};

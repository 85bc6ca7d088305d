import { newWork, pathTo } from '@assay/domain';
import { technicalQaMessages } from './messages.ts';

/** Technical questions where they are offered: an agent answers the first, so one begins where it is asked. */
export const technicalQaIntroduction = {
  messages: technicalQaMessages,
  addressOf: (id: string) =>
    id === newWork ? pathTo('agentFlow', { agent_job_id: 'air_technical_qa_agent' }) : pathTo('work', { work_id: id }),
};

import { randomUUID } from 'node:crypto';
import { summaryOperations } from '@assay/tool-summary/engine';
import { type AskedAndAnswered, exchangesAsWork } from '@assay/tool-technical-qa/engine';
import { solutionOf } from '@assay/tool-triz/steps';
import type { Contribution } from '@assay/works';
import type { AgentPorts, JobRow, MessageRow, StepOutputs } from '../agents.types.ts';
import { agentsWords } from '../agents-words.ts';
import type { KeptKind } from './kept-kind.ts';

/** A reply that becomes a work. */
interface KeptReply {
  job: Pick<JobRow, 'locale' | 'tenant_id'>;
  /** Messages up to the reply, the oldest first. */
  path: readonly MessageRow[];
  outputs: StepOutputs;
}

/** What a work of a reply is made of, each part in the name of whoever it is by. */
export const contributions: Record<
  KeptKind,
  (
    reply: KeptReply,
    ports: Pick<AgentPorts, 'vectors' | 'settingsOf'>,
  ) => readonly Contribution[] | Promise<readonly Contribution[]>
> = {
  triz(
    { job, path, outputs: { contradiction, evidence = [], concepts = [], origin = 'rules' } },
    { vectors, settingsOf },
  ) {
    if (!contradiction) return [];
    const { isConfirmed = false, ...pair } = contradiction;
    const problem = path.findLast(({ role }) => role === 'user')?.content ?? '';
    return solutionOf(
      problem,
      {
        ...pair,
        isConfirmed,
        evidence: new Map(evidence.map(({ principle, citations }) => [principle, citations])),
        concepts: new Map(concepts.map(({ principle, sentences }) => [principle, sentences])),
      },
      { locale: job.locale, newId: randomUUID, vectors, setting: settingsOf(job.tenant_id), model: origin },
    );
  },

  summary({ job, outputs: { summaries = [], origin = 'rules' } }) {
    const title =
      summaries.length > 1
        ? agentsWords(job.locale)('summaryOf', { count: summaries.length })
        : (summaries[0]?.title ?? '');
    return [{ operations: summaryOperations(summaries, { title, locale: job.locale, newId: randomUUID }), origin }];
  },

  /** Every question of the thread that was answered from the library or from documents. */
  'technical-qa'({ job, path }) {
    const asked = path.flatMap((message, at): AskedAndAnswered[] => {
      const { answer, origin = 'rules' } = message.run?.outputs ?? {};
      const question = path[at - 1]?.content ?? '';
      return answer === undefined ? [] : [{ question, answer, origin }];
    });
    return exchangesAsWork(asked, { locale: job.locale, newId: randomUUID });
  },
};

import { applyFrame, type StreamFrame, type StreamState, snapshotOf } from '@assay/contract';
import { type AgentStep, replyPart, replyRetentionDays, stepPart } from '@assay/domain';
import type { RunKind } from '../runs/run-kind.ts';
import { forgetIncognito, storeReply } from './agents.store.ts';
import type { ReplyOfJob, ReplyRow } from './agents.types.ts';
import { agentsWords } from './agents-words.ts';
import { openSteps, type ReplyDependencies, storedOf, waitingStep, writeReply } from './write-reply.ts';

/** Replies of agents as runs: their steps are done one after the other, and pause where a person is asked. */
export function createReplyRun(dependencies: ReplyDependencies): RunKind<ReplyOfJob> {
  const { store } = dependencies;
  return {
    kind: 'agent',
    concurrency: 8,
    logDays: replyRetentionDays,
    async load(id) {
      const reply = await store.reply(id);
      const job = reply && (await store.job(reply.job_id));
      return job && { job, reply };
    },
    asker: ({ job }) => ({ tenantId: job.tenant_id, userId: job.owner_id, isIncognito: job.is_incognito }),
    opening: ({ reply }, held) => openingFrames(held, reply),
    work: (subject, running) => writeReply(dependencies, subject, running),
    ending({ job, reply }, held, as) {
      const opening = held.attempt > 0 ? [] : openingFrames(held, reply);
      const last: StreamFrame =
        as === 'stopped'
          ? { type: 'stopped' }
          : { type: 'failed', code: 500, message: agentsWords(job.locale)('gaveUp') };
      const frames = [...opening, ...openSteps(opening.reduce(applyFrame, held), as), last];
      return {
        frames,
        store: (trx) => storeReply(trx, reply.id, { run: reply.run, reply: storedOf(frames.reduce(applyFrame, held)) }),
      };
    },
    isWorth: ({ parts }) => parts.some(({ part, text = '' }) => part === replyPart && text !== ''),
    forget: forgetIncognito,
  };
}

/** Frames after `open`: every step as it stands. What a step that did not end had written is written anew. */
export function openingFrames(held: StreamState, { plan, run }: Pick<ReplyRow, 'plan' | 'run'>): StreamFrame[] {
  const parts = plan.map((step, index) => {
    const known = held.parts.find(({ part }) => part === stepPart(index));
    const data: unknown = index < run.step && known?.data ? known.data : (waitingStep(step) satisfies AgentStep);
    return { part: stepPart(index), kind: 'step' as const, data };
  });
  if (held.attempt > 0) return [{ ...snapshotOf(held), parts, cites: [], sources: [] }];
  return parts.flatMap(({ data, ...part }): StreamFrame[] => [
    { type: 'part', ...part },
    { type: 'patch', part: part.part, data },
  ]);
}

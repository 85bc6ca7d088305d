import { applyFrame, emptyStream, type StreamFrame } from '@assay/contract';
import { type AgentStepName, agents } from '@assay/domain';
import { sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { Runs } from '../runs/runs.area.ts';
import { storeReply } from './agents.store.ts';
import type { JobRow, ReplyRow, RunState } from './agents.types.ts';
import type { JobAccess } from './job-access.ts';
import { type Begun, begunOf } from './job-view.ts';
import { assertPlain } from './plain-content.ts';
import { openingFrames } from './reply-run.ts';

interface SteerDependencies {
  access: JobAccess;
  runs: Runs;
}

/** Replies that have begun: executing their plan, answering what they ask, writing them again and ending them. */
export function createSteer({ access, runs }: SteerDependencies) {
  const { ownJob, replyOf } = access;

  /** Sets a paused reply to work again. @throws CallError conflict when somebody else has */
  async function resume(job: JobRow, reply: ReplyRow, run: RunState): Promise<Begun> {
    await runs.resume(reply.id, (trx) => storeReply(trx, reply.id, { run }));
    return begunOf(job, { ...reply, status: 'queued' });
  }

  return {
    /** Runs a plan that waited. @throws CallError conflict when it does not wait */
    async executePlan(scope: MemberScope, jobId: string, replyId: string | undefined, skips: readonly number[]) {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, replyId);
      if (reply.status !== 'paused' || !reply.run.isPlanWaiting) throw new CallError('conflict');
      const { isPlanWaiting: _, ...run } = reply.run;
      return resume(job, reply, { ...run, skips: [...skips] });
    },

    /** Answers the step that waits. @throws CallError conflict when none does */
    async answer(
      scope: MemberScope,
      jobId: string,
      given: { reply?: string | undefined; step?: AgentStepName | undefined } & NonNullable<RunState['answer']>,
      ignoresSensitive: boolean,
    ): Promise<Begun> {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, given.reply);
      if (given.content !== undefined && !ignoresSensitive) assertPlain(given.content);
      const planned = reply.plan[reply.run.step];
      const isAsked = reply.status === 'paused' && !reply.run.isPlanWaiting;
      if (!isAsked || (given.step !== undefined && planned?.step !== given.step)) throw new CallError('conflict');
      const { approve, choice, content } = given;
      const answer = {
        approve,
        ...(choice === undefined ? {} : { choice }),
        ...(content === undefined ? {} : { content }),
      };
      return resume(job, reply, { ...reply.run, answer });
    },

    /**
     * Writes a reply again; the former text stays as a version. It counts as the same use, unless that was given back.
     *
     * @throws CallError conflict while it is written, overLimit
     */
    async again(scope: MemberScope, jobId: string, replyId: string): Promise<Begun> {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, replyId);
      const run: RunState = { step: 0, outputs: {}, skips: reply.run.skips };
      await runs.again({
        scope,
        id: reply.id,
        feature: agents[job.code].counts,
        opening: () => emptied({ plan: reply.plan, run }),
        async setBack(trx) {
          await sql`
            insert into agent_message_version (message_id, version, reply, at)
            select id, version, reply, updated_at from agent_message where id = ${reply.id} and reply is not null
            on conflict do nothing
          `.execute(trx);
          await sql`update agent_message set version = version + 1 where id = ${reply.id}`.execute(trx);
          await storeReply(trx, reply.id, { run });
          await sql`update agent_job set updated_at = now() where id = ${job.id}`.execute(trx);
        },
      });
      return begunOf(job, { ...reply, status: 'queued' });
    },

    /** Ends a reply as it stands; idempotent (S2). `attempt` is the one the reader saw. */
    async terminate(scope: MemberScope, jobId: string, replyId: string | undefined, attempt: number | undefined) {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, replyId);
      const stopped = await runs.stop(reply.id, attempt);
      return { stopped, status: (await replyOf(job, reply.id)).status };
    },
  };
}

function emptied(reply: Pick<ReplyRow, 'plan' | 'run'>): StreamFrame[] {
  const held = openingFrames(emptyStream, reply).reduce(applyFrame, emptyStream);
  return [{ type: 'snapshot', parts: [...held.parts], sources: [], cites: [], groups: [] }];
}

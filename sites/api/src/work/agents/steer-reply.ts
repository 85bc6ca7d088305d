import { randomUUID } from 'node:crypto';
import { applyFrame, emptyStream, type StreamFrame } from '@assay/contract';
import { type AgentTool, isAgentOver, statesBefore } from '@assay/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import { eachInTurn } from '../../ground/operations/each-in-turn.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import { agentJob, enqueueReply, giveUpReply, openingFrames, sealReply } from './agent-run.job.ts';
import { isGivenBack, prepareUse } from './agent-usage.ts';
import { type AgentStore, storeReply } from './agents.store.ts';
import type { AgentPorts, AgentTables, JobRow, ReplyRow, RunState } from './agents.types.ts';
import type { JobAccess } from './job-access.ts';
import { type Begun, begunOf } from './job-view.ts';
import { assertPlain } from './plain-content.ts';

interface SteerDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: AgentStore;
  access: JobAccess;
  ports: AgentPorts;
}

/** Replies that have begun: executing their plan, answering what they ask, writing them again and ending them. */
export function createSteer({ database, log, queue, store, access, ports }: SteerDependencies) {
  const db = database.tables<AgentTables>();
  const { ownJob, replyOf } = access;

  /** Sets a paused reply to work again. @throws CallError conflict when somebody else has */
  async function resume(job: JobRow, reply: ReplyRow, run: RunState): Promise<Begun> {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql`
        update agent_message set status = 'queued', run = ${JSON.stringify(run)}::jsonb, updated_at = now()
        where id = ${reply.id} and status = 'paused' returning id
      `.execute(trx);
      if (rows.length === 0) throw new CallError('conflict');
      await enqueueReply(trx, queue, reply.id);
    });
    queue.wake(agentJob);
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
      given: { reply?: string | undefined; tool?: AgentTool | undefined } & NonNullable<RunState['answer']>,
      ignoresSensitive: boolean,
    ): Promise<Begun> {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, given.reply);
      if (given.content !== undefined && !ignoresSensitive) assertPlain(given.content);
      const step = reply.plan[reply.run.step];
      const isAsked = reply.status === 'paused' && !reply.run.isPlanWaiting;
      if (!isAsked || (given.tool !== undefined && step?.tool !== given.tool)) throw new CallError('conflict');
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
      if (!isAgentOver(reply.status)) throw new CallError('conflict');
      const wasGivenBack = reply.status !== 'done' && isGivenBack(reply.run, reply.reply?.parts ?? []);
      const spend = wasGivenBack ? await prepareUse(ports, scope, job.code) : undefined;
      const run: RunState = { step: 0, outputs: {}, skips: reply.run.skips, ...(spend ? { isCounted: true } : {}) };
      const setBack = async (trx: Transaction<AgentTables>) => {
        const { rows } = await sql<{ id: string }>`
          insert into agent_message_version (message_id, version, reply, at)
          select id, version, reply, updated_at from agent_message
          where id = ${reply.id} and status in (${sql.join([...statesBefore('again')])}) and reply is not null
          on conflict do nothing returning message_id as id
        `.execute(trx);
        if (rows.length === 0) throw new CallError('conflict');
        await sql`update agent_message set version = version + 1 where id = ${reply.id}`.execute(trx);
        await storeReply(trx, reply.id, { status: 'queued', run });
        await spend?.(trx, reply.id);
        await sql`update agent_job set updated_at = now() where id = ${job.id}`.execute(trx);
        await enqueueReply(trx, queue, reply.id);
      };
      if (reply.stream_id === null) {
        await db.transaction().execute(async (trx) => {
          await setBack(trx);
          const id = randomUUID();
          await log.create(trx, { id, kind: 'agent', tenantId: job.tenant_id, ownerId: job.owner_id });
          await sql`update agent_message set stream_id = ${id} where id = ${reply.id}`.execute(trx);
        });
      } else {
        await log.begin(reply.stream_id, () => emptied({ plan: reply.plan, run }), {
          reopens: true,
          guard: setBack,
        });
      }
      queue.wake(agentJob);
      return begunOf(job, { ...reply, status: 'queued' });
    },

    /** Ends a reply as it stands; idempotent (S2). `attempt` is the one the reader saw. */
    async terminate(scope: MemberScope, jobId: string, replyId: string | undefined, attempt: number | undefined) {
      const job = await ownJob(scope, jobId);
      const reply = await replyOf(job, replyId);
      if (isAgentOver(reply.status)) return { stopped: false, status: reply.status };
      const stopped = await sealReply({ log, ports }, reply, 'stopped', [{ type: 'stopped' }], attempt);
      await sql`delete from job where id like ${`${reply.id}:%`}`.execute(db);
      return { stopped, status: (await replyOf(job, reply.id)).status };
    },

    /**
     * Goes on with replies that nothing works on, and ends those that were given up.
     *
     * @throws AggregateError of those that failed, once all were tried
     */
    async resumeForsaken(seconds: number): Promise<number> {
      const replies = await store.forsaken(seconds);
      await eachInTurn(replies, ({ id, isGivenUp }) =>
        isGivenUp
          ? giveUpReply({ log, store, ports }, id)
          : db.transaction().execute((trx) => enqueueReply(trx, queue, id)),
      ).finally(() => queue.wake(agentJob));
      return replies.length;
    },
  };
}

function emptied(reply: Pick<ReplyRow, 'plan' | 'run'>): StreamFrame[] {
  const held = openingFrames(emptyStream, reply).reduce(applyFrame, emptyStream);
  return [{ type: 'snapshot', parts: [...held.parts], sources: [], cites: [], modules: [] }];
}

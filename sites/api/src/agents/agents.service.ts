import { randomUUID } from 'node:crypto';
import { type AssayCalls, applyFrame, emptyStream, type StreamFrame } from '@assay/contract';
import {
  type AgentCode,
  type AgentTool,
  agentFileLimits,
  agentFor,
  agents,
  documentQuestionSteps,
  isAgentOver,
  type Locale,
  type PlannedStep,
  seekTitle,
  sensitiveKinds,
  statesBefore,
} from '@assay/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { CallError } from '../http/call-error.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { StreamLog } from '../streams/stream-log.ts';
import type { MemberScope, TenantScope } from '../tenancy/tenant-scope.ts';
import { type AgentJobPayload, agentJob, giveUpReply, isGivenBack, openingFrames, sealReply } from './agent-run.job.ts';
import { type AgentStore, storeReply } from './agents.store.ts';
import {
  type AgentPorts,
  type AgentTables,
  guestOwner,
  type JobRow,
  type MessageRow,
  type ReplyRow,
  type RunState,
} from './agents.types.ts';
import { agentsWords } from './agents-words.ts';

type Begun = AssayCalls['agents.run']['response'];

interface AgentDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: AgentStore;
  ports: AgentPorts;
}

export interface NewMessage {
  content: string;
  files?: readonly string[] | undefined;
  /** The sender's own id: sending it again gives the reply that it began. */
  clientId?: string | undefined;
}

export interface NewJob extends NewMessage {
  code: AgentCode;
  locale: Locale;
  /** `planned` waits for its plan to be executed, `asking` runs and asks, `quick` never asks. */
  manner: 'planned' | 'asking' | 'quick';
  isIncognito?: boolean | undefined;
}

const uniqueViolation = '23505';

/** Making jobs, continuing, answering and stopping them; everything here acts on rows and the log, never on a connection. */
export function createAgentService({ database, log, queue, store, ports }: AgentDependencies) {
  const db = database.tables<AgentTables>();

  async function ownJob(scope: MemberScope, id: string): Promise<JobRow> {
    const job = await readableJob(scope, id);
    if (!isOwner(scope, job)) throw new CallError('forbidden');
    return job;
  }

  async function readableJob(scope: TenantScope, id: string): Promise<JobRow> {
    const job = await store.job(id);
    if (job && (isOwner(scope, job) || (await ports.mayRead(scope, job.id)))) return job;
    throw new CallError('notFound');
  }

  /** The named reply of a job, or its newest. @throws CallError notFound */
  async function replyOf(job: JobRow, id: string | undefined): Promise<ReplyRow> {
    const reply = id === undefined ? await store.lastReply(job.id) : await store.reply(id);
    if (reply?.job_id !== job.id) throw new CallError('notFound');
    return reply;
  }

  function begunOf(
    job: Pick<JobRow, 'id' | 'locale'>,
    reply: Pick<ReplyRow, 'id' | 'parent_id' | 'status' | 'plan'>,
  ): Begun {
    return {
      job_id: job.id,
      message_id: reply.parent_id ?? reply.id,
      reply: reply.id,
      status: reply.status,
      plan: planOf(reply.plan, job.locale),
    };
  }

  async function enqueue(trx: Transaction<AgentTables>, reply: string): Promise<void> {
    const payload: AgentJobPayload = { reply };
    await queue.enqueue(trx, agentJob, payload, { id: `${reply}:${randomUUID()}` });
  }

  /** What counts a message of an agent against the edition; undefined for one that is not counted. */
  async function spending(scope: MemberScope, code: AgentCode) {
    const { counts } = agents[code];
    return counts === undefined ? undefined : ports.usage.prepare(scope, counts);
  }

  /** Files that the message may use: the sender's own, free or of this job. */
  async function takeFiles(
    trx: Transaction<AgentTables>,
    scope: MemberScope,
    jobId: string,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await sql<{ id: string }>`
      update agent_file set job_id = ${jobId}
      where id in (${sql.join([...ids])}) and tenant_id = ${scope.tenantId} and owner_id = ${scope.userId}
        and (job_id is null or job_id = ${jobId})
      returning id
    `.execute(trx);
    if (rows.length !== new Set(ids).size) throw new CallError('notFound', { fields: { files: 'unknown' } });
    const { rows: all } = await sql`select id from agent_file where job_id = ${jobId}`.execute(trx);
    if (all.length > agentFileLimits.files) throw new CallError('badRequest', { fields: { files: 'count-error' } });
  }

  /** Adds the person's message and the empty reply to it. */
  async function addTurn(
    trx: Transaction<AgentTables>,
    job: Pick<JobRow, 'id' | 'tenant_id' | 'owner_id' | 'code'>,
    parentId: string | null,
    message: NewMessage,
    manner: NewJob['manner'],
  ): Promise<ReplyRow> {
    // The row lock makes messages that are sent at the same time take their places one after the other.
    await sql`update agent_job set updated_at = now() where id = ${job.id}`.execute(trx);
    const { rows } = await sql<{ last: number; read: boolean }>`
      select coalesce(max(position), 0)::int as last,
        bool_or(status = 'done' and run -> 'outputs' ? 'documents') as read
      from agent_message where job_id = ${job.id}
    `.execute(trx);
    const last = rows[0]?.last ?? 0;
    const files = message.files ?? [];
    const isQuestion = agents[job.code].takesFiles && files.length === 0 && (rows[0]?.read ?? false);
    const plan = isQuestion ? documentQuestionSteps : agents[job.code].steps;
    const streamId = randomUUID();
    await log.create(trx, { id: streamId, kind: 'agent', tenantId: job.tenant_id, ownerId: job.owner_id });
    const messageId = randomUUID();
    await trx
      .insertInto('agent_message')
      .values({
        id: messageId,
        job_id: job.id,
        parent_id: parentId,
        position: last + 1,
        role: 'user',
        content: message.content,
        file_ids: sql`${JSON.stringify(files)}::jsonb`,
        client_id: message.clientId ?? null,
        status: null,
        stream_id: null,
        plan: null,
        run: null,
        reply: null,
      })
      .execute();
    const run: RunState = {
      step: 0,
      outputs: {},
      skips: manner === 'quick' ? plan.map((_, index) => index) : [],
      ...(job.owner_id !== guestOwner.userId && agents[job.code].counts ? { isCounted: true } : {}),
      ...(manner === 'planned' ? { isPlanWaiting: true } : {}),
    };
    const reply = await trx
      .insertInto('agent_message')
      .values({
        id: randomUUID(),
        job_id: job.id,
        parent_id: messageId,
        position: last + 2,
        role: 'agent',
        content: '',
        client_id: null,
        status: manner === 'planned' ? 'paused' : 'queued',
        stream_id: streamId,
        plan: sql`${JSON.stringify(plan)}::jsonb`,
        run: sql`${JSON.stringify(run)}::jsonb`,
        reply: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (manner !== 'planned') await enqueue(trx, reply.id);
    return reply as ReplyRow;
  }

  async function addJob(
    trx: Transaction<AgentTables>,
    owner: { tenantId: string; userId: string },
    { code, locale, content, clientId, isIncognito = false }: NewJob,
  ): Promise<JobRow> {
    const now = new Date();
    return trx
      .insertInto('agent_job')
      .values({
        id: randomUUID(),
        tenant_id: owner.tenantId,
        owner_id: owner.userId,
        code,
        title: seekTitle(content),
        locale,
        is_incognito: isIncognito,
        client_id: clientId ?? null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** What a message that was sent before began; undefined for a new one. */
  async function sentBefore(scope: MemberScope, clientId: string | undefined, jobId?: string) {
    if (clientId === undefined) return undefined;
    const message = await (jobId === undefined
      ? store.firstByClient(scope.userId, clientId)
      : store.messageByClient(jobId, clientId));
    const reply = message && (await store.replyTo(message.id));
    const job = message && (await store.job(message.job_id));
    return reply && job ? begunOf(job, reply) : undefined;
  }

  async function once<T extends Begun>(again: () => Promise<T | undefined>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isTwice = error instanceof Error && 'code' in error && error.code === uniqueViolation;
      const stored = isTwice ? await again() : undefined;
      if (stored) return stored;
      if (isTwice) throw new CallError('conflict', { cause: error });
      throw error;
    }
  }

  return {
    ownJob,
    readableJob,
    replyOf,

    /** Makes a job with its first message. @throws CallError sensitive, overLimit, notFound */
    async create(scope: MemberScope, request: NewJob): Promise<Begun> {
      assertPlain(request.content);
      const again = () => sentBefore(scope, request.clientId);
      const known = await again();
      if (known) return known;
      return once(again, async () => {
        const spend = await spending(scope, request.code);
        const begun = await db.transaction().execute(async (trx) => {
          const job = await addJob(trx, scope, request);
          await takeFiles(trx, scope, job.id, request.files ?? []);
          const reply = await addTurn(trx, job, null, request, request.manner);
          await spend?.(trx, reply.id);
          return begunOf(job, reply);
        });
        queue.wake(agentJob);
        return begun;
      });
    },

    /** One question of a guest to an agent that is open to guests (S6). @throws CallError forbidden */
    async createForGuest(request: Omit<NewJob, 'manner' | 'isIncognito'>): Promise<Begun> {
      if (!agents[request.code].isShared) throw new CallError('forbidden');
      assertPlain(request.content);
      const begun = await db.transaction().execute(async (trx) => {
        const job = await addJob(trx, guestOwner, { ...request, manner: 'quick', isIncognito: true });
        return begunOf(job, await addTurn(trx, job, null, request, 'quick'));
      });
      queue.wake(agentJob);
      return begun;
    },

    /** A further message; a `parent` other than the last reply begins a branch. */
    async chat(
      scope: MemberScope,
      jobId: string,
      parent: string | null | undefined,
      message: NewMessage,
    ): Promise<Begun> {
      assertPlain(message.content);
      const job = await ownJob(scope, jobId);
      const again = () => sentBefore(scope, message.clientId, job.id);
      const known = await again();
      if (known) return known;
      const follows = parent === null ? null : await replyOf(job, parent);
      if (follows && !isAgentOver(follows.status)) throw new CallError('conflict');
      return once(again, async () => {
        const spend = await spending(scope, job.code);
        const begun = await db.transaction().execute(async (trx) => {
          await takeFiles(trx, scope, job.id, message.files ?? []);
          const reply = await addTurn(trx, job, follows?.id ?? null, message, 'asking');
          await spend?.(trx, reply.id);
          return begunOf(job, reply);
        });
        queue.wake(agentJob);
        return begun;
      });
    },

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
      const spend = wasGivenBack ? await spending(scope, job.code) : undefined;
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
        await enqueue(trx, reply.id);
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

    /** Goes on with replies that nothing works on, and ends those that were given up. */
    async resumeForsaken(seconds: number): Promise<number> {
      const replies = await store.forsaken(seconds);
      for (const { id, isGivenUp } of replies) {
        if (isGivenUp) await giveUpReply({ log, store, ports }, id);
        else await db.transaction().execute((trx) => enqueue(trx, id));
      }
      if (replies.length > 0) queue.wake(agentJob);
      return replies.length;
    },

    /** A job with a page of its messages, as the caller may see it. */
    async view(
      scope: TenantScope | undefined,
      job: JobRow,
      before: string | undefined,
      limit: number,
    ): Promise<AssayCalls['agents.job']['response']> {
      const at = before === undefined ? undefined : await store.message(before);
      if (before !== undefined && at?.job_id !== job.id) throw new CallError('notFound');
      const rows = await store.messages(job.id, at?.position ?? 2 ** 31 - 1, limit);
      const shown = rows.slice(0, limit).toReversed();
      const isOwn = scope !== undefined && isOwner(scope, job);
      // Of the newest page the status is that of the reply as it was read here: a later look may see it ended.
      const [files, ratings, last] = await Promise.all([
        store.filesOfJob(job.id),
        isOwn && scope.role !== 'guest'
          ? store.ratings(
              shown.map(({ id }) => id),
              scope.userId,
            )
          : new Map<string, 'up' | 'down'>(),
        before === undefined ? shown.findLast(({ role }) => role === 'agent') : store.lastReply(job.id),
      ]);
      return {
        job_id: job.id,
        code: job.code,
        title: job.title,
        status: last?.status ?? 'queued',
        editable: isOwn,
        created_at: job.created_at.toISOString(),
        messages: shown.map((row) => messageOf(row, job.locale, files, ratings.get(row.id))),
        has_more: rows.length > limit,
      };
    },
  };

  async function resume(job: JobRow, reply: ReplyRow, run: RunState): Promise<Begun> {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql`
        update agent_message set status = 'queued', run = ${JSON.stringify(run)}::jsonb, updated_at = now()
        where id = ${reply.id} and status = 'paused' returning id
      `.execute(trx);
      if (rows.length === 0) throw new CallError('conflict');
      await enqueue(trx, reply.id);
    });
    queue.wake(agentJob);
    return begunOf(job, { ...reply, status: 'queued' });
  }
}

export type AgentService = ReturnType<typeof createAgentService>;

export function isOwner(scope: TenantScope, row: { tenant_id: string; owner_id: string }): boolean {
  return scope.role !== 'guest' && scope.tenantId === row.tenant_id && scope.userId === row.owner_id;
}

/** The plan in words. */
export function planOf(plan: readonly PlannedStep[], locale: Locale): Begun['plan'] {
  const { tools } = agentsWords[locale];
  return plan.map(({ tool, needsApproval = false }) => ({ tool, name: tools[tool], needs_approval: needsApproval }));
}

/** The agent that an input without a code is for. */
export function codeFor(input: string, code: AgentCode | undefined): AgentCode {
  return code ?? agentFor(input);
}

/** @throws CallError sensitive, with what kinds of content it is */
export function assertPlain(content: string): void {
  const kinds = sensitiveKinds(content);
  if (kinds.length > 0) throw new CallError('sensitive', { fields: { content: kinds.join(', ') } });
}

function emptied(reply: Pick<ReplyRow, 'plan' | 'run'>): StreamFrame[] {
  const held = openingFrames(emptyStream, reply).reduce(applyFrame, emptyStream);
  return [{ type: 'snapshot', parts: [...held.parts], sources: [], cites: [], modules: [] }];
}

type MessageView = AssayCalls['agents.job']['response']['messages'][number];

function messageOf(
  row: MessageRow,
  locale: Locale,
  files: readonly { id: string; name: string; type: string; size: number }[],
  rating: 'up' | 'down' | undefined,
): MessageView {
  return {
    message_id: row.id,
    parent_id: row.parent_id,
    role: row.role,
    at: row.created_at.toISOString(),
    content: row.content,
    files: row.file_ids.flatMap((id) => {
      const file = files.find((each) => each.id === id);
      return file ? [{ file_id: file.id, name: file.name, type: file.type, size: file.size }] : [];
    }),
    ...(row.status === null ? {} : { status: row.status, version: row.version }),
    ...(row.plan !== null && row.run?.isPlanWaiting && row.status === 'paused'
      ? { plan: planOf(row.plan, locale) }
      : {}),
    ...(row.reply === null ? {} : { reply: row.reply }),
    ...(rating === undefined ? {} : { rating }),
  };
}

import { randomUUID } from 'node:crypto';
import {
  type AgentCode,
  agentFileLimits,
  agents,
  documentQuestionSteps,
  isAgentOver,
  type Locale,
  seekTitle,
} from '@assay/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import { agentJob, enqueueReply } from './agent-run.job.ts';
import { prepareUse } from './agent-usage.ts';
import type { AgentStore } from './agents.store.ts';
import {
  type AgentPorts,
  type AgentTables,
  guestOwner,
  type JobRow,
  type ReplyRow,
  type RunState,
} from './agents.types.ts';
import type { JobAccess } from './job-access.ts';
import { type Begun, begunOf } from './job-view.ts';
import { assertPlain } from './plain-content.ts';

interface BeginDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: AgentStore;
  access: JobAccess;
  ports: Pick<AgentPorts, 'usage'>;
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

/** Beginning jobs and further messages: message, files, reply, stream and queued job are one transaction, counted once. */
export function createBegin({ database, log, queue, store, access, ports }: BeginDependencies) {
  const db = database.tables<AgentTables>();

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
    if (manner !== 'planned') await enqueueReply(trx, queue, reply.id);
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
    /** Makes a job with its first message. @throws CallError sensitive, overLimit, notFound */
    async create(scope: MemberScope, request: NewJob): Promise<Begun> {
      assertPlain(request.content);
      const again = () => sentBefore(scope, request.clientId);
      const known = await again();
      if (known) return known;
      return once(again, async () => {
        const spend = await prepareUse(ports, scope, request.code);
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
      const job = await access.ownJob(scope, jobId);
      const again = () => sentBefore(scope, message.clientId, job.id);
      const known = await again();
      if (known) return known;
      const follows = parent === null ? null : await access.replyOf(job, parent);
      if (follows && !isAgentOver(follows.status)) throw new CallError('conflict');
      return once(again, async () => {
        const spend = await prepareUse(ports, scope, job.code);
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
  };
}

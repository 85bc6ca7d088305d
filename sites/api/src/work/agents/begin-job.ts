import { randomUUID } from 'node:crypto';
import {
  type AgentCode,
  agentFileLimits,
  agents,
  documentQuestionSteps,
  isRunOver,
  type Locale,
  seekTitle,
} from '@assay/domain';
import { sql, type Transaction } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { Runs } from '../runs/runs.area.ts';
import type { NewRun } from '../runs/start-run.ts';
import type { AgentStore } from './agents.store.ts';
import { type AgentTables, guestOwner, type JobRow, type ReplyRow, type RunState } from './agents.types.ts';
import type { JobAccess } from './job-access.ts';
import { type Begun, begunOf } from './job-view.ts';
import { assertPlain } from './plain-content.ts';

interface BeginDependencies {
  store: AgentStore;
  access: JobAccess;
  runs: Runs;
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

/** Beginning jobs and further messages: job, message, files and reply come with the run that writes the reply. */
export function createBegin({ store, access, runs }: BeginDependencies) {
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

  /** Adds the person's message and the empty reply of a run to it. */
  async function addTurn(
    trx: Transaction<AgentTables>,
    { id, stream_id }: { id: string; stream_id: string },
    job: Pick<JobRow, 'id' | 'tenant_id' | 'owner_id' | 'code'>,
    parentId: string | null,
    message: NewMessage,
    manner: NewJob['manner'],
  ): Promise<ReplyRow> {
    // The row lock makes messages that are sent at the same time take their places one after the other.
    await sql`update agent_job set updated_at = now() where id = ${job.id}`.execute(trx);
    const { rows } = await sql<{ last: number; read: boolean }>`
      select coalesce(max(position), 0)::int as last,
        bool_or(run.status = 'done' and message.run -> 'outputs' ? 'documents') as read
      from agent_message message left join run on run.id = message.id where job_id = ${job.id}
    `.execute(trx);
    const last = rows[0]?.last ?? 0;
    const files = message.files ?? [];
    const isQuestion = agents[job.code].takesFiles && files.length === 0 && (rows[0]?.read ?? false);
    const plan = isQuestion ? documentQuestionSteps : agents[job.code].steps;
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
        plan: null,
        run: null,
        reply: null,
      })
      .execute();
    const run: RunState = {
      step: 0,
      outputs: {},
      skips: manner === 'quick' ? plan.map((_, index) => index) : [],
      ...(manner === 'planned' ? { isPlanWaiting: true } : {}),
    };
    const reply = await trx
      .insertInto('agent_message')
      .values({
        id,
        job_id: job.id,
        parent_id: messageId,
        position: last + 2,
        role: 'agent',
        content: '',
        plan: sql`${JSON.stringify(plan)}::jsonb`,
        run: sql`${JSON.stringify(run)}::jsonb`,
        reply: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...reply, status: manner === 'planned' ? 'paused' : 'queued', stream_id } as ReplyRow;
  }

  async function addJob(
    trx: Transaction<AgentTables>,
    owner: { tenantId: string; userId: string },
    { code, locale, content, isIncognito = false }: NewJob,
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
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** What a message that was sent before began. */
  async function begunBefore({ id }: { id: string }): Promise<Begun> {
    const reply = await store.reply(id);
    const job = reply && (await store.job(reply.job_id));
    if (!job) throw new CallError('notFound');
    return begunOf(job, reply);
  }

  return {
    /** Makes a job with its first message. @throws CallError sensitive, overLimit, notFound */
    async create(scope: MemberScope, request: NewJob): Promise<Begun> {
      assertPlain(request.content);
      const clientId = request.clientId === undefined ? undefined : `job ${request.clientId}`;
      const isPaused = request.manner === 'planned';
      const begun: NewRun = { owner: scope, feature: agents[request.code].counts, clientId, isPaused };
      return runs.once(scope.userId, clientId, begunBefore, () =>
        runs.start(begun, async (trx: Transaction<AgentTables>, run) => {
          const job = await addJob(trx, scope, request);
          await takeFiles(trx, scope, job.id, request.files ?? []);
          return begunOf(job, await addTurn(trx, run, job, null, request, request.manner));
        }),
      );
    },

    /** One question of a guest to an agent that is open to guests (S6). @throws CallError forbidden */
    async createForGuest(request: Omit<NewJob, 'manner' | 'isIncognito'>): Promise<Begun> {
      if (!agents[request.code].isShared) throw new CallError('forbidden');
      assertPlain(request.content);
      return runs.start({ owner: guestOwner }, async (trx: Transaction<AgentTables>, run) => {
        const job = await addJob(trx, guestOwner, { ...request, manner: 'quick', isIncognito: true });
        return begunOf(job, await addTurn(trx, run, job, null, request, 'quick'));
      });
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
      const clientId = message.clientId === undefined ? undefined : `${job.id} ${message.clientId}`;
      return runs.once(scope.userId, clientId, begunBefore, async () => {
        const follows = parent === null ? null : await access.replyOf(job, parent);
        if (follows && !isRunOver(follows.status)) throw new CallError('conflict');
        const begun: NewRun = { owner: scope, feature: agents[job.code].counts, clientId };
        return runs.start(begun, async (trx: Transaction<AgentTables>, run) => {
          await takeFiles(trx, scope, job.id, message.files ?? []);
          return begunOf(job, await addTurn(trx, run, job, follows?.id ?? null, message, 'asking'));
        });
      });
    },
  };
}

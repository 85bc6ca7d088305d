import { randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { type Locale, seekSchedule, seekTitle } from '@assay/domain';
import type { QueryExecutorProvider, Transaction } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import { isOwner, type MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { SearchFilters } from '../../knowledge/evidence/evidence.types.ts';
import { moduleDataOf } from './module-data.ts';
import type { SeekStore } from './seek.store.ts';
import type { ModuleRow, PageRow, QuestionRow, SeekPorts, SeekTables } from './seek.types.ts';
import type { SeekAccess } from './seek-access.ts';
import { type SeekJobPayload, seekJob, seekStream } from './seek-run.job.ts';

type Asked = AssayCalls['seek.init']['response'];

export interface AskRequest {
  input: string;
  deepInput?: string;
  pageId?: string;
  parentId?: string;
  filters?: SearchFilters;
  /** The sender's own id of this message: sending it again gives the question it made. */
  clientId?: string;
  isIncognito?: boolean;
  locale: Locale;
}

interface AskDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: SeekStore;
  access: SeekAccess;
  ports: Pick<SeekPorts, 'usage'>;
}

const uniqueViolation = '23505';

/** Stores questions: page, question, modules, stream and job are one transaction, counted against the edition. */
export function createAsk({ database, log, queue, store, access, ports }: AskDependencies) {
  const db = database.tables<SeekTables>();

  async function asked(question: QuestionRow): Promise<Asked & { parent_id: string | null }> {
    return replyOf(question, await store.modules([question.id]));
  }

  async function insertQuestion(
    trx: Transaction<SeekTables>,
    scope: MemberScope,
    id: string,
    request: AskRequest,
  ): Promise<QuestionRow> {
    const owner = { tenant_id: scope.tenantId, owner_id: scope.userId };
    const now = new Date();
    const pageId = request.pageId ?? randomUUID();
    const page: PageRow | undefined = request.pageId
      ? undefined
      : {
          id: pageId,
          ...owner,
          title: seekTitle(request.input),
          is_incognito: request.isIncognito ?? false,
          created_at: now,
          updated_at: now,
        };
    const last = request.pageId ? await takePlace(trx, request.pageId, now) : undefined;
    const question: QuestionRow = {
      id,
      page_id: pageId,
      ...owner,
      parent_id: request.parentId ?? last?.id ?? null,
      position: (last?.position ?? 0) + 1,
      input: request.input,
      deep_input: request.deepInput ?? null,
      filters: request.filters ?? {},
      locale: request.locale,
      stream_id: randomUUID(),
      client_id: request.clientId ?? null,
      asked_at: now,
    };
    await log.create(trx, {
      id: question.stream_id,
      kind: seekStream,
      tenantId: scope.tenantId,
      ownerId: scope.userId,
    });
    await store.insert(trx, page, question, newModules(id));
    await enqueueQuestion(queue, trx, id);
    return question;
  }

  return async function ask(scope: MemberScope, request: AskRequest) {
    const known = request.clientId && (await store.questionByMessage(scope.userId, request.clientId));
    if (known) return asked(known);
    if (request.pageId !== undefined) {
      const page = await access.readablePage(scope, request.pageId);
      if (!isOwner(scope, page)) throw new CallError('forbidden');
    }
    const spend = await ports.usage.prepare(scope, 'tech_seek');
    try {
      const question = await db.transaction().execute(async (trx) => {
        const id = randomUUID();
        await spend(trx, id);
        return insertQuestion(trx, scope, id, request);
      });
      queue.wake(seekJob);
      return replyOf(question, newModules(question.id));
    } catch (error) {
      const isTwice = error instanceof Error && 'code' in error && error.code === uniqueViolation;
      // The same message sent twice at once: the second may find the quota spent by the first.
      const stored = request.clientId ? await store.questionByMessage(scope.userId, request.clientId) : undefined;
      if (stored) return asked(stored);
      if (isTwice) throw new CallError('conflict', { cause: error });
      throw error;
    }
  };
}

/** Queues the writing of a question's unfinished modules. */
export function enqueueQuestion(queue: JobQueue, executor: QueryExecutorProvider, questionId: string): Promise<string> {
  const payload: SeekJobPayload = { question: questionId };
  return queue.enqueue(executor, seekJob, payload, { id: `${questionId}:${randomUUID()}` });
}

/** The last question of a page, whose row is locked: follow-ups asked at the same time take their places one after the other. */
async function takePlace(trx: Transaction<SeekTables>, pageId: string, now: Date) {
  await trx.updateTable('seek_page').set({ updated_at: now }).where('id', '=', pageId).execute();
  return trx
    .selectFrom('seek_question')
    .select(['id', 'position'])
    .where('page_id', '=', pageId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Modules of a question that has just been asked. */
function newModules(questionId: string): ModuleRow[] {
  return seekSchedule
    .filter(({ name }) => name !== 'PROJECT_ITEM_LIST')
    .map(({ name, priority, apiType }) => ({
      question_id: questionId,
      name,
      priority,
      api_type: apiType,
      status: 'INIT',
      has_failed: false,
      is_stopped: false,
      version: 1,
      content: null,
      body: null,
      updated_at: new Date(),
    }));
}

function replyOf(question: QuestionRow, modules: readonly ModuleRow[]): Asked & { parent_id: string | null } {
  return {
    seek_id: question.page_id,
    question_id: question.id,
    parent_id: question.parent_id,
    input: question.input,
    stream: question.stream_id,
    modules: modules.map(moduleDataOf),
  };
}

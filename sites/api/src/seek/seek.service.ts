import { randomUUID } from 'node:crypto';
import { type AssayCalls, type StreamFrame, type StreamState, snapshotOf } from '@assay/contract';
import { type Locale, moveSeek, newSeekRun, type SeekModuleType, seekSchedule, seekTitle } from '@assay/domain';
import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { CallError } from '../http/call-error.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { StreamLog } from '../streams/stream-log.ts';
import type { MemberScope, TenantScope } from '../tenancy/tenant-scope.ts';
import { moduleBody, moduleContent, withoutModules } from './module-content.ts';
import { type SeekStore, storeModule } from './seek.store.ts';
import type { ModuleRow, PageRow, QuestionRow, SeekFilters, SeekPorts, SeekTables } from './seek.types.ts';
import { giveUp, runOf, type SeekJobPayload, seekJob } from './seek-run.job.ts';
import { countUsage } from './seek-usage.ts';

type Asked = AssayCalls['seek.init']['response'];
type Page = AssayCalls['seek.page']['response'];
type ModuleData = Asked['modules'][number];

export interface AskRequest {
  input: string;
  deepInput?: string;
  pageId?: string;
  parentId?: string;
  filters?: SeekFilters;
  clientId?: string;
  isIncognito?: boolean;
  locale: Locale;
}

interface SeekDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: SeekStore;
  ports: SeekPorts;
}

const uniqueViolation = '23505';

/** Asking, stopping and writing again; everything here acts on rows and the log, never on a connection. */
export function createSeekService({ database, log, queue, store, ports }: SeekDependencies) {
  const db: Kysely<SeekTables> = database.tables<SeekTables>();

  /** A page the caller may read. @throws CallError notFound, also where it exists for others only */
  async function readablePage(scope: TenantScope, id: string): Promise<PageRow> {
    const page = await store.page(id);
    if (page && (isOwner(scope, page) || (await ports.sharing.canRead(scope, page)))) return page;
    throw new CallError('notFound');
  }

  async function readableQuestion(scope: TenantScope, id: string): Promise<QuestionRow> {
    const question = await store.question(id);
    if (!question) throw new CallError('notFound');
    await readablePage(scope, question.page_id);
    return question;
  }

  /** A question of the caller's own. @throws CallError forbidden for somebody who may only read it */
  async function ownQuestion(scope: MemberScope, id: string): Promise<QuestionRow> {
    const question = await readableQuestion(scope, id);
    if (!isOwner(scope, question)) throw new CallError('forbidden');
    return question;
  }

  async function asked(question: QuestionRow): Promise<Asked & { parent_id: string | null }> {
    const rows = await store.modules([question.id]);
    return {
      seek_id: question.page_id,
      question_id: question.id,
      parent_id: question.parent_id,
      input: question.input,
      stream: question.stream_id,
      modules: rows.map(moduleDataOf),
    };
  }

  async function ask(scope: MemberScope, request: AskRequest) {
    const known = request.clientId && (await store.questionByMessage(scope.userId, request.clientId));
    if (known) return asked(known);
    if (request.pageId !== undefined) {
      const page = await readablePage(scope, request.pageId);
      if (!isOwner(scope, page)) throw new CallError('forbidden');
    }
    const limit = await ports.limit?.(scope);
    try {
      const question = await db.transaction().execute(async (trx) => {
        await countUsage(trx, scope, 'tech_seek', limit);
        return insertQuestion(trx, scope, request);
      });
      queue.wake(seekJob);
      return await asked(question);
    } catch (error) {
      const isTwice = error instanceof Error && 'code' in error && error.code === uniqueViolation;
      const stored =
        isTwice && request.clientId ? await store.questionByMessage(scope.userId, request.clientId) : undefined;
      if (stored) return asked(stored);
      if (isTwice) throw new CallError('conflict', { cause: error });
      throw error;
    }
  }

  async function insertQuestion(
    trx: Transaction<SeekTables>,
    scope: MemberScope,
    request: AskRequest,
  ): Promise<QuestionRow> {
    const pageId = request.pageId ?? randomUUID();
    const owner = { tenant_id: scope.tenantId, owner_id: scope.userId };
    const last = request.pageId === undefined ? undefined : await lastQuestion(trx, pageId);
    if (request.pageId === undefined) {
      const title = seekTitle(request.input);
      await trx
        .insertInto('seek_page')
        .values({ id: pageId, ...owner, title, is_incognito: request.isIncognito ?? false, ...timestamps() })
        .execute();
    } else {
      await trx.updateTable('seek_page').set({ updated_at: new Date() }).where('id', '=', pageId).execute();
    }
    const streamId = randomUUID();
    await log.create(trx, { id: streamId, kind: 'seek', tenantId: scope.tenantId, ownerId: scope.userId });
    const question = await trx
      .insertInto('seek_question')
      .values({
        id: randomUUID(),
        page_id: pageId,
        ...owner,
        parent_id: request.parentId ?? last?.id ?? null,
        position: (last?.position ?? 0) + 1,
        input: request.input,
        deep_input: request.deepInput ?? null,
        filters: sql`${JSON.stringify(request.filters ?? {})}::jsonb`,
        locale: request.locale,
        stream_id: streamId,
        client_id: request.clientId ?? null,
        asked_at: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const plans = seekSchedule.filter(({ name }) => name !== 'PROJECT_ITEM_LIST');
    await trx
      .insertInto('seek_module')
      .values(
        plans.map(({ name, priority, apiType }) => ({ question_id: question.id, name, priority, api_type: apiType })),
      )
      .execute();
    await enqueue(trx, question.id);
    return question;
  }

  function enqueue(executor: QueryExecutorProvider, questionId: string): Promise<string> {
    const payload: SeekJobPayload = { question: questionId };
    return queue.enqueue(executor, seekJob, payload, { id: `${questionId}:${randomUUID()}` });
  }

  /** Keeps the content of chosen modules as versions, empties them and queues their writing. */
  async function setBack(
    trx: QueryExecutorProvider,
    questionId: string,
    names: readonly SeekModuleType[],
  ): Promise<void> {
    const { rows } = await sql<ModuleRow>`
      select * from seek_module where question_id = ${questionId} order by priority, name for update
    `.execute(trx);
    const run = newSeekRun(rows.map(runOf));
    if (moveSeek(run, { type: 'regenerate', modules: names }).refused) throw new CallError('conflict');
    const chosen = sql.join([...names]);
    await sql`
      insert into seek_module_version (question_id, name, version, content, body, at)
      select question_id, name, version, content, body, updated_at from seek_module
      where question_id = ${questionId} and name in (${chosen}) and content is not null
    `.execute(trx);
    await sql`
      update seek_module set status = 'INIT', version = version + 1, has_failed = false, is_stopped = false,
        content = null, body = null, updated_at = now()
      where question_id = ${questionId} and name in (${chosen})
    `.execute(trx);
    await enqueue(trx, questionId);
  }

  return {
    readablePage,
    readableQuestion,
    ask,

    /** Goes on with questions that nothing works on, and ends those that were given up. */
    async resumeForsaken(seconds: number): Promise<number> {
      const questions = await store.forsaken(seconds);
      for (const { id, isGivenUp } of questions) {
        if (isGivenUp) await giveUp({ log, store }, id);
        else await enqueue(db, id);
      }
      if (questions.length > 0) queue.wake(seekJob);
      return questions.length;
    },

    /** Asks the same question with a deeper input, as a follow-up of it (E7). */
    async rewrite(
      scope: MemberScope,
      questionId: string,
      deepInput: string,
      clientId: string | undefined,
      locale: Locale,
    ) {
      const parent = await ownQuestion(scope, questionId);
      const question = await ask(scope, {
        input: parent.input,
        deepInput,
        pageId: parent.page_id,
        parentId: parent.id,
        filters: parent.filters,
        ...(clientId === undefined ? {} : { clientId }),
        locale,
      });
      return { ...question, parent_id: parent.id };
    },

    /** Ends a question as it stands; idempotent. `attempt` is the one the reader saw (E5). */
    async stop(scope: MemberScope, questionId: string, attempt: number | undefined): Promise<boolean> {
      const question = await ownQuestion(scope, questionId);
      const rows = await store.modules([questionId]);
      const isOpen = (held: StreamState) => {
        const done = new Set(held.modules.filter(({ status }) => status === 'FINISH').map(({ module }) => module));
        return rows.filter(({ name, status }) => status !== 'FINISH' && !done.has(name));
      };
      return log.seal(
        question.stream_id,
        attempt,
        (held) => [
          ...isOpen(held).map(
            ({ name, version }): StreamFrame => ({
              type: 'module',
              module: name,
              status: 'FINISH',
              version,
              stopped: true,
            }),
          ),
          { type: 'stopped' },
        ],
        async (trx, held) => {
          for (const { name } of isOpen(held)) {
            await storeModule(trx, {
              questionId,
              name,
              hasFailed: false,
              isStopped: true,
              content: moduleContent(held, name),
              body: moduleBody(held, name),
            });
          }
          await sql`delete from job where id like ${`${questionId}:%`}`.execute(trx);
        },
      );
    },

    /** Writes chosen modules again; the former content stays as a version (E6). @throws CallError conflict while it is being answered */
    async regenerate(scope: MemberScope, questionId: string, names: readonly SeekModuleType[]) {
      const question = await ownQuestion(scope, questionId);
      const begun = await log.begin(
        question.stream_id,
        (held) => {
          const kept = snapshotOf(withoutModules(held, names));
          const modules = kept.modules.map((m) =>
            names.includes(m.module) ? { module: m.module, status: 'INIT' as const, version: m.version + 1 } : m,
          );
          return [{ ...kept, modules }];
        },
        {
          reopens: true,
          guard: (trx) => setBack(trx, questionId, names),
        },
      );
      queue.wake(seekJob);
      const rows = await store.modules([questionId]);
      return { question_id: questionId, attempt: begun.attempt, modules: rows.map(moduleDataOf) };
    },

    async page(scope: TenantScope, id: string): Promise<Page> {
      const page = await readablePage(scope, id);
      const questions = await store.questionsOfPage(id);
      const rows = await store.modules(questions.map((question) => question.id));
      const views = questions.map(async (question) => {
        const own = rows.filter((row) => row.question_id === question.id);
        const held = own.some(({ status }) => status !== 'FINISH') ? await log.state(question.stream_id) : undefined;
        return {
          question_id: question.id,
          input: question.input,
          ...(question.deep_input === null ? {} : { deep_input: question.deep_input }),
          parent_id: question.parent_id,
          stream: question.stream_id,
          status:
            held === undefined
              ? ('done' as const)
              : held.attempt === 0
                ? ('starting' as const)
                : ('streaming' as const),
          asked_at: question.asked_at.toISOString(),
          filters: question.filters,
          modules: own.map((row) => (held ? liveModuleData(row, held) : moduleDataOf(row))),
        };
      });
      return {
        seek_id: page.id,
        title: page.title,
        editable: isOwner(scope, page),
        questions: await Promise.all(views),
      };
    },

    async module(questionId: string, name: SeekModuleType): Promise<ModuleData | undefined> {
      const row = await store.module(questionId, name);
      return row && moduleDataOf(row);
    },

    async versions(scope: TenantScope, questionId: string, name: SeekModuleType) {
      await readableQuestion(scope, questionId);
      const [current, former] = await Promise.all([store.module(questionId, name), store.versions(questionId, name)]);
      if (!current) throw new CallError('notFound');
      const all = current.content === null ? former : [...former, { ...current, at: current.updated_at }];
      return {
        versions: all.map(({ version, at, content, body }) => ({
          version,
          at: at.toISOString(),
          content,
          ...(body === null ? {} : { text: body }),
        })),
      };
    },
  };
}

export type SeekService = ReturnType<typeof createSeekService>;

function isOwner(scope: TenantScope, row: { tenant_id: string; owner_id: string }): boolean {
  return scope.role !== 'guest' && scope.tenantId === row.tenant_id && scope.userId === row.owner_id;
}

async function lastQuestion(trx: Transaction<SeekTables>, pageId: string) {
  return trx
    .selectFrom('seek_question')
    .select(['id', 'position'])
    .where('page_id', '=', pageId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function timestamps() {
  const now = new Date();
  return { created_at: now, updated_at: now };
}

function moduleDataOf(row: ModuleRow): ModuleData {
  return {
    module_name: row.name,
    status: row.status,
    priority: row.priority,
    api_type: row.api_type,
    api_path: `/seek/module/${row.question_id}/${row.name}`,
    content: row.content,
    version: row.version,
    ...(row.has_failed ? { failed: true } : {}),
    ...(row.is_stopped ? { stopped: true } : {}),
  };
}

/** A module of a question that is being answered, as its stream has it so far. */
function liveModuleData(row: ModuleRow, held: StreamState): ModuleData {
  const module = held.modules.find((other) => other.module === row.name);
  if (row.status === 'FINISH' || !module || module.status === 'INIT') return moduleDataOf(row);
  return { ...moduleDataOf(row), status: module.status, content: moduleContent(held, row.name) };
}

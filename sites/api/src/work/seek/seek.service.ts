import { type AssayCalls, snapshotOf } from '@assay/contract';
import { type Locale, moveSeek, newSeekRun, type SeekModuleType } from '@assay/domain';
import { type QueryExecutorProvider, sql } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import { isOwner, type MemberScope, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import { citedSpans, passagesAt } from '../../knowledge/evidence/cited-spans.ts';
import type { Runs } from '../runs/runs.area.ts';
import type { AnswerFeedback } from './answer-feedback.ts';
import { createAsk } from './ask.ts';
import { withoutModules } from './module-content.ts';
import { liveModuleData, type ModuleData, moduleDataOf } from './module-data.ts';
import type { SeekStore } from './seek.store.ts';
import type { ModuleRow, QuestionRow, SeekPorts } from './seek.types.ts';
import { createSeekAccess } from './seek-access.ts';
import { runOf } from './write-answer.ts';

type Page = AssayCalls['seek.page']['response'];

interface SeekDependencies {
  log: StreamLog;
  runs: Runs;
  store: SeekStore;
  ports: SeekPorts;
  feedback: AnswerFeedback;
}

/** Asking, stopping and writing again; everything here acts on rows and the log, never on a connection. */
export function createSeekService({ log, runs, store, ports, feedback }: SeekDependencies) {
  const access = createSeekAccess(store, ports.sharing);
  const { readablePage, readableQuestion, ownQuestion, rightTo } = access;
  const ask = createAsk({ store, access, runs });

  /** Keeps the content of chosen modules as versions and empties them. */
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
  }

  /** What a person has marked of questions; nothing for a reader without an account. */
  async function marksOf(scope: TenantScope, ids: readonly string[]) {
    if (scope.role === 'guest') return undefined;
    const { userId } = scope;
    const [saved, given] = await Promise.all([ports.savedAmong(userId, ids), feedback.given(userId, ids)]);
    return (id: string) => ({ saved: saved.has(id), feedback: given.get(id) ?? null });
  }

  return {
    readablePage,
    readableQuestion,
    rightTo,
    ask,

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
      await ownQuestion(scope, questionId);
      return runs.stop(questionId, attempt);
    },

    /**
     * Writes chosen modules again; the former content stays as a version (E6). It counts as the same use, unless that was
     * given back.
     *
     * @throws CallError conflict while it is being answered, over limit
     */
    async regenerate(scope: MemberScope, questionId: string, names: readonly SeekModuleType[]) {
      await ownQuestion(scope, questionId);
      const attempt = await runs.again({
        scope,
        id: questionId,
        feature: 'tech_seek',
        opening(held) {
          const kept = snapshotOf(withoutModules(held, names));
          const groups = kept.groups.map((held) =>
            (names as readonly string[]).includes(held.group)
              ? { group: held.group, status: 'INIT' as const, version: held.version + 1 }
              : held,
          );
          return [{ ...kept, groups }];
        },
        setBack: (trx) => setBack(trx, questionId, names),
      });
      const rows = await store.modules([questionId]);
      return { question_id: questionId, attempt, modules: rows.map(moduleDataOf) };
    },

    async page(scope: TenantScope, id: string): Promise<Page> {
      const page = await readablePage(scope, id);
      const questions = await store.questionsOfPage(id);
      const ids = questions.map((question) => question.id);
      const [rows, markOf] = await Promise.all([store.modules(ids), marksOf(scope, ids)]);
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
          ...(markOf ? { mark: markOf(question.id) } : {}),
        };
      });
      return {
        seek_id: page.id,
        title: page.title,
        editable: isOwner(scope, page),
        incognito: page.is_incognito,
        questions: await Promise.all(views),
      };
    },

    async module(questionId: string, name: SeekModuleType): Promise<ModuleData | undefined> {
      const row = await store.module(questionId, name);
      return row && moduleDataOf(row);
    },

    /** What an answer cites of a document, for whoever reads the answer and not the document. @throws CallError notFound */
    async passages(question: QuestionRow, document: string, version: number) {
      const { tenant_id: tenant } = question;
      const rows = await store.modules([question.id]);
      const spans = citedSpans(
        rows.map(({ content }) => content),
        document,
        version,
      );
      if (spans.length === 0) throw new CallError('notFound');
      const [details, text] = await Promise.all([
        ports.library.details(tenant, [document]),
        ports.library.text(tenant, document, version),
      ]);
      const about = details.get(document);
      if (text === undefined || !about) throw new CallError('notFound');
      const { title, language, licence } = about;
      return { title, language, licence, passages: passagesAt(text, spans) };
    },

    /** Former texts of a module, for the author alone: who wrote it again may have said too much at first. */
    async versions(scope: MemberScope, questionId: string, name: SeekModuleType) {
      await ownQuestion(scope, questionId);
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

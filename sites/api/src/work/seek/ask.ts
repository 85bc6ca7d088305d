import { randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { type Locale, seekSchedule, seekTitle } from '@assay/domain';
import type { Transaction } from 'kysely';
import { CallError } from '../../ground/http/call-error.ts';
import { isOwner, type MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { SearchFilters } from '../../knowledge/evidence/evidence.types.ts';
import type { Runs } from '../runs/runs.area.ts';
import { moduleDataOf } from './module-data.ts';
import type { SeekStore } from './seek.store.ts';
import type { ModuleRow, PageRow, QuestionRow, SeekTables } from './seek.types.ts';
import type { SeekAccess } from './seek-access.ts';

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
  store: SeekStore;
  access: SeekAccess;
  runs: Runs;
}

/** Stores questions: page, question and modules come with the run that answers them. */
export function createAsk({ store, access, runs }: AskDependencies) {
  async function asked({ id }: { id: string }): Promise<Asked & { parent_id: string | null }> {
    const [question, modules] = await Promise.all([store.question(id), store.modules([id])]);
    if (!question) throw new CallError('notFound');
    return replyOf(question, modules);
  }

  async function insertQuestion(
    trx: Transaction<SeekTables>,
    scope: MemberScope,
    run: { id: string; stream_id: string },
    request: AskRequest,
  ) {
    const { id, stream_id } = run;
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
    const question = {
      id,
      page_id: pageId,
      ...owner,
      parent_id: request.parentId ?? last?.id ?? null,
      position: (last?.position ?? 0) + 1,
      input: request.input,
      deep_input: request.deepInput ?? null,
      filters: request.filters ?? {},
      locale: request.locale,
      asked_at: now,
    };
    const modules = newModules(id);
    await store.insert(trx, page, question, modules);
    return replyOf({ ...question, stream_id }, modules);
  }

  return (scope: MemberScope, request: AskRequest) =>
    runs.once(scope.userId, request.clientId, asked, async () => {
      if (request.pageId !== undefined) {
        const page = await access.readablePage(scope, request.pageId);
        if (!isOwner(scope, page)) throw new CallError('forbidden');
      }
      return runs.start<SeekTables, Asked & { parent_id: string | null }>(
        { owner: scope, feature: 'tech_seek', clientId: request.clientId },
        (trx, run) => insertQuestion(trx, scope, run, request),
      );
    });
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

function replyOf(
  question: Pick<QuestionRow, 'id' | 'page_id' | 'parent_id' | 'input' | 'stream_id'>,
  modules: readonly ModuleRow[],
): Asked & { parent_id: string | null } {
  return {
    seek_id: question.page_id,
    question_id: question.id,
    parent_id: question.parent_id,
    input: question.input,
    stream: question.stream_id,
    modules: modules.map(moduleDataOf),
  };
}

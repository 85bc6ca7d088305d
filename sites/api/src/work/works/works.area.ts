import { randomUUID } from 'node:crypto';
import * as trizCalls from '@assay/contract/calls/triz';
import type { Locale, RankedPassage } from '@assay/domain';
import type { Tool, ToolPorts } from '@assay/works';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import type { SealedFiles } from '../../ground/files/sealed-files.ts';
import type { StorageQuota } from '../../ground/files/storage-quota.ts';
import { bind } from '../../ground/http/binding.ts';
import { afterStart } from '../../ground/operations/after-start.ts';
import { createEventStreams } from '../../ground/streams/event-stream.ts';
import type { AnswerFromLibrary } from '../../knowledge/evidence/answer-from-library.ts';
import type { FindSentences } from '../../knowledge/evidence/find-sentences.ts';
import type { EvidenceWriter } from '../../knowledge/evidence/write-from-evidence.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import type { RunsArea } from '../runs/runs.area.ts';
import { actingBindings } from './acting/acting.routes.ts';
import { createProcedureRun } from './acting/procedure-run.ts';
import { createProcedures } from './acting/procedures.ts';
import { newMeter } from './acting/run-meter.ts';
import { createRunQuestionStore } from './acting/run-questions.store.ts';
import { createRunTraceStore } from './acting/run-trace.store.ts';
import { createWorkRunStore, type RunFor } from './acting/work-runs.store.ts';
import { boardBindings } from './boards.routes.ts';
import { createChangeFeed } from './change-feed.ts';
import { createFigures } from './figures/figures.ts';
import { historyBindings } from './history/history.routes.ts';
import { createWorkHistory } from './history/history.ts';
import { createImport } from './import/import-work.ts';
import { createKnownTools, type KnownTools } from './known-tools.ts';
import { createPresence } from './presence/presence.ts';
import { inPresentSchema } from './schema/in-present-schema.ts';
import { settingBindings } from './settings/tool-settings.routes.ts';
import { createToolSettings, type ToolSettings } from './settings/tool-settings.ts';
import { createComments } from './talk/comments.ts';
import { createMentionPost } from './talk/mention-post.ts';
import { createMentions } from './talk/mentions.ts';
import { createSuggestions } from './talk/suggestions.ts';
import { talkBindings } from './talk/talk.routes.ts';
import { trashBindings } from './trash/trash.routes.ts';
import { createTrash } from './trash/trash.ts';
import { createWorkStore, type WorkStore } from './work.store.ts';
import type { WorkAccess, WorkReaders } from './work-access.ts';
import { createWorkTools, type WorkTools } from './work-tools.ts';
import type { WorksTables } from './works.migrations.ts';
import { originOf, workBindings } from './works.routes.ts';

/** What works take from their neighbours. */
export interface WorkPorts extends WorkAccess {
  tools: readonly Tool[];
  readers: WorkReaders;
  /** Counts what is begun. */
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  /** Passages that the tenant's library and the common one have on something, best first. */
  find(tenant: string, query: string, locale: Locale): Promise<readonly RankedPassage[]>;
  /** Sentences of them that stand nearest to a text. */
  sentences: FindSentences;
  /** Texts by what they mean. */
  vectors: ToolPorts['vectors'];
  /** Answers questions from the library. */
  answer: AnswerFromLibrary;
  /** Where pictures in works are kept, and how much of them. */
  files: SealedFiles;
  quota: Pick<StorageQuota, 'claim'>;
  /** Writes from passages; absent where no language model is connected. */
  writer?: EvidenceWriter | undefined;
}

/** By what people are told of what calls them. */
export type WorkPost = Pick<Parameters<typeof createMentionPost>[1], 'jobs' | 'limiter' | 'mailer'>;

export interface WorksArea extends ServiceArea {
  store: WorkStore;
  make: WorkTools['make'];
  /** What works of a kind stand under in the history; undefined for a kind that this version does not know. */
  historyOf: KnownTools['historyOf'];
  /** Settings of tools, as an organisation has them. */
  settingsOf: ToolSettings['of'];
  /** Tells readers of a work that something has become of it beside its log. */
  wake(work: string): void;
}

/** The trash is looked through this often, in ms. */
const emptyInterval = 3_600_000;

/** Works: begun by their tools, read, edited and followed by whoever may. */
export function worksArea(
  { database, stopping, log, settings }: ServiceContext,
  outside: WorkPost,
  runs: Pick<RunsArea, 'handle'>,
  ports: WorkPorts,
): WorksArea {
  const feed = createChangeFeed(database);
  const known = createKnownTools(ports.tools, ports.writer !== undefined);
  const store = inPresentSchema(createWorkStore(database, feed), known.kindOf);
  const streams = createEventStreams(feed, ports.rights);
  stopping.addEventListener('abort', () => streams.close(), { once: true });
  const { writer } = ports;
  const db = database.tables<WorksTables>();
  const toolSettings = createToolSettings(db, ports.tools);
  const portsOf = (
    { scope: { tenantId: tenant }, locale }: RunFor,
    signal = stopping,
    meter = newMeter(),
  ): ToolPorts => ({
    locale,
    setting: toolSettings.of(tenant),
    newId: () => randomUUID(),
    vectors: ports.vectors,
    async sentences(about, within) {
      const found = await ports.sentences({ tenant, about, within, locale, signal });
      meter.passages += new Set(found.sentences.map(({ rank }) => rank)).size;
      return found;
    },
    async answer(asked, before) {
      const { used, ...answer } = await ports.answer({ tenant, asked, before, locale, signal });
      meter.passages += used.passages;
      meter.tokens += used.tokens;
      return answer;
    },
    ...(writer && {
      model: {
        origin: writer.origin,
        write: (task, passages) =>
          writer.write(task, {
            tenant,
            passages,
            locale,
            signal,
            onUsage(tokens) {
              meter.tokens += tokens;
            },
          }),
      },
    }),
  });
  const comments = createComments(db, store.talked);
  const mentions = createMentions(db);
  const post = createMentionPost(
    { database, log, settings },
    {
      ...outside,
      known,
      async mayRead(id, person) {
        const work = await store.find(id);
        return work !== undefined && (await ports.readers.among(work, [person])).length > 0;
      },
    },
  );
  const suggestions = createSuggestions(db, store.talked);
  const presence = createPresence(
    db,
    async (work) => {
      await feed.announce(db, work);
      feed.wake(work);
    },
    (error) => log.error('presence-not-told', error),
  );
  const { usage } = ports;
  const acting = { store, suggestions };
  const tools = createWorkTools({ ...acting, known, usage, portsOf });
  const rows = createWorkRunStore(db);
  const questions = createRunQuestionStore(db);
  const trace = createRunTraceStore(db);
  const ofProcedures = {
    ...acting,
    rows,
    questions,
    trace,
    feed,
    access: ports,
    usage,
    db,
    toolOf: known.toolOf,
    portsOf,
  };
  const procedures = createProcedures({
    store,
    rows,
    questions,
    trace,
    db,
    feed,
    runs: runs.handle(createProcedureRun(ofProcedures)),
  });
  const trash = createTrash(db, known.historyOf);
  const figures = createFigures(db, ports.files, ports.quota);
  const removeFigures = () =>
    removeLeftFiles(database.tables<LeftFileTables>(), 'work_figure_left', (id) => ports.files.remove(id));
  const shared = { store, known, access: ports, figures };
  let emptying: NodeJS.Timeout | undefined;
  let firstEmptied: ReturnType<typeof afterStart> | undefined;
  return {
    store,
    make: tools.make,
    historyOf: known.historyOf,
    settingsOf: toolSettings.of,
    wake: feed.wake,
    bindings: [
      ...workBindings({
        ...shared,
        tools,
        feed,
        streams,
        presence,
        importWork: createImport(store, known, ports.text, figures),
      }),
      ...actingBindings({ ...shared, tools, procedures }),
      ...talkBindings({ ...shared, comments, mentions, questions, post, readers: ports.readers, suggestions }),
      ...historyBindings({ ...shared, history: createWorkHistory(db) }),
      ...trashBindings({ ...shared, trash, wake: feed.wake }),
      ...settingBindings(toolSettings),
      ...boardBindings({ ...shared, tools, find: ports.find }),
      ...bind(trizCalls, {
        'triz.create': async ({ body, scope, locale, writer }) => ({
          triz_mind_id: await tools.begin('triz', body.message, {
            scope,
            locale,
            origin: originOf(writer),
            isIncognito: body.incognito,
          }),
        }),
      }),
    ],
    async start() {
      await feed.start();
      presence.start();
      if (settings.ROLE === 'web') return;
      const empty = async () => {
        await trash.empty().catch((error: unknown) => log.error('trash-not-emptied', error));
        await removeFigures().catch((error: unknown) => log.error('figures-not-removed', error));
      };
      emptying = setInterval(empty, emptyInterval).unref();
      firstEmptied = afterStart(empty);
    },
    async stop() {
      clearInterval(emptying);
      await firstEmptied?.stop();
      await presence.stop();
      streams.close();
      await feed.stop();
    },
  };
}

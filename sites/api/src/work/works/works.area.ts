import { randomUUID } from 'node:crypto';
import * as trizCalls from '@assay/contract/calls/triz';
import type { Locale, RankedPassage } from '@assay/domain';
import type { Tool, ToolPorts } from '@assay/works';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import { createEventStreams } from '../../ground/streams/event-stream.ts';
import type { AnswerFromLibrary } from '../../knowledge/evidence/answer-from-library.ts';
import type { FindSentences } from '../../knowledge/evidence/find-sentences.ts';
import type { EvidenceWriter } from '../../knowledge/evidence/write-from-evidence.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import { boardBindings } from './boards.routes.ts';
import { createChangeFeed } from './change-feed.ts';
import { historyBindings } from './history/history.routes.ts';
import { createWorkHistory } from './history/history.ts';
import { createImport } from './import/import-work.ts';
import { createPresence } from './presence/presence.ts';
import { createComments } from './talk/comments.ts';
import { createSuggestions } from './talk/suggestions.ts';
import { talkBindings } from './talk/talk.routes.ts';
import { trashBindings } from './trash/trash.routes.ts';
import { createTrash } from './trash/trash.ts';
import { createWorkStore, type WorkStore } from './work.store.ts';
import type { WorkAccess } from './work-access.ts';
import { createWorkTools, type WorkTools } from './work-tools.ts';
import type { WorksTables } from './works.migrations.ts';
import { originOf, workBindings } from './works.routes.ts';

/** What works take from their neighbours. */
export interface WorkPorts extends WorkAccess {
  tools: readonly Tool[];
  /** Counts what is begun. */
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  /** Passages that the tenant's library and the common one have on something, best first. */
  find(tenant: string, query: string, locale: Locale): Promise<readonly RankedPassage[]>;
  /** Sentences of them that stand nearest to a text. */
  sentences: FindSentences;
  /** Answers questions from the library. */
  answer: AnswerFromLibrary;
  /** Writes from passages; absent where no language model is connected. */
  writer?: EvidenceWriter | undefined;
}

export interface WorksArea extends ServiceArea {
  store: WorkStore;
  make: WorkTools['make'];
}

/** The trash is looked through this often, in ms. */
const emptyInterval = 3_600_000;

/** Works: begun by their tools, read, edited and followed by whoever may. */
export function worksArea({ database, stopping, log, settings }: ServiceContext, ports: WorkPorts): WorksArea {
  const feed = createChangeFeed(database);
  const store = createWorkStore(database, feed);
  const streams = createEventStreams(feed, ports.rights);
  stopping.addEventListener('abort', () => streams.close(), { once: true });
  const { writer } = ports;
  const portsOf = (scope: MemberScope, locale: Locale): ToolPorts => ({
    locale,
    newId: () => randomUUID(),
    sentences: (about) => ports.sentences({ tenant: scope.tenantId, about, locale, signal: stopping }),
    answer: (asked, before) => ports.answer({ tenant: scope.tenantId, asked, before, locale, signal: stopping }),
    ...(writer && {
      model: {
        origin: writer.origin,
        write: (asked, passages) => writer.write({ tenant: scope.tenantId, asked, passages, locale, signal: stopping }),
      },
    }),
  });
  const db = database.tables<WorksTables>();
  const comments = createComments(db, store.talked);
  const suggestions = createSuggestions(db, store.talked);
  const presence = createPresence(
    db,
    async (work) => {
      await feed.announce(db, work);
      feed.wake(work);
    },
    (error) => log.error('presence-not-told', error),
  );
  const tools = createWorkTools({
    store,
    tools: ports.tools,
    usage: ports.usage,
    db,
    portsOf,
    suggest: suggestions.add,
    hasModel: writer !== undefined,
  });
  const trash = createTrash(db, tools.historyOf);
  const shared = { store, tools, access: ports };
  let emptying: NodeJS.Timeout | undefined;
  return {
    store,
    make: tools.make,
    bindings: [
      ...workBindings({ ...shared, feed, streams, presence, importWork: createImport(store, tools, ports.text) }),
      ...talkBindings({ ...shared, comments, suggestions }),
      ...historyBindings({ ...shared, history: createWorkHistory(db) }),
      ...trashBindings({ ...shared, trash, wake: feed.wake }),
      ...boardBindings({ ...shared, find: ports.find }),
      ...bind(trizCalls, {
        'triz.create': async ({ body, scope, locale, writer }) => ({
          triz_mind_id: await tools.begin('triz', body.message, { scope, locale, origin: originOf(writer) }),
        }),
      }),
    ],
    async start() {
      await feed.start();
      presence.start();
      if (settings.ROLE === 'web') return;
      const empty = () => void trash.empty().catch((error: unknown) => log.error('trash-not-emptied', error));
      emptying = setInterval(empty, emptyInterval).unref();
      empty();
    },
    async stop() {
      clearInterval(emptying);
      await presence.stop();
      streams.close();
      await feed.stop();
    },
  };
}

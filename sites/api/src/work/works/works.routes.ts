import { parseCursor } from '@assay/contract';
import * as worksCalls from '@assay/contract/calls/works';
import type { Edit } from '@assay/works';
import { alreadySent, type Binding, bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { EventStreams } from '../../ground/streams/event-stream.ts';
import type { ChangeFeed } from './change-feed.ts';
import { withFalseQuotes } from './checked-quotes.ts';
import type { EditResult, WorkStore } from './work.store.ts';
import { editableWork, readableWork, type WorkAccess } from './work-access.ts';
import type { WorkTools } from './work-tools.ts';

interface WorkRoutes {
  store: WorkStore;
  feed: ChangeFeed;
  streams: EventStreams;
  tools: WorkTools;
  access: WorkAccess;
}

function resultOf(result: EditResult) {
  if ('revision' in result) return result;
  const { reason, record, field } = result.refused;
  return {
    id: result.id,
    refused: { reason, ...(record !== undefined && { record }), ...(field !== undefined && { field }) },
  };
}

export function workBindings({ store, feed, streams, tools, access }: WorkRoutes): Binding[] {
  return bind(worksCalls, {
    'works.open': async ({ params, scope }) => {
      await readableWork(store, access, scope, params.work_id);
      const opened = await store.open(params.work_id);
      if (!opened) throw new CallError('notFound');
      const { id, kind, revision, updated_at } = opened.work;
      return { work: { id, kind, revision, updated_at: updated_at.toISOString() }, records: opened.records };
    },
    'works.edit': async ({ params, body, scope }) => {
      const work = await editableWork(store, access, scope, params.work_id);
      // What is within documents and steps the kind judges when it reads them.
      const edits = body.edits as readonly Edit[];
      const refused = await withFalseQuotes(edits, (document, version) =>
        access.text(work.tenant_id, document, version),
      );
      const results = await store.edit(
        tools.kindOf(work.kind),
        work.id,
        edits.filter(({ id }) => !refused.has(id)),
        { author: { person: scope.userId }, writing: { origin: 'person' } },
      );
      if (!results) throw new CallError('notFound');
      return {
        results: [...results, ...Array.from(refused, ([id, why]) => ({ id, refused: why }))].map(resultOf),
      };
    },
    'works.act': async ({ params, scope, locale }) =>
      tools.act(await editableWork(store, access, scope, params.work_id), params.action, scope, locale),
    'works.changes': async ({ params, query, scope }) => {
      await readableWork(store, access, scope, params.work_id);
      const read = await feed.read(params.work_id, { attempt: 1, seq: query.after });
      if (!read) throw new CallError('notFound');
      return {
        changes: read.events.map(({ payload }) => JSON.parse(payload).change),
        revision: read.cursor.seq,
        has_more: read.hasMore,
      };
    },
    'works.sources': async ({ params, scope }) => {
      const work = await readableWork(store, access, scope, params.work_id);
      const details = await access.details(work.tenant_id, await store.cited(work.id));
      return {
        sources: Array.from(details, ([document, { title, sourceType, language, year }]) => ({
          document,
          title,
          source_type: sourceType,
          language,
          ...(year !== undefined && { year }),
        })),
      };
    },
    'works.live': async ({ params, body, scope, sessionId, locale, outgoing }): Promise<typeof alreadySent> => {
      const work = await readableWork(store, access, scope, params.work_id);
      streams.serve(outgoing, work.id, {
        after: parseCursor(body.last_event_id),
        right: access.readingRight({ scope, sessionId, locale }, work),
      });
      return alreadySent;
    },
  });
}

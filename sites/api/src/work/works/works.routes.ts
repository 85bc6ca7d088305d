import { randomUUID } from 'node:crypto';
import { parseCursor } from '@assay/contract';
import * as worksCalls from '@assay/contract/calls/works';
import { pictureMediaTypes } from '@assay/domain';
import type { Edit, EditRefused, Origin } from '@assay/works';
import { figuresOf } from '@assay/works/prose';
import { attachment } from '../../ground/http/attachment.ts';
import { alreadySent, type Binding, bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { withoutLink } from '../../ground/scope/tenant-scope.ts';
import type { EventStreams } from '../../ground/streams/event-stream.ts';
import { whileSent } from '../../ground/streams/held-file.ts';
import type { ChangeFeed } from './change-feed.ts';
import { withFalseQuotes } from './checked-quotes.ts';
import { exportWork } from './export/export-work.ts';
import type { Figures } from './figures/figures.ts';
import { receivePicture } from './figures/receive-picture.ts';
import type { ImportWork } from './import/import-work.ts';
import type { KnownTools } from './known-tools.ts';
import { linkView, withoutAuthor } from './link-view.ts';
import type { PresenceDesk } from './presence/presence.ts';
import type { EditResult, WorkStore } from './work.store.ts';
import { type AccessibleWork, showsPast, type WorkAccess, workFor } from './work-access.ts';
import type { WorkTools } from './work-tools.ts';

/** What a model writes in somebody's name is not what they wrote: it never stands over their words. */
export const originOf = (writer: string | undefined): Origin => (writer === undefined ? 'person' : `model:${writer}`);

interface WorkRoutes {
  tools: WorkTools;
  figures: Figures;
  store: WorkStore;
  feed: ChangeFeed;
  streams: EventStreams;
  known: KnownTools;
  access: WorkAccess;
  presence: PresenceDesk;
  importWork: ImportWork;
}

/** Forms of exports that hold pictures. */
const withPictures = { docx: true, pdf: true, md: true, json: true } as const;

/** Seconds for which a page that came by a link may have been cut off and goes on; after that it opens the work anew. */
const recent = 900;

/** Why an edit was not done, as it travels. */
export function refusalOf({ reason, record, field }: EditRefused) {
  return { reason, ...(record !== undefined && { record }), ...(field !== undefined && { field }) };
}

/** What came of an edit, to whoever may edit and so read how the work was: a link lets nobody do either. */
function resultOf(result: EditResult) {
  if ('refused' in result) return { id: result.id, refused: refusalOf(result.refused) };
  const { id, revision, over } = result;
  if (over.length === 0) return { id, revision };
  return { id, revision, over: over.map((one) => ({ ...one, value: one.value ?? null })) };
}

export function workBindings(routes: WorkRoutes): Binding[] {
  const { tools, store, feed, streams, known, access, presence, figures, importWork } = routes;

  /**
   * Changes tell what stood there before.
   *
   * @throws CallError gone to whoever came by a link, for older ones and for those of a time when there was no such link
   */
  async function assertRecent(work: AccessibleWork, after: number): Promise<void> {
    if (showsPast(work)) return;
    if (after < (await feed.revisionBefore(work.id, recent, work.access.since))) throw new CallError('gone');
  }

  return bind(worksCalls, {
    'works.begin': async ({ body: { kind, message, incognito }, scope, locale, writer }) => ({
      work_id: await tools.begin(kind, message, { scope, locale, origin: originOf(writer), isIncognito: incognito }),
    }),
    'works.open': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const opened = await store.open(params.work_id);
      if (!opened) throw new CallError('notFound');
      const { id, kind, revision, updated_at } = opened.work;
      const { role, by } = work.access;
      return {
        work: {
          id,
          kind,
          revision,
          updated_at: updated_at.toISOString(),
          role,
          is_owner: by === 'owner',
          incognito: opened.work.is_incognito,
          actions: known.actionsOf(kind),
          shows_past: showsPast(work),
        },
        records: opened.records,
      };
    },
    'works.edit': async ({ params, body, scope, writer }) => {
      const work = await workFor(store, access, scope, params.work_id, 'edit');
      // What is within documents and steps the kind judges when it reads them.
      const edits = body.edits as readonly Edit[];
      const refused = await withFalseQuotes(edits, (document, version) =>
        access.text(work.tenant_id, document, version),
      );
      const results = await store.edit(
        known.kindOf(work.kind),
        work.id,
        edits.filter(({ id }) => !refused.has(id)),
        { author: { person: scope.userId }, writing: { origin: originOf(writer) } },
      );
      if (!results) throw new CallError('notFound');
      return {
        results: [...results, ...Array.from(refused, ([id, why]) => ({ id, refused: why }))].map(resultOf),
      };
    },
    'works.changes': async ({ params, query, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      await assertRecent(work, query.after);
      const read = await feed.read(params.work_id, { attempt: 1, seq: query.after });
      if (!read) throw new CallError('notFound');
      return {
        changes: read.events.map(({ payload }) => {
          const { change } = JSON.parse(payload);
          return showsPast(work) ? change : withoutAuthor(change);
        }),
        revision: read.cursor.seq,
        has_more: read.hasMore,
      };
    },
    'works.sources': async ({ params, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
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
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const after = parseCursor(body.last_event_id);
      await assertRecent(work, after?.seq ?? 0);
      if (body.page !== undefined) {
        const leave = await presence.enter(work.id, body.page, scope.role === 'guest' ? null : scope.userId);
        if (outgoing.destroyed) leave();
        else outgoing.once('close', leave);
      }
      // Whoever reads more than a link shows does not go on by a link that they came by too.
      const isWhole = showsPast(work);
      const reader = isWhole && scope.role !== 'guest' ? withoutLink(scope) : scope;
      const right = access.readingRight({ scope: reader, sessionId, locale }, work);
      streams.serve(outgoing, work.id, { after, ...(!isWhole && { filter: linkView }), right });
      return alreadySent;
    },
    'works.export': async ({ params, body, scope, sessionId, locale, outgoing }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const right = access.readingRight({ scope, sessionId, locale }, work);
      return whileSent(access.rights, right, outgoing, async () => {
        const opened = await store.open(work.id);
        if (!opened) throw new CallError('notFound');
        const details = await access.details(work.tenant_id, await store.cited(work.id));
        const { revision } = opened.work;
        const { records } = opened;
        const exported = { tool: known.toolOf(work.kind), revision, records, details, locale };
        const pictures = await figures.read(work.id, body.format in withPictures ? figuresOf(records) : new Set());
        return exportWork({ ...exported, figures: pictures }, body.format);
      });
    },
    'works.addFigure': async ({ params, scope, request }) => {
      const work = await workFor(store, access, scope, params.work_id, 'edit');
      const picture = await receivePicture(request);
      const id = randomUUID();
      // It is the work's, whoever of those who edit it brings it.
      const holder = { tenantId: work.tenant_id, userId: work.owner_id };
      await figures.keep(holder, [{ ...picture, id }], (add) => store.beside(work.id, (trx) => add(trx, work.id)));
      const { type, width, height } = picture;
      return { figure_id: id, type, width, height };
    },
    'works.figure': async ({ params, scope, sessionId, locale, outgoing }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      const right = access.readingRight({ scope, sessionId, locale }, work);
      return whileSent(access.rights, right, outgoing, async () => {
        const row = await figures.find(work.id, params.figure_id);
        const found = row && (await figures.open(row));
        if (!row || !found) throw new CallError('notFound');
        return new Response(found.stream, {
          headers: {
            'content-type': pictureMediaTypes[row.type],
            'content-length': String(found.size),
            // A drawing does nothing: what stands in it was checked, and it is shown as a picture alone.
            'content-security-policy': "default-src 'none'; sandbox",
            'content-disposition': attachment('figure', `.${row.type}`),
            'cache-control': 'private, no-store',
          },
        });
      });
    },
    'works.import': ({ body, scope }) => importWork(scope, body),
    'works.present': async ({ params, body: { page, ...place }, scope }) => {
      const work = await workFor(store, access, scope, params.work_id, 'read');
      return { shown: await presence.move(work.id, page, scope.userId, place) };
    },
  });
}

import type { Client } from '@assay/client';
import * as libraryCalls from '@assay/contract/calls/library';
import * as seekCalls from '@assay/contract/calls/seek';
import { createOutbox, newMessageId, type SeekModuleType } from '@assay/domain';
import { documentOfPassages } from '../evidence/document-of-passages.ts';
import type { EvidenceDocument } from '../evidence/useStoredDocument.ts';
import { failureOf } from '../run/failure.ts';
import type { FollowHandle, FollowHandlers } from '../run/run.types.ts';
import { closingOnly, type SharingSource, sharingOf } from '../share-dialog/sharing.source.ts';
import type { ReadDocument, SeekFilters, SeekPage, SeekQuestion } from './module-contents.ts';
import { storedStream } from './stored-stream.ts';

/** A former text of a module. */
export interface ModuleVersion {
  version: number;
  at: string;
  text?: string;
  content: unknown;
}

/** Everything the seek panel needs from outside. What a reader may not do is absent, and is not offered. */
export interface SeekSource {
  page(seekId: string, signal: AbortSignal): Promise<SeekPage>;
  follow(question: SeekQuestion, handlers: FollowHandlers): FollowHandle;
  ask(seekId: string, input: string, filters: SeekFilters): Promise<SeekQuestion>;
  rewrite(question: SeekQuestion, deepInput: string): Promise<SeekQuestion>;
  stop(questionId: string, attempt: number): Promise<void>;
  regenerate(questionId: string, modules: readonly SeekModuleType[]): Promise<void>;
  /** Former texts, for the author. */
  versions?: (questionId: string, module: SeekModuleType) => Promise<readonly ModuleVersion[]>;
  /** A stored version of a document, to show a passage in its surroundings; without it the quotation stands alone. */
  document?: (id: string, version: number, signal: AbortSignal) => Promise<ReadDocument>;
  /** The same for whoever reads passages and no documents: what stands at the places that an answer cites. */
  passages?: (questionId: string, id: string, version: number, signal: AbortSignal) => Promise<EvidenceDocument>;
  sharing?: SharingSource;
}

const asked = (
  reply: { question_id: string; input: string; stream: string; modules: SeekQuestion['modules'] },
  rest: Pick<SeekQuestion, 'parent_id' | 'filters'> & { deep_input?: string },
): SeekQuestion => ({
  question_id: reply.question_id,
  input: reply.input,
  stream: reply.stream,
  modules: reply.modules,
  status: 'starting',
  asked_at: new Date().toISOString(),
  ...rest,
});

/** What everybody may do who reads a page, and its author besides. */
type VisitorSeekSource = Omit<Required<SeekSource>, 'versions' | 'document' | 'sharing'>;

/**
 * The source of whoever has no account: a guest with a link, a visitor of a page that carries the panel. Sending the same
 * message twice stores one question.
 */
export function createVisitorSeekSource(client: Client, newId: () => string = newMessageId): VisitorSeekSource {
  const outbox = createOutbox(newId);
  return {
    page: (seekId, signal) => client.call(seekCalls.page, { params: { seek_id: seekId } }, { signal }),
    follow(question, { onState, onConnection, onTimeout, onFailure }) {
      return client.openStream(
        seekCalls.stream,
        { body: { question_id: question.question_id } },
        {
          onState,
          onConnection,
          onTimeout,
          onError: (error) => onFailure(failureOf(error)),
          loadStored: async () => storedStream(question),
        },
      );
    },
    async ask(seekId, input, filters) {
      const reply = await outbox({ seekId, input, filters }, (id) =>
        client.call(seekCalls.init, { body: { input, seek_id: seekId, filters, client_id: id } }),
      );
      return asked(reply, { parent_id: null, filters });
    },
    async rewrite(question, deepInput) {
      const { question_id } = question;
      const reply = await outbox({ question_id, deepInput }, (id) =>
        client.call(seekCalls.rewrite, { body: { question_id, deep_input: deepInput, client_id: id } }),
      );
      return asked(reply, { parent_id: reply.parent_id, filters: question.filters, deep_input: deepInput });
    },
    async stop(questionId, attempt) {
      await client.call(seekCalls.stopEvent, { query: { question_id: questionId, attempt } });
    },
    async regenerate(questionId, modules) {
      await client.call(seekCalls.regenerate, { body: { question_id: questionId, modules: [...modules] } });
    },
    async passages(questionId, document, version, signal) {
      const request = { params: { question_id: questionId }, body: { document, version } };
      return documentOfPassages(await client.call(seekCalls.passages, request, { signal }));
    },
  };
}

/** The source of a person with an account, who reads documents as they are. */
export function createSeekSource(
  client: Client,
  newId: () => string = newMessageId,
): Omit<Required<SeekSource>, 'passages'> {
  const { passages: _, ...visitor } = createVisitorSeekSource(client, newId);
  return {
    ...visitor,
    async versions(questionId, module) {
      const reply = await client.call(seekCalls.versions, { params: { question_id: questionId, module_name: module } });
      return reply.versions.map(({ version, at, content, text }) => ({
        version,
        at,
        content,
        ...(text === undefined ? {} : { text }),
      }));
    },
    document: (id, version, signal) =>
      client.call(libraryCalls.document, { params: { id }, query: { version } }, { signal }),
    sharing: sharingOf(client, 'seek_search'),
  };
}

/** The source of somebody whose role reads: they close what they once opened, and open nothing. */
export function createViewerSeekSource(client: Client): SeekSource {
  const source = createSeekSource(client);
  return { ...source, sharing: closingOnly(source.sharing) };
}

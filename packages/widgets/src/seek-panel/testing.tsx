import { applyFrame, emptyStream, type StreamFrame, type StreamState } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { FollowHandlers } from '../run/run.types.ts';
import { type DocumentId, documents } from './fixtures/library.ts';
import { recordedPage, recordedQuestion } from './fixtures/recorded.ts';
import type { ReadDocument, SeekPage } from './module-contents.ts';
import type { SeekSource } from './seek-panel.source.ts';

/** A source that plays recorded frames from memory, one state after the other, as fast as they are read. */
export interface RecordedSource extends SeekSource {
  /** What the panel asked of it, in order. */
  readonly asked: readonly string[];
  /** Tells the panel more of the running question. */
  play(...frames: StreamFrame[]): void;
  handlers(): FollowHandlers;
}

export interface RecordedSourceOptions {
  frames: readonly StreamFrame[];
  page?: Partial<SeekPage>;
}

export function createRecordedSource({ frames, page }: RecordedSourceOptions): RecordedSource {
  const asked: string[] = [];
  let held: StreamState = frames.reduce(applyFrame, emptyStream);
  let handlers: FollowHandlers | undefined;
  return {
    asked,
    play(...more) {
      held = more.reduce(applyFrame, held);
      handlers?.onState(held);
    },
    handlers: () => {
      if (!handlers) throw new Error('Nobody follows the question yet.');
      return handlers;
    },
    page: async () => recordedPage(page),
    follow(_, given) {
      handlers = given;
      given.onConnection({ status: 'open', resumed: false });
      if (frames.length > 0) given.onState(held);
      return { reconnect: () => asked.push('reconnect'), close: () => undefined };
    },
    async ask(_, input) {
      asked.push(`ask ${input}`);
      return recordedQuestion({ question_id: `q${asked.length + 1}`, input });
    },
    async rewrite(question, deepInput) {
      asked.push(`rewrite ${deepInput}`);
      return recordedQuestion({ question_id: 'rewritten', parent_id: question.question_id, deep_input: deepInput });
    },
    async stop() {
      asked.push('stop');
    },
    async regenerate(_, modules) {
      asked.push(`regenerate ${modules.join(' ')}`);
    },
    versions: async () => [{ version: 1, at: '2026-11-20T10:00:00.000Z', content: null, text: 'The former text.' }],
    async document(id, version): Promise<ReadDocument> {
      const document = documents[id as DocumentId];
      return {
        id,
        version,
        latest: version,
        title: document.title,
        text: document.text,
        parts: paragraphs(document.text),
        family: id,
        source_type: document.sourceType,
        source: 'recorded',
        language: document.language,
        dates: { publication: `${document.year}-01-01` },
        licence: 'CC-BY-4.0',
        claims: [],
        parties: [{ role: 'author', name: document.owner }],
        classes: [],
        references: [],
      };
    },
    sharing: {
      shareLinks: async () => [],
      async share() {
        asked.push('share');
        const link = { link_id: 'l1', created_at: '2026-11-21T04:00:00.000Z', expires_at: null, opened: 0 };
        return { link, path: '/page/p1?share=token' };
      },
      async revoke(id) {
        asked.push(`revoke ${id}`);
      },
    },
  };
}

/** The same for whoever has no account: passages and no documents, no former texts, nothing to share. */
export function visitorOf({ versions: _, document: __, sharing: ___, ...source }: RecordedSource): RecordedSource {
  return {
    ...source,
    // Nobody who has no account reads more than is cited.
    async passages(_question, id) {
      const { title, text, language } = documents[id as DocumentId];
      return { title, text, language, parts: [] };
    },
  };
}

function paragraphs(text: string): ReadDocument['parts'] {
  let at = 0;
  return text.split('\n\n').map((paragraph, index) => {
    const start = at;
    at += paragraph.length + 2;
    return { kind: index === 0 ? ('title' as const) : ('paragraph' as const), start, end: start + paragraph.length };
  });
}

/** Words of a locale around a story or a test. */
export function Words({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  const translator = useMemo(() => createTranslator({ locale }), [locale]);
  return (
    <TranslatorProvider translator={translator}>
      <Suspense>{children}</Suspense>
    </TranslatorProvider>
  );
}

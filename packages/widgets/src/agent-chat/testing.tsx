import { applyFrame, emptyStream, type StreamFrame } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { FollowHandlers } from '../run/run.types.ts';
import type { AgentSource } from './agent-chat.source.ts';
import type { AgentJob, BegunReply, UploadedFile } from './agent-chat.types.ts';
import { recordedAgents, storedText } from './fixtures/recorded.ts';

/** A source that plays recorded jobs and frames from memory. */
export interface RecordedAgentSource extends AgentSource {
  /** What the chat asked of it, in order. */
  readonly asked: readonly string[];
  /** Tells the chat more of the reply that it follows. */
  play(...frames: StreamFrame[]): void;
}

export interface RecordedOptions {
  job: AgentJob;
  /** Older pages, the next one first. */
  older?: readonly AgentJob[];
  frames?: readonly StreamFrame[];
  uploads?: (file: File) => UploadedFile;
}

export function createRecordedSource({ job, older = [], frames = [], uploads }: RecordedOptions): RecordedAgentSource {
  const asked: string[] = [];
  const pages = [...older];
  let held = frames.reduce(applyFrame, emptyStream);
  let handlers: FollowHandlers | undefined;
  let turns = 0;
  const begun = (): BegunReply => {
    turns += 1;
    return { job_id: job.job_id, message_id: `u${turns}`, reply: `a${turns}`, status: 'queued', plan: [] };
  };
  return {
    asked,
    play(...more) {
      held = more.reduce(applyFrame, held);
      handlers?.onState(held);
    },
    agents: async () => recordedAgents,
    job: async (_, before) =>
      before === undefined ? job : (pages.shift() ?? { ...job, messages: [], has_more: false }),
    async begin(code, { content }, isPlanned) {
      asked.push(`begin ${code} ${content}${isPlanned ? ' planned' : ''}`);
      return begun();
    },
    async send(_, parent, { content, files }) {
      asked.push(`send ${parent} ${content}${files.length > 0 ? ` with ${files.join(' ')}` : ''}`);
      held = emptyStream;
      return begun();
    },
    async runPlan(_, reply) {
      asked.push(`run ${reply}`);
      return { ...begun(), reply };
    },
    async answer(_, reply, given) {
      asked.push(`answer ${reply} ${JSON.stringify(given)}`);
      return { ...begun(), reply };
    },
    async again(_, reply) {
      asked.push(`again ${reply}`);
      return { ...begun(), reply };
    },
    async stop(_, reply) {
      asked.push(`stop ${reply}`);
    },
    follow(_, __, given) {
      handlers = given;
      given.onConnection({ status: 'open', resumed: false });
      if (held.attempt > 0) given.onState(held);
      return { reconnect: () => asked.push('reconnect'), close: () => undefined };
    },
    versions: async () => [
      {
        version: 1,
        at: '2026-11-20T10:00:00.000Z',
        reply: { parts: [{ part: 'reply', kind: 'text', text: 'The former text.' }], sources: [], cites: [] },
      },
    ],
    async rate(_, reply, rating) {
      asked.push(`rate ${reply} ${rating}`);
    },
    async export(_, leaf, format) {
      asked.push(`export ${leaf} ${format}`);
      return new Blob(['x']);
    },
    async upload(files, _, { onProgress }) {
      onProgress(1);
      return files.map(
        (file) =>
          uploads?.(file) ?? { file_id: `f-${file.name}`, name: file.name, type: 'txt', size: 1, status: 'success' },
      );
    },
    document: async () => ({
      title: 'Rate capability of LiFePO4',
      text: storedText,
      parts: [{ kind: 'paragraph', start: 0, end: storedText.length }],
      language: 'en',
    }),
    sharing: {
      shareLinks: async () => [],
      async share() {
        asked.push('share');
        const link = { link_id: 'l1', created_at: '2026-11-21T04:00:00.000Z', expires_at: null, opened: 0 };
        return { link, path: '/ai/agent-flow/job-1?share=token' };
      },
      async revoke(id) {
        asked.push(`revoke ${id}`);
      },
    },
    tabs: () => ({ changed: () => undefined, close: () => undefined }),
  };
}

/** The same for whoever has no account: passages and no documents, no files, no former replies, nothing to share. */
export function visitorOf(source: RecordedAgentSource): RecordedAgentSource {
  const { versions: _, rate: __, export: ___, upload: ____, document: _____, sharing: ______, ...visitor } = source;
  return visitor;
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

import { createTranslator, TranslatorProvider } from '@assay/i18n';
import {
  asDone,
  type Check,
  createWorkState,
  type Edit,
  type Operation,
  transact,
  type WorkRecord,
} from '@assay/works';
import { sampleKind, sequencer } from '@assay/works/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { KeptEdits } from './kept-edits.ts';
import { worksMessages } from './messages.ts';
import { type WorkPanel, WorkPanelContext } from './panel/WorkPanelContext.ts';
import type { NewSuggestion } from './suggest.types.ts';
import type { Suggestion, WorkComment } from './talk/talk.source.ts';
import { WorkContext } from './WorkContext.ts';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from './WorkDescriptions.ts';
import { WorkFindingsContext } from './WorkFindings.ts';
import { openWorkSession, type WorkSession } from './work-session.ts';
import type { PresentPerson, SentEdit, WorkFollowing, WorkSource } from './works.source.ts';

/**
 * A service in one list, and lines to it that can be cut; what is suggested waits as the service tells it.
 *
 * @param begun what stands there already
 */
export function service(begun: readonly Operation[]) {
  const works = sequencer();
  const followers = new Set<{ following: WorkFollowing; isCut(): boolean }>();
  const present = new Map<string, PresentPerson>();
  const waiting = new Map<string, { by: string; operations: readonly Operation[] }>();
  let next = 0;
  let talk = 0;

  function tell(): void {
    for (const { following, isCut } of followers) {
      if (isCut()) continue;
      for (const change of works.log.slice(following.after())) following.receive(change);
      following.onSurroundings({ talk, present: [...present.values()], runs: [] });
    }
  }

  /** What waits, as it fits what stands there now. */
  const suggestions = (): Suggestion[] =>
    Array.from(waiting, ([id, { by, operations }]) => {
      const state = createWorkState(sampleKind, works.records());
      const meantime = { before: [], since: (revision: number) => works.log.slice(revision) };
      const effect = transact(state, operations, { origin: 'person' }, meantime);
      return {
        id,
        author: { person: by, name: by },
        origin: 'person',
        reason: null,
        operations: asDone({ id, operations }, effect, works.log.length).operations,
        at: '2026-11-28T00:00:00Z',
        state: 'open',
        decided_at: null,
        decided_by: null,
      };
    });

  const opened: string[] = [];
  const comments: WorkComment[] = [];
  const panel: WorkPanel = {
    tab: undefined,
    place: undefined,
    key: 'sample',
    open: (tab, place) => opened.push([tab, place?.record, place?.field].filter(Boolean).join(' ')),
    close: () => undefined,
    history: {} as WorkPanel['history'],
    talk: {
      comments: async () => comments,
      readers: async () => [{ id: 'u1', name: 'Mira Meier' }],
      suggestions: async () => suggestions(),
      async decide(id, isAccepted) {
        const { operations = [] } = waiting.get(id) ?? {};
        waiting.delete(id);
        if (isAccepted) works.call([{ id, operations }], 'x');
        talk += 1;
        tell();
        return true;
      },
    } as Partial<WorkPanel['talk']> as WorkPanel['talk'],
  };

  function person(name: string, role: 'edit' | 'read' = 'edit') {
    let isCut = false;
    const kept: { edits: readonly Edit[]; suggestions: readonly NewSuggestion[] } = { edits: [], suggestions: [] };
    const store: KeptEdits = {
      edits: {
        read: () => kept.edits,
        write: (edits) => {
          kept.edits = edits;
        },
      },
      suggestions: {
        read: () => kept.suggestions,
        write: (suggestions) => {
          kept.suggestions = suggestions;
        },
      },
    };
    const opened = {
      kind: 'sample',
      revision: works.log.length,
      records: works.records() as WorkRecord[],
      role,
      isOwner: role === 'edit',
      isIncognito: false,
      actions: [],
      showsPast: true,
    };
    const suggested: Operation[] = [];
    const source: WorkSource = {
      page: name,
      open: async () => opened,
      async present(place) {
        present.set(name, { page: name, person: name, name, ...place });
        tell();
      },
      async edit(edits) {
        if (isCut) throw new Error('There is no line.');
        const results = works.call(edits, name).map((came, at): SentEdit => {
          const id = edits[at]?.id ?? '';
          return 'revision' in came ? { id, revision: came.revision } : { id, refused: { reason: came.reason } };
        });
        queueMicrotask(tell);
        return results;
      },
      runs: async () => [],
      answerRun: async () => undefined,
      runSteps: async () => [],
      pauseRun: async () => undefined,
      stopRun: async () => undefined,
      act: async () => ({ changed: false, suggested: false }),
      sources: async () => [],
      follow(following) {
        const one = { following, isCut: () => isCut };
        followers.add(one);
        return { reconnect: () => undefined, close: () => followers.delete(one) };
      },
    };
    const session = openWorkSession({
      source,
      kind: sampleKind,
      opened,
      lost: [],
      over: [],
      kept: store,
      newId: () => `${name}-${next++}`,
      async suggest({ id, operations }) {
        if (isCut) throw new Error('There is no line.');
        suggested.push(...operations);
        waiting.set(id, { by: name, operations });
        talk += 1;
        tell();
      },
      onRefused: () => undefined,
    });
    return {
      session,
      kept,
      suggested,
      cut() {
        isCut = true;
        for (const { following } of followers) following.onStatus('away');
      },
      join() {
        isCut = false;
        for (const { following } of followers) following.onStatus('open');
        tell();
      },
    };
  }
  works.call([{ id: 'first', operations: begun }], 'x');
  return { works, person, panel, opened, comments, tell };
}

const translator = createTranslator({ locale: 'en' });
await translator.load(worksMessages);

const descriptions: WorkDescriptions = {
  type: (type) => type,
  field: (_, field) => field,
  record: ({ id }) => id,
  value: (_, __, value) => plainText(value),
  finding: ({ rule }) => ({ text: rule }),
};

interface PersonsPageProps {
  session: WorkSession;
  panel: WorkPanel;
  check: Check;
  children: ReactNode;
}

/** What stands around a part of a work on the page of one person. */
export function PersonsPage({ session, panel, check, children }: PersonsPageProps) {
  const [held] = useState(session);
  const { content } = useSyncExternalStore(held.subscribe, held.snapshot);
  // oxlint-disable-next-line react/exhaustive-deps
  const findings = useMemo(() => check(held.state), [check, held, content]);
  const [reading] = useState(() => new QueryClient());
  return (
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={reading}>
        <WorkContext value={held}>
          <WorkPanelContext value={panel}>
            <WorkDescriptionsContext value={descriptions}>
              <WorkFindingsContext value={findings}>{children}</WorkFindingsContext>
            </WorkDescriptionsContext>
          </WorkPanelContext>
        </WorkContext>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}

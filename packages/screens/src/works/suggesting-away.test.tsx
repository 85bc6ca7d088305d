import { CallError } from '@assay/client';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { createWorkState, type Edit, type Operation, transact } from '@assay/works';
import { documentOf } from '@assay/works/prose';
import { sampleKind, sequencer } from '@assay/works/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptEdits } from './kept-edits.ts';
import { worksMessages } from './messages.ts';
import type { NewSuggestion } from './suggest.types.ts';
import { memoryWork } from './testing.ts';
import { plainText, WorkDescriptionsContext } from './WorkDescriptions.ts';
import { WorkFrame } from './WorkFrame.tsx';
import { createWorkOpening, type WorkOpening } from './work-opening.ts';
import type { WorkSession } from './work-session.ts';
import type { SentEdit, WorkFollowing, WorkSource } from './works.source.ts';

const translator = createTranslator({ locale: 'en' });
await translator.load(worksMessages);

const descriptions = {
  type: (type: string) => type,
  field: (_: string, field: string) => field,
  record: ({ id }: { id: string }) => id,
  value: (_: string, __: string, value: Parameters<typeof plainText>[0]) => plainText(value),
  finding: ({ rule }: { rule: string }) => ({ text: rule }),
};

const prose = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/** A service in one list that counts what it is told, and the line to it. */
function service() {
  const works = sequencer();
  const suggestions = new Map<string, readonly Operation[]>();
  const told: string[] = [];
  const followers = new Set<WorkFollowing>();
  let answer: 'given' | 'lost' | 'none' = 'given';
  let refusal: CallError | undefined;
  works.call(
    [
      {
        id: 'first',
        operations: [
          { op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } },
          { op: 'add', id: 'text', type: 'passage', parent: null, fields: { body: prose('A pump.') } },
        ],
      },
    ],
    'x',
  );

  function tell(): void {
    if (answer !== 'given') return;
    for (const each of followers) for (const change of works.log.slice(each.after())) each.receive(change);
  }

  function reach(): void {
    if (answer === 'none') throw new CallError({ code: 0, status: 0, message: 'There is no line.' });
  }

  function source(): WorkSource {
    return {
      page: 'page',
      open: async () => ({
        kind: 'sample',
        revision: works.log.length,
        records: works.records(),
        role: 'edit',
        isOwner: true,
        isIncognito: false,
        actions: [],
        showsPast: true,
      }),
      present: async () => undefined,
      async edit(edits) {
        reach();
        const results = works.call(edits, 'ann').map((came, at): SentEdit => {
          const id = edits[at]?.id ?? '';
          return 'revision' in came ? { id, revision: came.revision } : { id, refused: { reason: came.reason } };
        });
        queueMicrotask(tell);
        return results;
      },
      act: async () => ({ changed: false, suggested: false }),
      runs: async () => [],
      answerRun: async () => undefined,
      runSteps: async () => [],
      pauseRun: async () => undefined,
      stopRun: async () => undefined,
      sources: async () => [],
      follow(following) {
        followers.add(following);
        return { reconnect: () => undefined, close: () => followers.delete(following) };
      },
    };
  }

  async function suggest({ id, operations }: NewSuggestion): Promise<void> {
    reach();
    if (refusal) throw refusal;
    told.push(id);
    suggestions.set(id, operations);
    if (answer === 'lost') throw new CallError({ code: 0, status: 0, message: 'The answer was lost.' });
  }

  return {
    works,
    suggestions,
    told,
    source,
    suggest,
    line(next: typeof answer) {
      answer = next;
      for (const each of followers) each.onStatus(next === 'given' ? 'open' : 'away');
      tell();
    },
    refuse(error: CallError) {
      refusal = error;
    },
  };
}

describe('suggesting away from the line', () => {
  let made: ReturnType<typeof service>;
  const rename: Operation = { op: 'set', id: 'pump', field: 'name', value: 'Gear pump' };

  beforeEach(() => {
    localStorage.clear();
    made = service();
  });
  afterEach(cleanup);

  /** The page of somebody who opens the work, and their session in it. */
  async function page(): Promise<{ session: WorkSession; leave(): void }> {
    const opening: WorkOpening = createWorkOpening({
      source: made.source(),
      kind: sampleKind,
      kept: keptEdits('w', 'ann'),
      person: 'ann',
      suggest: made.suggest,
      onRefused: () => undefined,
    });
    const { services } = memoryWork(sampleKind, []);
    const { unmount } = render(
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={new QueryClient()}>
          <WorkDescriptionsContext value={descriptions}>
            <WorkFrame
              opening={opening}
              services={services}
              tool="Sample"
              check={() => []}
              person="ann"
              mayCopy={false}
              Header={({ start, end }) => (
                <header>
                  {start}
                  {end}
                </header>
              )}
              onBack={() => undefined}
              onCopied={() => undefined}
              onRemoved={() => undefined}
              onFailed={() => undefined}
            >
              {null}
            </WorkFrame>
          </WorkDescriptionsContext>
        </QueryClientProvider>
      </TranslatorProvider>,
    );
    const session = await vi.waitFor(() => {
      const state = opening.snapshot();
      if (state.status !== 'open') throw new Error('It is not open yet.');
      return state.session;
    });
    return { session, leave: unmount };
  }

  async function suggesting(...operations: Operation[]) {
    const opened = await page();
    opened.session.setMode('suggest');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Suggesting'));
    made.line('none');
    opened.session.edit(operations);
    return opened;
  }

  it('says that it is kept on the device, and suggests it once the line is back', async () => {
    const { session } = await suggesting(rename);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Offline: kept on this device'));
    expect(made.told).toEqual([]);
    made.line('given');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Suggesting'));
    expect([...made.suggestions.values()]).toEqual([[rename]]);
    expect([session.snapshot().lost, keptEdits('w', 'ann').suggestions.read()]).toEqual([[], []]);
    expect(made.works.log).toHaveLength(1);
  });

  it('finds one suggestion after the page was loaded anew, whose words fit what stands there', async () => {
    const written: Operation = {
      op: 'write',
      id: 'text',
      field: 'body',
      on: 1,
      steps:
        sampleKind.types['passage']?.fields['body']?.stepwise?.between(prose('A pump.'), prose('A big pump.')) ?? [],
    };
    const { leave } = await suggesting(written);
    leave();
    made.works.call(
      [{ id: 'other', operations: [{ op: 'set', id: 'text', field: 'body', value: prose('Here: A pump.') }] }],
      'bob',
    );
    made.line('given');
    await page();
    await vi.waitFor(() => expect(made.suggestions.size).toBe(1));
    expect(keptEdits('w', 'ann').suggestions.read()).toEqual([]);
    const [[id, operations] = ['', []]] = made.suggestions;
    const state = createWorkState(sampleKind, made.works.records());
    const meantime = { before: [] as Edit[], since: (revision: number) => made.works.log.slice(revision) };
    transact(state, operations, { origin: 'person' }, meantime);
    expect(documentOf(state.get('text')?.fields['body']).textContent).toBe('Here: A big pump.');
    expect(made.told).toEqual([id]);
  });

  it('is one suggestion where the answer of the service was lost and it was sent twice', async () => {
    const { session } = await page();
    session.setMode('suggest');
    made.line('lost');
    session.edit([rename]);
    await vi.waitFor(() => expect(made.told).toHaveLength(1));
    await vi.waitFor(() => expect(session.snapshot().saved).toBe('device'));
    made.line('given');
    await vi.waitFor(() => expect(session.snapshot().saved).toBe('saved'));
    expect(made.told[1]).toBe(made.told[0]);
    expect(made.suggestions.size).toBe(1);
  });

  it('goes behind what was edited before it', async () => {
    const { session } = await page();
    made.line('none');
    session.edit([{ op: 'add', id: 'valve', type: 'part', parent: null, fields: { name: 'Valve' } }]);
    session.setMode('suggest');
    session.edit([{ op: 'set', id: 'valve', field: 'name', value: 'Check valve' }]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Offline: kept on this device'));
    await vi.waitFor(() => expect(keptEdits('w', 'ann').edits.read()).toHaveLength(1));
    made.line('given');
    await vi.waitFor(() => expect(made.suggestions.size).toBe(1));
    expect(made.works.state.get('valve')?.fields['name']).toBe('Valve');
    expect(session.snapshot().lost).toEqual([]);
  });

  it('gives the words back where what they are about is gone', async () => {
    const { leave } = await suggesting(rename);
    leave();
    made.works.call([{ id: 'gone', operations: [{ op: 'remove', id: 'pump' }] }], 'bob');
    made.line('given');
    await page();
    const given = await screen.findByRole('alert');
    expect(given.textContent).toContain('Gear pump What it was written in has been removed.');
    expect([made.suggestions.size, keptEdits('w', 'ann').suggestions.read()]).toEqual([0, []]);
  });

  it('gives the words back with what the service says where it does not take them', async () => {
    const { session } = await page();
    made.refuse(new CallError({ code: 409, status: 409, message: 'Too many wait.' }));
    session.setMode('suggest');
    session.edit([rename]);
    const given = await screen.findByRole('alert');
    expect(given.textContent).toContain('Gear pump Too many wait.');
    expect(keptEdits('w', 'ann').suggestions.read()).toEqual([]);
  });

  it('keeps what another page of the same person has waiting', async () => {
    const one = await page();
    const other = await page();
    made.line('none');
    for (const { session } of [one, other]) session.setMode('suggest');
    one.session.edit([rename]);
    other.session.edit([{ op: 'set', id: 'pump', field: 'mass', value: 3 }]);
    expect(keptEdits('w', 'ann').suggestions.read()).toHaveLength(2);
  });

  it('still goes when somebody suggests as they leave', async () => {
    const { session, leave } = await page();
    session.setMode('suggest');
    leave();
    session.edit([rename]);
    await vi.waitFor(() => expect(made.suggestions.size).toBe(1));
  });
});

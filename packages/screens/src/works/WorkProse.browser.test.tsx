import { createTranslator, TranslatorProvider } from '@assay/i18n';
import {
  asDone,
  createWorkState,
  type Edit,
  type FieldValue,
  type Operation,
  transact,
  type WorkRecord,
} from '@assay/works';
import { checkCitedProse } from '@assay/works/prose';
import { sampleKind, sequencer } from '@assay/works/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KeptEdits } from './kept-edits.ts';
import { worksMessages } from './messages.ts';
import { type WorkPanel, WorkPanelContext } from './panel/WorkPanelContext.ts';
import type { NewSuggestion } from './suggest.types.ts';
import type { Suggestion } from './talk/talk.source.ts';
import { WorkContext } from './WorkContext.ts';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from './WorkDescriptions.ts';
import { WorkFindingsContext } from './WorkFindings.ts';
import { WorkProse } from './WorkProse.tsx';
import { openWorkSession, type WorkSession } from './work-session.ts';
import type { PresentPerson, SentEdit, WorkFollowing, WorkSource } from './works.source.ts';

/** A service in one list, and lines to it that can be cut. */
function service() {
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
  const panel: WorkPanel = {
    tab: undefined,
    place: undefined,
    key: 'sample',
    open: (tab) => opened.push(tab),
    close: () => undefined,
    history: {} as WorkPanel['history'],
    talk: {
      comments: async () => [],
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

  function person(name: string) {
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
      role: 'edit' as const,
      isOwner: true,
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
  works.call([{ id: 'first', operations: [{ op: 'add', id: 'p', type: 'passage', parent: null }] }], 'x');
  return { works, person, panel, opened };
}

interface PageProps {
  session: WorkSession;
  label: string;
  panel: WorkPanel;
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

function Page({ session, label, panel }: PageProps) {
  const [held] = useState(session);
  useSyncExternalStore(held.subscribe, held.snapshot);
  const body = held.state.get('p');
  const findings = useMemo(() => (body ? checkCitedProse(body, 'body') : []), [body]);
  const [reading] = useState(() => new QueryClient());
  return (
    <TranslatorProvider translator={translator}>
      <QueryClientProvider client={reading}>
        <WorkContext value={held}>
          <WorkPanelContext value={panel}>
            <WorkDescriptionsContext value={descriptions}>
              <WorkFindingsContext value={findings}>
                <WorkProse record="p" field="body" label={label} />
              </WorkFindingsContext>
            </WorkDescriptionsContext>
          </WorkPanelContext>
        </WorkContext>
      </QueryClientProvider>
    </TranslatorProvider>
  );
}

const paragraph = (...content: FieldValue[]) => ({ type: 'paragraph', content });
const words = (text: string) => ({ type: 'text', text });
const cites = (evidence: string) => ({ type: 'citation', attrs: { evidence } });
const prose = {
  type: 'doc',
  content: [
    paragraph(words('The pump is big.'), cites('e1')),
    paragraph(words('It is loud.'), cites('gone')),
    paragraph(words('Nobody says so.')),
    paragraph(words('As follows:')),
  ],
};

/** Letters of the text before a part of it. */
function placeIn(text: HTMLElement, part: Element): number {
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEndBefore(part);
  return before.toString().length;
}

const box = (name: string) => screen.getByRole('textbox', { name });

/** What stands in the text, without the names of others at their carets. */
function textOf(name: string): string {
  const text = box(name).cloneNode(true) as HTMLElement;
  for (const caret of text.querySelectorAll('[class*="caret"]')) caret.remove();
  return text.textContent;
}

describe('<WorkProse />', () => {
  let works: ReturnType<typeof service>['works'];
  let opened: readonly string[];
  let ann: ReturnType<ReturnType<typeof service>['person']>;
  let bob: typeof ann;
  const stored = () => JSON.stringify(works.records().find(({ id }) => id === 'p')?.fields['body'] ?? '');

  beforeEach(() => {
    const made = service();
    ({ works, opened } = made);
    ann = made.person('ann');
    bob = made.person('bob');
    render(
      <>
        <Page session={ann.session} label="Ann" panel={made.panel} />
        <Page session={bob.session} label="Bob" panel={made.panel} />
      </>,
    );
  });

  afterEach(cleanup);

  it('two people write in one paragraph, and both have what both wrote', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('"Big Pumps"');
    await expect.poll(() => [textOf('Ann'), textOf('Bob')]).toEqual(['Big Pumps', 'Big Pumps']);
  });

  it('each sees where the other writes, and where that went', async () => {
    const caretOf = (name: string) =>
      [...box(name).querySelectorAll('[class*="caret"]')].map(
        (each) => `${each.textContent} ${placeIn(box(name), each)}`,
      );
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump housing');
    await expect.poll(() => caretOf('Bob')).toEqual(['ann 12']);
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(() => [caretOf('Ann'), caretOf('Bob')]).toEqual([['bob 4'], ['ann 16']]);
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(() => caretOf('Bob')).toEqual(['ann 0']);
  });

  it('what rules object to is marked in the text, and leads to what they say', async () => {
    const marked = () => [...box('Ann').querySelectorAll<HTMLElement>('[data-range]')];
    works.call(
      [
        {
          id: 'cited',
          operations: [
            {
              op: 'cite',
              id: 'p',
              key: 'e1',
              evidence: { document: 'd', version: 1, start: 0, end: 4, quote: 'Pump' },
            },
            { op: 'set', id: 'p', field: 'body', value: prose },
          ],
        },
      ],
      'x',
    );
    ann.join();
    await expect
      .poll(() => marked().map(({ textContent, title }) => [title, textContent]))
      .toEqual([
        ['unknownSource', '?'],
        ['uncitedPart', 'Nobody says so.'],
      ]);
    await userEvent.click(marked()[1] as HTMLElement);
    expect(opened).toEqual(['checks']);
    await userEvent.keyboard('{End} Or do they?');
    await expect.poll(() => marked().at(-1)?.textContent).toBe('Nobody says so. Or do they?');
  });

  it('what is typed in one go is one change, taken back as one', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump housing');
    await expect.poll(stored).toContain('Pump housing');
    const before = works.log.length;
    expect(before).toBeLessThan(5);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => textOf('Bob')).not.toContain('Pump housing');
  });

  it('an undo takes back one’s own words and leaves those of the other', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(stored).toContain('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End} and valve');
    await expect.poll(() => textOf('Ann')).toBe('Pump and valve');
    ann.session.undo();
    await expect.poll(() => [textOf('Ann'), textOf('Bob')]).toEqual([' and valve', ' and valve']);
  });

  it('what is written away from the line is kept on the device and comes in beside what others wrote', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(stored).toContain('Pump');
    ann.cut();
    await userEvent.keyboard(' housing');
    await expect.poll(() => JSON.stringify(ann.kept.edits)).toContain('g');
    expect(ann.session.snapshot().saved).toBe('device');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('Big Pump');
    ann.join();
    await expect.poll(stored).toContain('"Big Pump housing"');
    await expect.poll(() => textOf('Ann')).toBe('Big Pump housing');
    expect(ann.kept.edits).toEqual([]);
  });

  it('what is written while changes are suggested is one suggestion, and the text is as it was', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    bob.session.setMode('suggest');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.keyboard(' too');
    expect(textOf('Bob')).toBe('Pumps too');
    await userEvent.click(box('Ann'));
    // What is suggested lies over the text and is no part of it.
    await expect.poll(() => [...box('Bob').querySelectorAll('ins')].map((each) => each.textContent)).toEqual(['s too']);
    expect(stored()).toContain('"Pump"');
    expect(bob.suggested).toHaveLength(1);
    works.call([{ id: 'accepted', operations: bob.suggested }], 'ann');
    await expect.poll(stored).toContain('"Pumps too"');
  });

  it('what is suggested away from the line is kept on the device, and stands in the text of what others wrote since', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => textOf('Bob')).toBe('Pump');
    bob.session.setMode('suggest');
    bob.cut();
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('"Big Pump"');
    expect(bob.session.snapshot().saved).toBe('device');
    expect(bob.kept.suggestions).toHaveLength(1);
    bob.join();
    await expect.poll(() => [...box('Ann').querySelectorAll('ins')].map((each) => each.textContent)).toEqual(['s']);
    expect(textOf('Ann')).toContain('Big Pumps');
    expect([bob.suggested.length, bob.kept.suggestions.length, bob.session.snapshot().saved]).toEqual([1, 0, 'saved']);
  });

  describe('suggestions', () => {
    const answers = (name: string) => within(box(name)).getByRole('group', { name: 'Suggested by bob' });
    const drawn = (name: string) =>
      [...box(name).querySelectorAll('del, ins')].map((each) => `${each.localName} ${each.textContent}`);

    beforeEach(async () => {
      await userEvent.click(box('Ann'));
      await userEvent.keyboard('The pump is big.');
      await expect.poll(() => textOf('Bob')).toBe('The pump is big.');
      await expect.poll(() => ann.session.snapshot().saved).toBe('saved');
      bob.session.setMode('suggest');
      await userEvent.click(box('Bob'));
      await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}small.');
      await userEvent.click(box('Ann'));
      await expect.poll(() => drawn('Ann')).toEqual(['del big', 'ins small']);
    });

    it('stand in the text as tracked changes, and move with what is written beside them', async () => {
      await userEvent.keyboard('{Home}Here: ');
      await expect.poll(stored).toContain('Here: The pump is big.');
      await expect.poll(() => drawn('Ann')).toEqual(['del big', 'ins small']);
      // Bob's page asks anew, since the text is another one now.
      await expect.poll(() => drawn('Bob')).toEqual(['del big', 'ins small']);
      await userEvent.click(within(answers('Ann')).getByRole('button', { name: /^Accept/ }));
      await expect.poll(stored).toContain('"Here: The pump is small."');
      await expect.poll(() => [drawn('Ann'), drawn('Bob')]).toEqual([[], []]);
    });

    it('are refused in the text, which is as it was', async () => {
      await userEvent.click(within(answers('Ann')).getByRole('button', { name: /^Refuse/ }));
      await expect.poll(() => [drawn('Ann'), drawn('Bob')]).toEqual([[], []]);
      expect(stored()).toContain('"The pump is big."');
    });
  });
});

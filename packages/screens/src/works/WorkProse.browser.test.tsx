import type { Edit, Operation, WorkRecord } from '@assay/works';
import { sampleKind, sequencer } from '@assay/works/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KeptEdits } from './kept-edits.ts';
import { WorkContext } from './WorkContext.ts';
import { WorkProse } from './WorkProse.tsx';
import { openWorkSession, type WorkSession } from './work-session.ts';
import type { SentEdit, WorkFollowing, WorkSource } from './works.source.ts';

/** A service in one list, and lines to it that can be cut. */
function service() {
  const works = sequencer();
  const followers = new Set<{ following: WorkFollowing; isCut(): boolean }>();
  let next = 0;

  function tell(): void {
    for (const { following, isCut } of followers) {
      if (isCut()) continue;
      for (const change of works.log.slice(following.after())) following.receive(change);
    }
  }

  function person(name: string) {
    let isCut = false;
    const kept: { edits: readonly Edit[] } = { edits: [] };
    const store: KeptEdits = {
      read: () => kept.edits,
      write: (edits) => {
        kept.edits = edits;
      },
    };
    const opened = {
      kind: 'sample',
      revision: works.log.length,
      records: works.records() as WorkRecord[],
      role: 'edit' as const,
      isOwner: true,
    };
    const suggested: Operation[] = [];
    const source: WorkSource = {
      page: name,
      open: async () => opened,
      present: async () => undefined,
      async edit(edits) {
        if (isCut) throw new Error('There is no line.');
        const results = works.call(edits, name).map((came, at): SentEdit => {
          const id = edits[at]?.id ?? '';
          return 'revision' in came ? { id, revision: came.revision } : { id, refused: { reason: came.reason } };
        });
        queueMicrotask(tell);
        return results;
      },
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
      kept: store,
      newId: () => `${name}-${next++}`,
      suggest: (operations) => suggested.push(...operations),
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
  return { works, person };
}

function Page({ session, label }: { session: WorkSession; label: string }) {
  const [held] = useState(session);
  return (
    <WorkContext value={held}>
      <WorkProse record="p" field="body" label={label} />
    </WorkContext>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });

describe('<WorkProse />', () => {
  let works: ReturnType<typeof service>['works'];
  let ann: ReturnType<ReturnType<typeof service>['person']>;
  let bob: typeof ann;
  const stored = () => JSON.stringify(works.records().find(({ id }) => id === 'p')?.fields['body'] ?? '');

  beforeEach(() => {
    const made = service();
    ({ works } = made);
    ann = made.person('ann');
    bob = made.person('bob');
    render(
      <>
        <Page session={ann.session} label="Ann" />
        <Page session={bob.session} label="Bob" />
      </>,
    );
  });

  afterEach(cleanup);

  it('two people write in one paragraph, and both have what both wrote', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => box('Bob').textContent).toBe('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('{Home}Big ');
    await expect.poll(stored).toContain('"Big Pumps"');
    await expect.poll(() => [box('Ann').textContent, box('Bob').textContent]).toEqual(['Big Pumps', 'Big Pumps']);
  });

  it('what is typed in one go is one change, taken back as one', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump housing');
    await expect.poll(stored).toContain('Pump housing');
    const before = works.log.length;
    expect(before).toBeLessThan(5);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => box('Bob').textContent).not.toContain('Pump housing');
  });

  it('an undo takes back one’s own words and leaves those of the other', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(stored).toContain('Pump');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End} and valve');
    await expect.poll(() => box('Ann').textContent).toBe('Pump and valve');
    ann.session.undo();
    await expect.poll(() => [box('Ann').textContent, box('Bob').textContent]).toEqual([' and valve', ' and valve']);
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
    await expect.poll(() => box('Ann').textContent).toBe('Big Pump housing');
    expect(ann.kept.edits).toEqual([]);
  });

  it('what is written while changes are suggested is one suggestion, and the text is as it was', async () => {
    await userEvent.click(box('Ann'));
    await userEvent.keyboard('Pump');
    await expect.poll(() => box('Bob').textContent).toBe('Pump');
    bob.session.setMode('suggest');
    await userEvent.click(box('Bob'));
    await userEvent.keyboard('{End}s');
    await userEvent.keyboard(' too');
    expect(box('Bob').textContent).toBe('Pumps too');
    await userEvent.click(box('Ann'));
    await expect.poll(() => box('Bob').textContent).toBe('Pump');
    expect(bob.suggested).toHaveLength(1);
    works.call([{ id: 'accepted', operations: bob.suggested }], 'ann');
    await expect.poll(stored).toContain('"Pumps too"');
  });
});

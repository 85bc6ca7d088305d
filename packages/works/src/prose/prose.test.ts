import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../changes/operation.types.ts';
import { onceLost, onceTakenFromOthers } from '../testing/once-fallen.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { type Browser, browser, perform, sequencer, settle, writingActs } from '../testing/scripted-people.ts';

/** Characters that somebody wrote, each in one edit alone. */
function lettersIn(of: unknown): Set<string> {
  return new Set(JSON.stringify(of).match(/[\u4e00-\u9fff]/g));
}

const lettersHeld = ({ replica }: Browser) =>
  lettersIn(
    replica.state
      .records()
      .filter(({ type }) => type === 'passage')
      .map(({ fields }) => fields),
  );

/** Three people who have the same two passages open. */
function atTwoPassages() {
  const service = sequencer();
  const people = ['x', 'y', 'z'].map((name) => browser(service, name));
  people[0]?.edit(['p', 'q'].map((id): Operation => ({ op: 'add', id, type: 'passage', parent: null })));
  settle(people);
  return { service, people };
}

describe('people who write in one text at once', () => {
  it('lose nothing: a character that was written is there, was deleted by somebody who saw it, or is given back', () => {
    let written = 0;
    let met = 0;
    fc.assert(
      fc.property(writingActs, (asked) => {
        const { service, people } = atTwoPassages();
        const wrote = new Set<string>();
        const deleted = new Set<string>();
        /** By edit, what was written in it; of an undo what was written in what it takes back. */
        const writtenIn = new Map<string, Set<string>>();
        for (const act of asked) {
          const one = people[act.who];
          if (!one) continue;
          const before = lettersHeld(one);
          const last = one.sent.at(-1) ?? '';
          perform(people, act);
          const after = lettersHeld(one);
          if (act.what.do !== 'edit' && act.what.do !== 'undo') continue;
          for (const letter of after) if (!before.has(letter)) wrote.add(letter);
          for (const letter of before) if (!after.has(letter)) deleted.add(letter);
          const sent = one.sent.at(-1) ?? '';
          if (sent === last) continue;
          const taken = act.what.do === 'undo' ? writtenIn.get(last) : undefined;
          writtenIn.set(sent, taken ?? lettersIn(one.replica.pending.at(-1)));
          // What stood under the words of others then may be taken back once those are gone.
          for (const letter of taken ?? []) deleted.add(letter);
        }
        settle(people);
        const left = lettersIn(service.records());
        // With its record, which can be brought back.
        const removed = service.log.flatMap(({ inverse }) => inverse.filter(({ op }) => op === 'add'));
        for (const letter of lettersIn(removed)) deleted.add(letter);
        const givenBack = lettersIn(people.flatMap(({ lost }) => lost.map(({ edit }) => edit)));
        const missing = [...wrote].filter(
          (letter) => !left.has(letter) && !deleted.has(letter) && !givenBack.has(letter),
        );
        expect(missing).toEqual([]);
        written += wrote.size;
        met += left.size;
      }),
      { numRuns: propertyRuns, examples: onceLost },
    );
    expect(written).toBeGreaterThan(propertyRuns * 3);
    expect(met).toBeGreaterThan(propertyRuns);
  });

  it('take back their own words and nobody else’s', () => {
    let taken = 0;
    fc.assert(
      fc.property(writingActs, (asked) => {
        const { people } = atTwoPassages();
        const wrote = new Map(people.map(({ person }) => [person, new Set<string>()]));
        const undone = new Set<string>();
        for (const act of asked) {
          const one = people[act.who];
          if (!one) continue;
          const before = lettersHeld(one);
          const last = one.sent.at(-1) ?? '';
          perform(people, act);
          const after = lettersHeld(one);
          // Also what another operation of the same edit deleted again, and somebody else's brings back.
          if (act.what.do === 'edit')
            for (const letter of lettersIn(one.replica.pending.at(-1) ?? '')) wrote.get(one.person)?.add(letter);
          if (act.what.do !== 'undo' || one.sent.at(-1) === last) continue;
          undone.add(one.sent.at(-1) ?? '');
          // What was deleted once is deleted again when that is brought back.
          if (undone.has(last)) continue;
          const gone = [...before].filter((letter) => !after.has(letter));
          taken += gone.length;
          expect(gone.filter((letter) => !wrote.get(one.person)?.has(letter))).toEqual([]);
        }
      }),
      { numRuns: propertyRuns, examples: onceTakenFromOthers },
    );
    expect(taken).toBeGreaterThan(propertyRuns / 10);
  });
});

/** Two people who have the same passage open. */
function together(text: string) {
  const service = sequencer();
  const [a, b] = [browser(service, 'a'), browser(service, 'b')] as const;
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  a.edit([{ op: 'add', id: 'p', type: 'passage', parent: null, fields: { body } }]);
  a.deliver(1, false);
  a.hear();
  b.hear();
  const write = (...steps: Record<string, unknown>[]): Operation[] => [
    { op: 'write', id: 'p', field: 'body', on: 0, steps: steps.map((step) => ({ stepType: 'replace', ...step })) },
  ];
  const typed = (at: number, words: string) =>
    write({ from: at, to: at, slice: { content: [{ type: 'text', text: words }] } });
  const meet = () => {
    settle([a, b]);
    const words = (of: Browser) => JSON.stringify(of.replica.state.get('p')?.fields['body'] ?? '');
    expect(words(a)).toBe(words(b));
    return (words(a).match(/"text":"[^"]*"/g) ?? []).map((one) => one.slice(8, -1)).join('|');
  };
  return { service, a, b, write, typed, meet };
}

describe('two people in one paragraph', () => {
  it('both words stay where they were written', () => {
    const { a, b, typed, meet } = together('The pump is light.');
    a.edit(typed(5, 'new '));
    b.edit(typed(18, ' and quiet'));
    expect(meet()).toBe('The new pump is light and quiet.');
  });

  it('words that somebody writes within what another deletes meanwhile stay, whoever comes first', () => {
    for (const order of [0, 1]) {
      const { a, b, typed, write, meet } = together('The pump is light.');
      a.edit(write({ from: 4, to: 15 }));
      b.edit(typed(9, ' housing'));
      const [first, second] = order === 0 ? [a, b] : [b, a];
      first.deliver(1, false);
      second.deliver(1, false);
      expect(meet()).toBe('The housingght.');
    }
  });

  it('an undo leaves what the other wrote within it', () => {
    const { a, b, typed, meet } = together('Pump');
    a.edit(typed(5, ' and valve'));
    meet();
    b.edit(typed(9, ' a big'));
    meet();
    a.undo();
    expect(meet()).toBe('Pump a big');
    a.undo();
    expect(meet()).toBe('Pump and a big valve');
  });

  it('writing, deleting and taking back both leads to where it began', () => {
    const { a, typed, write, meet } = together('Pump');
    a.edit(typed(5, 's'));
    a.edit(write({ from: 5, to: 6 }));
    const [wrote, deleted] = a.sent.slice(-2);
    a.replica.submit({ id: 'u1', undoes: deleted ?? '' });
    expect(meet()).toBe('Pumps');
    a.replica.submit({ id: 'u2', undoes: wrote ?? '' });
    expect(meet()).toBe('Pump');
  });

  it('gives back words whose paragraph is gone', () => {
    const { a, b, typed, write, meet } = together('Pump');
    a.edit(
      write({
        from: 6,
        to: 6,
        slice: { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Valve' }] }] },
      }),
    );
    meet();
    a.edit(write({ from: 6, to: 13 }));
    b.edit(typed(9, 'brass'));
    a.deliver(1, false);
    expect(meet()).toBe('Pump');
    expect(b.lost).toMatchObject([{ refusal: { reason: 'changedSince', record: 'p', field: 'body' } }]);
    expect(JSON.stringify(b.lost[0]?.edit)).toContain('brass');
  });

  it('typed away from the line and sent in one call, it comes to where it was typed', () => {
    const { a, b, typed, meet } = together('Pump');
    a.edit(typed(1, 'Big '));
    a.deliver(1, false);
    for (const [at, letter] of [...' housing'].entries()) b.edit(typed(5 + at, letter));
    b.undo();
    b.edit(typed(12, 'gs'));
    expect(meet()).toBe('Big Pump housings');
  });
});

import { createWorkState, type Evidence, type FieldValue, type Operation, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { citedEvidence, citedWith, passageCount } from './cited-evidence.ts';

const passage = (document: string, quote: string, field?: string): Evidence => ({
  document,
  version: 1,
  start: quote.codePointAt(0) ?? 0,
  end: (quote.codePointAt(0) ?? 0) + quote.length,
  quote,
  ...(field !== undefined && { field }),
});
const cites = (...keys: string[]): FieldValue => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: keys.map((evidence) => ({ type: 'citation', attrs: { evidence } })) }],
});
const part = (id: string, parent: string | null, evidence: Record<string, Evidence>): Operation => ({
  op: 'add',
  id,
  type: 'part',
  parent,
  fields: { name: id },
  evidence,
});

function work(...operations: Operation[]) {
  const state = createWorkState(sampleKind);
  transact(state, [{ op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'Pump' } }, ...operations], {
    origin: 'person',
  });
  return state;
}

const told = (...operations: Operation[]) =>
  citedEvidence(work(...operations)).map(({ document, passages }) => [
    document,
    ...passages.map(
      ({ evidence, places }) =>
        `${evidence.quote}: ${places.map(({ record, field }) => (field === undefined ? record : `${record}.${field}`)).join(' ')}`,
    ),
  ]);

describe('what a work cites', () => {
  it('stands by document in the order in which one reads, what is below a record before its next sibling', () => {
    expect(
      told(
        part('pump', null, { a: passage('one', 'Pump') }),
        part('valve', null, { a: passage('one', 'Valve') }),
        part('seal', 'pump', { a: passage('two', 'Seal'), b: passage('one', 'Ring') }),
      ),
    ).toEqual([
      ['one', 'Pump: pump', 'Ring: seal', 'Valve: valve'],
      ['two', 'Seal: seal'],
    ]);
  });

  it('names every place of a passage, and each once', () => {
    expect(
      told(
        part('pump', null, { a: passage('one', 'Same', 'name'), b: passage('one', 'Same', 'name') }),
        part('valve', null, { a: passage('one', 'Same') }),
      ),
    ).toEqual([['one', 'Same: pump.name valve']]);
  });

  it('follows the order of a text, and leaves out what it no longer cites', () => {
    expect(
      told({
        op: 'add',
        id: 'text',
        type: 'passage',
        parent: null,
        fields: { body: cites('second', 'first', 'second') },
        evidence: {
          first: passage('one', 'First', 'body'),
          second: passage('two', 'Second', 'body'),
          left: passage('three', 'Left', 'body'),
          whole: passage('four', 'Whole'),
        },
      }),
    ).toEqual([
      ['four', 'Whole: text'],
      ['two', 'Second: text.body'],
      ['one', 'First: text.body'],
    ]);
  });

  it('is found by words of a quotation or of a title', () => {
    const cited = citedEvidence(
      work(
        part('pump', null, { a: passage('one', 'Light foam'), b: passage('one', 'A ring'), c: passage('two', 'X') }),
      ),
    );
    const found = (words: string) => {
      const left = citedWith(words, cited, (document) => `On ${document}`);
      return [left.length, passageCount(left)];
    };
    expect([found('FOAM'), found('on two'), found('nothing'), found(' ')]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [2, 3],
    ]);
  });
});

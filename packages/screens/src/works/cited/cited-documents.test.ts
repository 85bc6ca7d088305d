import { describe, expect, it } from 'vitest';
import type { CitedSource } from '../works.source.ts';
import { createCitedDocuments } from './cited-documents.ts';

const source = (document: string): CitedSource => ({
  document,
  title: `On ${document}`,
  sourceType: 'note',
  language: 'en',
});
const settled = () => new Promise((proceed) => setTimeout(proceed));

/** Reads of a library with these documents, each answered when it is let go. */
function library(...documents: string[]) {
  const waiting: (() => void)[] = [];
  const held = new Set(documents);
  return {
    waiting,
    held,
    read: () =>
      new Promise<readonly CitedSource[]>((proceed) => {
        waiting.push(() => proceed([...held].map(source)));
      }),
  };
}

describe('the documents that a work cites', () => {
  it('are asked for once, however many passages miss them, and what is not found is gone', async () => {
    const { read, waiting } = library('a');
    const documents = createCitedDocuments(read);
    for (const document of ['a', 'b', 'a']) documents.missing(document);
    await settled();
    expect(waiting).toHaveLength(1);
    expect(documents.snapshot().gone.size).toBe(0);
    waiting[0]?.();
    await settled();
    expect([...documents.snapshot().sources.keys()]).toEqual(['a']);
    expect([...documents.snapshot().gone]).toEqual(['b']);
    documents.missing('b');
    await settled();
    expect(waiting).toHaveLength(1);
  });

  it('what is missed while others are read is asked for behind them, and not taken for gone', async () => {
    const { read, waiting, held } = library('a');
    const documents = createCitedDocuments(read);
    documents.missing('a');
    await settled();
    documents.missing('late');
    waiting[0]?.();
    await settled();
    expect(documents.snapshot().gone.size).toBe(0);
    held.add('late');
    waiting[1]?.();
    await settled();
    expect(documents.snapshot().sources.get('late')?.title).toBe('On late');
  });

  it('what the person has found themselves is known at once', () => {
    const documents = createCitedDocuments(() => Promise.reject(new Error('Nobody is asked.')));
    documents.add(source('found'));
    expect(documents.snapshot().sources.has('found')).toBe(true);
  });

  it('nothing is taken for gone where it could not be asked for', async () => {
    let asked = 0;
    const documents = createCitedDocuments(async () => {
      asked += 1;
      throw new Error('There is no line.');
    });
    documents.missing('a');
    await settled();
    expect(documents.snapshot().gone.size).toBe(0);
    documents.missing('a');
    await settled();
    expect(asked).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { createTextQueue } from './text-queue.ts';

interface Text {
  text: string;
  wanted: 'vectors' | 'glosses';
}

const vector = (text: string): Text => ({ text, wanted: 'vectors' });
const gloss = (text: string): Text => ({ text, wanted: 'glosses' });
const texts = (batch: readonly Text[]) => batch.map(({ text }) => text);

describe('createTextQueue()', () => {
  it('serves first what came first among what somebody waits for, before the background', () => {
    const queue = createTextQueue<Text>(2);
    queue.add([vector('passage')], 'background');
    queue.add([vector('a1'), vector('a2'), vector('a3')], 'now');
    queue.add([gloss('b')], 'now');
    queue.add([vector('c')], 'now');
    expect(Array.from({ length: 6 }, () => texts(queue.next()))).toEqual([
      ['a1', 'a2'],
      ['a3'],
      ['b'],
      ['c'],
      ['passage'],
      [],
    ]);
  });

  it('serves the background now and then, however many wait', () => {
    const queue = createTextQueue<Text>(1);
    queue.add([vector('passage')], 'background');
    const served: string[] = [];
    while (!served.includes('passage') && served.length < 100) {
      queue.add([vector('a'), vector('b')], 'now');
      served.push(...texts(queue.next()));
    }
    expect(served.length).toBeGreaterThan(10);
    expect(served.at(-1)).toBe('passage');
  });

  it('gives up everything that waits', () => {
    const queue = createTextQueue<Text>(2);
    queue.add([vector('passage')], 'background');
    queue.add([vector('a')], 'now');
    expect(texts(queue.clear())).toEqual(['a', 'passage']);
    expect(queue.next()).toEqual([]);
  });
});

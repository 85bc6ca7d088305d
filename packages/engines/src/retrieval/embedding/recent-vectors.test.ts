import { expect, it } from 'vitest';
import type { Embedder } from './embedder.types.ts';
import { withRecentVectors } from './recent-vectors.ts';

function model() {
  const asked: string[][] = [];
  let fault: Error | undefined;
  const embedder: Embedder = {
    name: 'model',
    dimensions: 1,
    languages: ['*'],
    async embed(texts) {
      asked.push([...texts]);
      if (fault) throw fault;
      return texts.map((text) => Float32Array.of(text.length));
    },
    close: async () => undefined,
  };
  return { asked, embedder, fail: (error: Error | undefined) => (fault = error) };
}

it('asks once for what is wanted several times, also at the same time', async () => {
  const { asked, embedder } = model();
  const recent = withRecentVectors(embedder);
  const [one, two] = await Promise.all([
    recent.embed(['a', 'bb'], undefined, 'now'),
    recent.embed(['bb', 'ccc', 'bb'], undefined, 'now'),
  ]);
  expect(asked).toEqual([['a', 'bb'], ['ccc']]);
  expect(one.map(([value]) => value)).toEqual([1, 2]);
  expect(two.map(([value]) => value)).toEqual([2, 3, 2]);
});

it('keeps nothing of what is made in the background', async () => {
  const { asked, embedder } = model();
  const recent = withRecentVectors(embedder);
  await recent.embed(['a']);
  await recent.embed(['a']);
  expect(asked).toHaveLength(2);
});

it('asks again for what failed, and goes on for others when the first one leaves', async () => {
  const { asked, embedder, fail } = model();
  const recent = withRecentVectors(embedder);
  fail(new Error('away'));
  await expect(recent.embed(['a'], undefined, 'now')).rejects.toThrow('away');
  fail(undefined);
  const leaving = new AbortController();
  const left = recent.embed(['a'], leaving.signal, 'now');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect((await recent.embed(['a'], undefined, 'now'))[0]?.[0]).toBe(1);
  expect(asked).toEqual([['a'], ['a']]);
});

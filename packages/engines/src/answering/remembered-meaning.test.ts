import type { AnswerRequest } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { rememberedMeaning } from './remembered-meaning.ts';

const request = (signal: AbortSignal): AnswerRequest => ({
  section: 'summary',
  question: 'Why does 316L pit?',
  language: 'en',
  passages: [],
  searched: { documents: 0, passages: 0, languages: [], strategy: 'sql', embedded: 1 },
  signal,
});

describe('rememberedMeaning()', () => {
  it('gives whoever asks for the same vectors theirs, although the first one has left', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    const ports = rememberedMeaning({
      languages: ['*'],
      async embed(texts, signal) {
        calls += 1;
        await isReleased;
        signal?.throwIfAborted();
        return texts.map(() => Float32Array.of(1, 0));
      },
    });
    const leaving = new AbortController();
    const first = ports(request(leaving.signal)).vectorsOf?.(['Chloride breaks the film.']);
    const second = ports(request(new AbortController().signal)).vectorsOf?.(['Chloride breaks the film.']);
    leaving.abort(new Error('left'));
    release();
    await expect(first).rejects.toThrow('left');
    expect(await second).toEqual([Float32Array.of(1, 0)]);
    expect(calls).toBe(1);
  });
});

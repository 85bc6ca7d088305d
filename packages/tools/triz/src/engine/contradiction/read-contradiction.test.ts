import { readFileSync } from 'node:fs';
import { createSentenceEmbedder } from '@assay/engines/retrieval';
import { afterAll, describe, expect, it } from 'vitest';
import type { LabelledProblem, OtherText } from '../testing/labelled-problems.ts';
import { contradictionModel } from './contradiction-model.ts';
import { saidOfParameters } from './phrases.ts';
import { readContradiction } from './read-contradiction.ts';
import { countWords } from './words-of-parameters.ts';

const embedder = createSentenceEmbedder();
afterAll(() => embedder.close());
const byMeaning = (texts: readonly string[]) => embedder.embed(texts, undefined, 'now');
const byWords = async () => undefined;

const linesOf = (name: string) =>
  readFileSync(new URL(`../testing/contradictions/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const unseen = linesOf('unseen').map((line) => JSON.parse(line) as LabelledProblem);

describe('readContradiction()', () => {
  it.each([
    ['by meaning', byMeaning, 0.6],
    ['by words alone', byWords, 0.25],
  ] as const)('F2: shows the pair of most problems that nobody fitted anything to, %s', async (_, vectors, least) => {
    const told = unseen.filter(({ worsen }) => worsen.length > 0);
    let shown = 0;
    for (const { problem, locale, improve, worsen } of told) {
      const read = await readContradiction(problem, { locale, vectors });
      for (const side of [read.improve, read.worsen]) {
        expect(side.length).toBeLessThanOrEqual(5);
        expect(new Set(side.map(({ id }) => id)).size).toBe(side.length);
        expect(side.map(({ score }) => score)).toEqual(side.map(({ score }) => score).sort((a, b) => b - a));
      }
      if (read.worsen.length > 0) expect(read.improve[0]?.id).not.toBe(read.worsen[0]?.id);
      if (read.improve.some(({ id }) => improve.includes(id)) && read.worsen.some(({ id }) => worsen.includes(id)))
        shown += 1;
    }
    expect(shown / told.length).toBeGreaterThan(least);
  });

  it.each([
    ['en', 'Make the drone frame lighter without losing strength', 1, 14],
    ['cn', '减轻外壳重量，同时保持强度', 1, 14],
    ['tw', '提高馬達轉速但不增加噪音', 9, 31],
    ['jp', 'モーターの回転数を上げると騒音が大きくなる。', 9, 31],
  ] as const)('names the first guess in the language of the page: %s', async (locale, problem, improve, worsen) => {
    const read = await readContradiction(problem, { locale, vectors: byMeaning });
    expect(read.improve.map(({ id }) => id)).toContain(improve);
    expect(read.worsen.map(({ id }) => id)).toContain(worsen);
    for (const { id, name } of read.improve) expect(saidOfParameters[id - 1]).toContain(name);
  });

  it('says nothing of a side that the problem does not tell', async () => {
    const { improve, worsen } = await readContradiction('The blender lid leaks', { locale: 'en', vectors: byMeaning });
    expect(improve.length).toBeGreaterThan(0);
    expect(worsen).toEqual([]);
  });

  it('reads a side of which no word stands in any phrase by what it means', async () => {
    const problem = '電動車的電池箱要防撞所以做得很厚重，結果續航里程變短。';
    const read = await readContradiction(problem, { locale: 'tw', vectors: byMeaning });
    expect(read.improve.length).toBeGreaterThan(0);
    expect(read.worsen.length).toBeGreaterThan(0);
    expect((await readContradiction(problem, { locale: 'tw', vectors: byWords })).worsen).toEqual([]);
  });

  it('reads nearly every problem, and few of the other texts that people type', async () => {
    const readOf = async (problem: string, locale: LabelledProblem['locale']) =>
      (await readContradiction(problem, { locale, vectors: byMeaning })).improve.length > 0;
    const problems = unseen.filter(({ improve }) => improve.length > 0);
    const read = await Promise.all(problems.map(({ problem, locale }) => readOf(problem, locale)));
    expect(read.filter(Boolean).length / read.length).toBeGreaterThanOrEqual(0.97);
    const others = linesOf('others-unseen').map((line) => JSON.parse(line) as OtherText);
    const misread = await Promise.all(others.map(({ text, locale }) => readOf(text, locale)));
    expect(misread.filter(Boolean).length / misread.length).toBeLessThan(0.45);
  });

  it('finds nothing in words that it does not know', async () => {
    const read = await readContradiction('xyzzy plugh', { locale: 'en', vectors: byMeaning });
    expect(read).toEqual({ improve: [], worsen: [] });
  });
});

describe('the model', () => {
  it('is fitted to what is said of the parameters: run npm run train -- contradictions after it changes', async () => {
    const { words, meaning } = await contradictionModel();
    expect(words).toEqual(countWords(saidOfParameters));
    expect(meaning).toMatchObject({ vectorsOf: embedder.name, dimensions: embedder.dimensions });
  });

  it('knows every parameter by as many phrases as any other, none of them of two', () => {
    expect(new Set(saidOfParameters.map((texts) => texts.length > 80)).size).toBe(1);
    const problems = new Set(
      ['development', 'unseen'].flatMap((name) => linesOf(name).map((line) => JSON.parse(line).problem)),
    );
    for (const text of saidOfParameters.flat()) expect(problems).not.toContain(text);
  });
});

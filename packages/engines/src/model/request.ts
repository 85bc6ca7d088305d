import * as z from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import { Clock } from './clock.ts';
import type { ModelPrompt, ModelSettings, RowsEnd, RowsOptions } from './model.types.ts';
import { faultOf } from './model-fault.ts';
import { RowReader } from './row-reader.ts';
import { sdk } from './sdk.ts';

/** How a request is formed: with everything that makes replies alike, or with what every endpoint takes. */
export type Form = 'strict' | 'plain';

/** One request for rows. Gives how the reply ended; a fault ends the rows and is told, never thrown. */
export type Request = <Row>(prompt: ModelPrompt<Row>, options: RowsOptions) => AsyncGenerator<Row, RowsEnd>;

const rowsAtMost = 100;
/** Characters of a reply that are read; one that runs on is broken off. */
const longestReply = 200_000;

/** Chunks that are words; a stream that opens has said nothing yet. */
const speech: ReadonlySet<string> = new Set(['text-delta', 'reasoning-delta']);

/** The endpoint's model, spoken to in a form. */
export async function endpointModel({ baseUrl, apiKey, fetch, model }: ModelSettings, form: Form) {
  const { createOpenAICompatible } = await sdk();
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    includeUsage: form === 'strict',
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
    fetch: boundedFetch(fetch ?? globalThis.fetch),
  })(model);
}

/** In the plain form the schema stands in the words. */
const formInWords = (row: z.ZodObject) =>
  `\nReply with JSON and nothing else: {"elements": [...]}, where each element follows this JSON schema:\n${JSON.stringify(z.toJSONSchema(row))}`;

/** Members that a model left out are null, as strict schemas have them. */
function read<Row>(row: ModelPrompt<Row>['row'], found: unknown): Row | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const absent = Object.fromEntries(Object.keys(row.shape).map((key) => [key, null]));
  const { data } = row.safeParse({ ...absent, ...found });
  return data;
}

/** Requests to one endpoint in one form. */
export function requestIn(form: Form, settings: ModelSettings): Request {
  const { firstWordsMs = 30_000, silenceMs = 30_000, totalMs = 180_000 } = settings;
  return async function* <Row>(
    { system, material, row }: ModelPrompt<Row>,
    { signal, waits, atMost = rowsAtMost }: RowsOptions,
  ): AsyncGenerator<Row, RowsEnd> {
    const { Output, streamText } = await sdk();
    const speaker = await endpointModel(settings, form);
    let failure: unknown;
    const clock = new Clock(signal, { firstWordsMs, silenceMs, totalMs, ...waits });
    const result = streamText({
      model: speaker,
      system: form === 'strict' ? system : system + formInWords(row),
      prompt: material,
      maxRetries: 0,
      abortSignal: clock.signal,
      ...(form === 'strict' ? { temperature: 0, seed: 1, output: Output.array({ element: row }) } : {}),
      onChunk: ({ chunk }) => {
        if (speech.has(chunk.type)) clock.heard();
      },
      onError: ({ error }) => {
        failure = error;
      },
    });
    const reader = new RowReader();
    let seen = 0;
    let given = 0;
    let length = 0;
    try {
      const pieces = result.textStream[Symbol.asyncIterator]();
      while (!reader.isClosed && given < atMost && length < longestReply) {
        const next = await clock.race(pieces.next());
        if (next.done) break;
        length += next.value.length;
        for (const found of reader.push(next.value)) {
          seen += 1;
          const value = read<Row>(row, found);
          if (value === undefined || given >= atMost) continue;
          given += 1;
          yield value;
        }
      }
      const isWhole = given >= atMost || (reader.isClosed && (given > 0 || seen === 0));
      if (!isWhole) return { brokenOff: failure === undefined ? { kind: 'unreadable' } : faultOf(failure) };
      // The usage comes behind the last row.
      while (reader.isClosed && !(await clock.race(pieces.next())).done);
      const { inputTokens, outputTokens } = await clock.race(Promise.resolve(result.usage));
      return {
        ...(inputTokens === undefined ? {} : { inputTokens }),
        ...(outputTokens === undefined ? {} : { outputTokens }),
      };
    } catch (error) {
      // A reply whose rows are whole has ended well, whatever its connection did then.
      return reader.isClosed || given >= atMost ? {} : { brokenOff: faultOf(failure ?? error) };
    } finally {
      clock.end();
    }
  };
}

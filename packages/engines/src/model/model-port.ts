import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output, streamText } from 'ai';
import { z } from 'zod';
import { Clock } from './clock.ts';
import { firstRow } from './first-row.ts';
import type { ModelPort, ModelPrompt, ModelSettings, RowsEnd, RowsOptions } from './model.types.ts';
import { faultOf, isPassing, type ModelFault, ModelUnavailable, refusesForm } from './model-fault.ts';
import { pause } from './pause.ts';
import { RowReader } from './row-reader.ts';

/** How a request is formed: with everything that makes replies alike, or with what every endpoint takes. */
type Form = 'strict' | 'plain';

const rowsAtMost = 100;
/** Characters of a reply that are read; one that runs on is broken off. */
const longestReply = 200_000;

/** Chunks that are words; a stream that opens has said nothing yet. */
const speech: ReadonlySet<string> = new Set(['text-delta', 'reasoning-delta']);

function providerOf({ baseUrl, apiKey, fetch }: ModelSettings, form: Form) {
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    includeUsage: form === 'strict',
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
    ...(fetch ? { fetch } : {}),
  });
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

/** A model behind any OpenAI-compatible endpoint. */
export function createModelPort(settings: ModelSettings): ModelPort {
  const { firstWordsMs = 30_000, silenceMs = 30_000, totalMs = 180_000, retries: usualRetries = 2 } = settings;
  // An endpoint that refused the strict form once is not asked in it again.
  let form: Form = 'strict';

  /** One request. Gives its end; a fault in it ends the rows. */
  async function* attempt<Row>(
    { system, material, row }: ModelPrompt<Row>,
    { signal, waits, atMost = rowsAtMost }: RowsOptions,
    asked: Form,
  ): AsyncGenerator<Row, RowsEnd> {
    let failure: unknown;
    const clock = new Clock(signal, { firstWordsMs, silenceMs, totalMs, ...waits });
    const result = streamText({
      model: providerOf(settings, asked)(settings.model),
      system: asked === 'strict' ? system : system + formInWords(row),
      prompt: material,
      maxRetries: 0,
      abortSignal: clock.signal,
      ...(asked === 'strict' ? { temperature: 0, seed: 1, output: Output.array({ element: row }) } : {}),
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
  }

  async function* rows<Row>(prompt: ModelPrompt<Row>, options: RowsOptions): AsyncGenerator<Row, RowsEnd> {
    const { signal, retries = usualRetries } = options;
    for (let tried = 0; ; ) {
      const asked = form;
      const reply = attempt(prompt, options, asked);
      let hasRows = false;
      let next = await reply.next();
      for (; !next.done; next = await reply.next()) {
        hasRows = true;
        yield next.value;
      }
      const { brokenOff } = next.value;
      if (brokenOff === undefined || hasRows || signal.aborted) return next.value;
      if (asked === 'strict' && refusesForm(brokenOff)) {
        form = 'plain';
        continue;
      }
      if (!isPassing(brokenOff) || tried >= retries) throw new ModelUnavailable(prompt.name, brokenOff);
      await pause(waitBefore(brokenOff, tried), signal);
      if (signal.aborted) return {};
      tried += 1;
    }
  }

  return {
    name: `llm:${settings.model}`,
    rows,
    row: (prompt, options) => firstRow(rows, prompt, options),
    async word(signal) {
      try {
        const { text } = await generateText({
          model: providerOf(settings, form)(settings.model),
          prompt: 'Reply with the single word: ready',
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(firstWordsMs)]),
          ...(form === 'strict' ? { temperature: 0, maxOutputTokens: 32 } : {}),
        });
        return { reply: text.trim().slice(0, 200) };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  };
}

/** Milliseconds before the next try: twice as long each time, or what the endpoint asks for. */
function waitBefore(fault: ModelFault, tried: number): number {
  return (fault.kind === 'refused' ? fault.retryAfter : undefined) ?? 300 * 2 ** tried;
}

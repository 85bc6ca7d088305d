import { firstRow } from './first-row.ts';
import { inKnownForm } from './known-form.ts';
import type { ModelPort, ModelSettings } from './model.types.ts';
import { faultOf } from './model-fault.ts';
import { endpointModel, requestIn } from './request.ts';
import { retried } from './retried.ts';
import { sdk } from './sdk.ts';

/** A model behind any OpenAI-compatible endpoint. */
export function createModelPort(settings: ModelSettings): ModelPort {
  const { firstWordsMs = 30_000, retries = 2 } = settings;
  const form = inKnownForm({ strict: requestIn('strict', settings), plain: requestIn('plain', settings) });
  const rows = retried(form.request, retries);
  return {
    name: `llm:${settings.model}`,
    rows,
    row: (prompt, options) => firstRow(rows, prompt, options),
    async word(signal) {
      try {
        const { generateText } = await sdk();
        const { text } = await generateText({
          model: await endpointModel(settings, form.current()),
          prompt: 'Reply with the single word: ready',
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(firstWordsMs)]),
          ...(form.current() === 'strict' ? { temperature: 0, maxOutputTokens: 32 } : {}),
        });
        return { reply: text.trim().slice(0, 200) };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  };
}

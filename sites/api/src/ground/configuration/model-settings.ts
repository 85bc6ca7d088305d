import type { ModelSettings } from '@assay/engines/answering';
import type { Settings } from './settings.ts';

/** The language model that the operator configured; undefined when answers are extracted. */
export function modelSettings(
  { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Settings,
  fetch?: typeof globalThis.fetch,
): ModelSettings | undefined {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    ...(LLM_API_KEY === undefined ? {} : { apiKey: LLM_API_KEY }),
    ...(fetch === undefined ? {} : { fetch }),
  };
}

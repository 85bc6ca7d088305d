import type { AnswerEngine } from '@assay/domain';
import { extractiveEngine } from './extractive.ts';
import type { ModelFault, ModelSettings } from './model.ts';

export { extractiveEngine } from './extractive.ts';
export { type ModelFault, type ModelSettings } from './model.ts';
export { supportOf } from './support.ts';

/** The engine the installation is configured for: a model when there is an endpoint, else quotation. The model's code is loaded only then. */
export async function createAnswerEngine(settings?: ModelSettings): Promise<AnswerEngine> {
  if (!settings) return extractiveEngine;
  const { modelEngine } = await import('./model.ts');
  return modelEngine(settings);
}

/** Whether the configured model answers: the beginning of its reply to a tiny request, or why there is none. */
export async function checkModel(
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<{ reply: string } | { fault: ModelFault }> {
  const { askForWord } = await import('./model.ts');
  return askForWord(settings, signal);
}

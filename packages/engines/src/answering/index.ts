import type { AnswerEngine } from '@assay/domain';
import type { ModelSettings } from '../model/model.types.ts';
import type { ModelFault } from '../model/model-fault.ts';
import { createExtractiveEngine } from './extractive.ts';
import type { ModelEngineOptions } from './model.ts';

export type { MeaningPort } from '../citing/meaning.types.ts';
export { supportOf } from '../citing/support.ts';
export type { ModelSettings } from '../model/model.types.ts';
export type { ModelFault } from '../model/model-fault.ts';
export { comparedTexts, comparedTextsVersion } from './compared-texts.ts';
export { createExtractiveEngine } from './extractive.ts';
export { type ReadSentence, type ReadSentences, readSentences } from './read-sentences.ts';
export { rememberedMeaning } from './remembered-meaning.ts';
export { warmAnswers } from './warm-answers.ts';

/** The engine the installation is configured for: a model when there is an endpoint, else quotation. The model's code is loaded only then. */
export async function createAnswerEngine(
  settings?: ModelSettings,
  options: ModelEngineOptions = {},
): Promise<AnswerEngine> {
  if (!settings) return createExtractiveEngine(options.vectors);
  const [{ createModelPort }, { modelEngine }] = await Promise.all([
    import('../model/model-port.ts'),
    import('./model.ts'),
  ]);
  return modelEngine(createModelPort(settings), options);
}

/** Whether the configured model answers: the beginning of its reply to a tiny request, or why there is none. */
export async function checkModel(
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<{ reply: string } | { fault: ModelFault }> {
  const { createModelPort } = await import('../model/model-port.ts');
  return createModelPort(settings).word(signal);
}

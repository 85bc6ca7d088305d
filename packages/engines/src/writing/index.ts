import type { MeaningVectors } from '../citing/meaning.types.ts';
import type { ModelSettings } from '../model/model.types.ts';
import type { CitedWriter } from './cited-writer.types.ts';

export type { CitedRow, WritingTask } from '../citing/write.ts';
export { type InstructionsName, instructionsBeside } from '../model/instructions.ts';
export { languageName } from '../model/language-names.ts';
export { ModelUnavailable } from '../model/model-fault.ts';
export type { CitedWriter, CitedWriting } from './cited-writer.types.ts';

/** The writer of the installation; undefined where no model is connected. The model's code is loaded only where one is. */
export async function createCitedWriter(
  settings: ModelSettings | undefined,
  { vectors }: { vectors?: MeaningVectors } = {},
): Promise<CitedWriter | undefined> {
  if (settings === undefined) return undefined;
  const [{ createModelPort }, { citedWriter }] = await Promise.all([
    import('../model/model-port.ts'),
    import('./cited-writer.ts'),
  ]);
  return citedWriter(createModelPort(settings), vectors);
}

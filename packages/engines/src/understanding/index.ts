import type { ModelSettings } from '../model/model.types.ts';
import type { Understand } from './understanding.types.ts';

export { completeFollowUp } from '../language/question/follow-up.ts';
export type { Understand, Understanding } from './understanding.types.ts';

/** Understands questions by the configured model, whose code is loaded then only; undefined without one. */
export async function createUnderstanding(settings?: ModelSettings): Promise<Understand | undefined> {
  if (settings === undefined) return undefined;
  const [{ createModelPort }, { understandBy }] = await Promise.all([
    import('../model/model-port.ts'),
    import('./understand.ts'),
  ]);
  return understandBy(createModelPort(settings));
}

import { loadEffectTexts } from '../tables/index.ts';
import { loadedOnce } from './loaded-once.ts';

/** Words of the effects in a language, loaded once; for `use`, which wants the same promise each time. */
export const effectTexts = loadedOnce(loadEffectTexts);

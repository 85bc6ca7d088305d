import { loadStandardTexts } from '../tables/index.ts';
import { loadedOnce } from './loaded-once.ts';

/** Words of the standards in a language, loaded once; for `use`, which wants the same promise each time. */
export const standardTexts = loadedOnce(loadStandardTexts);

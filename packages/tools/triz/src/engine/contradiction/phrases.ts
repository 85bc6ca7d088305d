import { parameters } from '../../tables/parameters.ts';
import cn from './phrases/cn.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import jp from './phrases/jp.json' with { type: 'json' };
import tw from './phrases/tw.json' with { type: 'json' };

/**
 * What is said of each of the 39 parameters in four languages, from the first: its names, and how people speak of it where it is
 * bad or they want it better. The reader of contradictions is fitted to it.
 */
export const saidOfParameters: readonly (readonly string[])[] = parameters.map(({ name }, at) => [
  ...new Set([...Object.values(name), ...[cn, en, jp, tw].flatMap((ofLanguage) => ofLanguage[at] ?? [])]),
]);

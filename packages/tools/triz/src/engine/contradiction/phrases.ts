import { parameters } from '../../tables/parameters.ts';
import chinese from './phrases/chinese.json' with { type: 'json' };
import english from './phrases/english.json' with { type: 'json' };
import japanese from './phrases/japanese.json' with { type: 'json' };
import taiwanese from './phrases/taiwanese.json' with { type: 'json' };

/**
 * What is said of each of the 39 parameters in four languages, from the first: its names, and how people speak of it where it is
 * bad or they want it better. The reader of contradictions is fitted to it.
 */
export const saidOfParameters: readonly (readonly string[])[] = parameters.map(({ name }, at) => [
  ...new Set([
    ...Object.values(name),
    ...[chinese, english, japanese, taiwanese].flatMap((ofLanguage) => ofLanguage[at] ?? []),
  ]),
]);

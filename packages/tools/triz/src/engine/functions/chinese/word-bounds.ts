import { onDemand } from '@assay/engines/language';

const segmenter = onDemand(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/**
 * Where the words of a clause begin, by the dictionary of the runtime. It knows common words and parts names of the trade, so
 * that it is one sign among several.
 */
export const wordStarts = (clause: string): ReadonlySet<number> =>
  new Set([...segmenter().segment(clause)].map(({ index }) => index).concat(clause.length));

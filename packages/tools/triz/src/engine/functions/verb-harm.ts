import type { LexiconVerb } from '../../tables/functions/verb-lexicon.ts';

/**
 * Whether a verb tells of harm where nothing around it says otherwise. One that is said of either, and is no action that a thing
 * is made for, mostly does in a problem: in 17 of 22 that practitioners labelled.
 */
export const tellsHarm = ({ harm, action }: LexiconVerb): boolean =>
  harm === 'always' || (harm === 'either' && action === undefined);

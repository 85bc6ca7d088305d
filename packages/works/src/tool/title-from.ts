import { headOf } from '../state/head-of.ts';

const longestTitle = 120;

/** As much of the first line of what a work began with as a title holds. */
export const titleFrom = (words: string): string => headOf(words.trim().split(/\r?\n/u)[0] ?? '', longestTitle);

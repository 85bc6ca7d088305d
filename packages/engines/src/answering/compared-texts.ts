import type { RankedPassage } from '@assay/domain';
import { candidates } from '../citing/passages.ts';
import { saidBy } from '../citing/sources.ts';
import { inContext } from './ranking/nearness.ts';

/** Rises when the same passage gives other texts, so that vectors kept of them are made anew. */
export const comparedTextsVersion = 1;

/** The texts of a passage that questions are compared with by meaning: its title, and each quotable sentence, bare and in its context. */
export function comparedTexts(passage: RankedPassage): string[] {
  const quotable = candidates([passage]).filter(({ isRow, row }) => !isRow || row !== undefined);
  return [...new Set([passage.title, ...quotable.flatMap((candidate) => [inContext(candidate), saidBy(candidate)])])];
}

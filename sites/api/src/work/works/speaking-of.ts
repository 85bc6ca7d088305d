import type { RankedPassage } from '@assay/domain';
import { tokenize } from '@assay/engines/language';

/** Share of the nearest passage's score below which a passage only happens to use the same words. */
const nearEnough = 0.4;
/** Words that a passage shares with a solution; all of them where the solution has fewer. */
const shared = 3;

/** Of the passages that were found for a solution, best first, those that speak of it rather than of something like it. */
export function speakingOf(solution: string, passages: readonly RankedPassage[]): readonly RankedPassage[] {
  const words = new Set(tokenize(solution));
  const needed = Math.min(shared, words.size);
  const best = passages[0]?.score ?? 0;
  return passages.filter(({ text, language, score }) => {
    if (score < best * nearEnough) return false;
    const held = new Set(tokenize(text, language));
    return [...words].filter((word) => held.has(word)).length >= needed;
  });
}

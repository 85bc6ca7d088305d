import type { Relatedness } from '@assay/engines/retrieval';
import { passageTokens } from './index-passages.ts';
import type { RankedPassage } from './search.types.ts';

/**
 * Whether a passage near by its embedding is about what was asked: a small model puts passages of the same style near
 * each other, so the words must speak for it too. Nothing is better than something unrelated.
 */
export function isRelated(
  question: readonly string[],
  { title, text, language, scores }: Pick<RankedPassage, 'title' | 'text' | 'language' | 'scores'>,
  { cosine, terms }: Relatedness,
): boolean {
  if ((scores.semantic ?? 0) < cosine) return false;
  const asked = new Set(question);
  if (asked.size === 0) return true;
  const held = new Set(passageTokens({ title, text, language, context: undefined }));
  let shared = 0;
  for (const term of asked) if (held.has(term)) shared += 1;
  return shared >= asked.size * terms;
}

import type { AnswerRequest, AnswerSentence, AnswerVerdict, NearReason } from '@assay/domain';

interface Told {
  verdict: AnswerVerdict;
  nearest: readonly { sentence: AnswerSentence; reason: NearReason }[];
}

/**
 * A verdict with what the product's cards state. A card that states what is asked answers, whether or not a passage does;
 * one that states it under other conditions comes nearest.
 */
export function withCards({ verdict, nearest }: Told, { cards }: AnswerRequest): Told {
  if (cards === undefined) return { verdict, nearest };
  const readAs = [...(verdict.readAs ?? []), ...(cards.readAs ?? [])];
  const told = readAs.length > 0 ? { ...verdict, readAs } : verdict;
  const isAnswered = verdict.grade === 'answered' || verdict.grade === 'partly';
  if (cards.values.length === 0) {
    if (isAnswered || cards.nearest.length === 0) return { verdict, nearest };
    return { verdict: { ...told, grade: 'nearest' }, nearest: [...cards.nearest, ...nearest] };
  }
  const { gaps: _, ...rest } = told;
  if (isAnswered) return { verdict: told, nearest };
  const isWhole = cards.missing.length === 0;
  return {
    verdict: isWhole ? { ...rest, grade: 'answered' } : { ...rest, grade: 'partly', gaps: cards.missing },
    nearest: isWhole ? [] : nearest,
  };
}

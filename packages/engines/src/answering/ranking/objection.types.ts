import type { NearReason } from '@assay/domain';
import type { Candidate } from '../../citing/passages.ts';

/** A sentence and what stands above it, as rules read them. */
export interface Said {
  text: string;
  above: string;
}

/** One rule of a question: why a sentence is no answer, undefined where it does not object. */
export type Rule = (candidate: Candidate, said: Said) => NearReason | undefined;

/** Reads what the rule needs of a question once; undefined where it has nothing to object to. */
export type RuleFor = (question: string) => Rule | undefined;

import type { StepOutputs } from '../agents.types.ts';

/** Kinds of works that replies become. */
export type KeptKind = 'technical-qa' | 'triz' | 'summary';

/** As what a reply is kept, by what its steps have left; undefined where that is nothing to go on with. */
export function keptKind({ summaries, contradiction, evidence, answer }: StepOutputs): KeptKind | undefined {
  if (summaries !== undefined) return 'summary';
  if (contradiction !== undefined && evidence !== undefined) return 'triz';
  return answer === undefined ? undefined : 'technical-qa';
}

export { type ParameterMatch, type ReadContradiction, readContradiction } from './contradiction.ts';
export { type EffectMatch, type EffectQuestion, effectsFor } from './effects.ts';
export { type PrincipleSentence, principleQuery, principleSentences } from './evidence.ts';
export { functionTriples } from './functions/function-triples.ts';
export type { FunctionJudgement, FunctionTriple } from './functions/function-triples.types.ts';
export { type ApplicableStandard, standardsFor } from './standards.ts';

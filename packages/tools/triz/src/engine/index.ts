export { type PhysicalContradiction, readPhysical } from './contradiction/physical/read-physical.ts';
export { type ParameterMatch, type ReadContradiction, readContradiction } from './contradiction/read-contradiction.ts';
export { type EffectMatch, type EffectQuestion, effectsFor } from './effects.ts';
export { functionTriples } from './functions/function-triples.ts';
export type { FunctionJudgement, FunctionTriple } from './functions/function-triples.types.ts';
export { evidenceOf, ideasUnder } from './ideas/ideas-under.ts';
export { principlesIn, type ReadIdea, readIdeas } from './ideas/read-ideas.ts';
export { type ApplicableStandard, standardsFor } from './standards.ts';

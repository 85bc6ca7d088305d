export { type ParameterMatch, type ReadContradiction, readContradiction } from './contradiction.ts';
export { type PrincipleSentence, principleQuery, principleSentences } from './evidence.ts';
export { type ApplicableStandard, standardsFor } from './standards.ts';

export { type ArizQuestionCode, arizQuestions, type ResourceClass, resourceClasses } from './ariz.ts';
export { loadEffectTexts } from './effects/effect-texts.ts';
export type { EffectTexts } from './effects/effect-texts.types.ts';
export {
  type Effect,
  type EffectCode,
  type EffectField,
  effectFields,
  effects,
  functionCodes,
} from './effects/effects.ts';
export { effectQuantities } from './effects/quantities.ts';
export { type EffectSource, effectSources } from './effects/sources.ts';
export { type FunctionCode, functionName, partsOfFunction } from './functions/functions.ts';
export { disputedCells, matrixRows } from './matrix.ts';
export { parameters } from './parameters.ts';
export { principles } from './principles.ts';
export { type Recommendation, recommend } from './recommend.ts';
export { separationQuestions } from './separation-questions.ts';
export { type Separation, type Separations, separations, separationWays, separationWords } from './separations.ts';
export { loadStandardTexts } from './standards/standard-texts.ts';
export { standards, standardsPerClass } from './standards/standards.ts';
export type { StandardNumber, StandardTexts } from './standards/standards.types.ts';
export {
  type FieldKind,
  fieldKinds,
  type ModelBar,
  type ModelCondition,
  type ModelFault,
  type ModelState,
  modelBars,
  modelFaults,
  type SubstanceFieldModel,
} from './standards/substance-field.ts';
export { type SubPrinciple, subPrinciples } from './sub-principles.ts';
export { nextStage, type TrendCode, trends } from './trends.ts';
export type { InFourLanguages, TrizParameter, TrizPrinciple } from './triz.types.ts';

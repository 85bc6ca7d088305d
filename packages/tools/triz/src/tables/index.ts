export { disputedCells, matrixRows } from './matrix.ts';
export { parameters } from './parameters.ts';
export { principles } from './principles.ts';
export { type Recommendation, recommend, type Separation, separations } from './recommend.ts';
export type { InFourLanguages, TrizParameter, TrizPrinciple } from './triz.types.ts';

export { type ContradictionModel, contradictionModelFile } from './contradiction-model.ts';
export { saidOfParameters } from './phrases.ts';
export { createContradictionReader } from './read-contradiction.ts';
export { countWords } from './words-of-parameters.ts';

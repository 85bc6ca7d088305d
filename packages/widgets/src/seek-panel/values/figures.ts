export { AskedValues } from './AskedValues.tsx';
export { Comparison } from './Comparison.tsx';
export { FoldedValues } from './FoldedValues.tsx';

export { Typeset, type TypesetProps } from './Typeset.tsx';
export { type Run, type TypesetOptions, typeset } from './typeset.ts';

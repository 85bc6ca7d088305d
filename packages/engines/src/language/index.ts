export { onDemand } from './on-demand.ts';
export { sentenceSpans } from './sentences.ts';
export { queryTokens } from './tokens/query-tokens.ts';
export { tokenize } from './tokens/tokenize.ts';

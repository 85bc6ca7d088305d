export { tokenize as terms } from '../retrieval/tokens/tokenize.ts';

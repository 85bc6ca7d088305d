export { blocksToProse } from './blocks-to-prose.ts';
export type { ProseBlocks, ProseNode, ProseReferences } from './prose.types.ts';
export { proseToBlocks } from './prose-to-blocks.ts';

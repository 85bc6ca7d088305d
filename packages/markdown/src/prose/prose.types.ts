import type { StreamCitation } from '@assay/contract';
import type { Block } from '../nodes.ts';

/** A node of a document of prose, as its JSON has it. */
export interface ProseNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly ProseNode[];
  readonly text?: string;
  readonly marks?: readonly ProseMark[];
}

export interface ProseMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** What a document of prose refers to and does not hold. */
export interface ProseReferences {
  /** The passage behind a citation, with its source; undefined where it is not known. */
  evidenceOf(key: string): StreamCitation['evidence'][number] | undefined;
  /** What a figure is called in the text ("Figure 2"). */
  figureOf(record: string): string;
}

/** A document of prose as writers take it. */
export interface ProseBlocks {
  readonly blocks: readonly Block[];
  /** By rising places. */
  readonly citations: readonly StreamCitation[];
}

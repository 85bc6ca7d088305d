import type { StreamCitation, StreamSource } from '@assay/contract';
import type { Block } from '../nodes.ts';

/** Languages of a written document, which choose its fonts: BCP 47. */
export type WrittenLanguage = 'en' | 'zh-CN' | 'zh-TW' | 'ja';

/** Words that the writers add, from the product's messages. */
export interface WrittenLabels {
  /** Heading of the reference list. */
  references: string;
  /** Heading of the notes. */
  footnotes: string;
  /** Behind a sentence that no source supports. */
  unsupported: string;
  /** Behind a sentence that its sources support in part. */
  partly: string;
}

/** A picture that a document shows. */
export interface WrittenPicture {
  type: 'png' | 'jpeg' | 'svg';
  /** In pixels, 96 to the inch. */
  width: number;
  height: number;
  bytes: Uint8Array;
  /** What a drawing looks like as PNG, where pictures are points. */
  drawn?: Uint8Array | undefined;
}

/** What a writer writes: the tree of a finished document, its cited sentences and their sources. */
export interface WrittenDocument {
  title: string;
  language: WrittenLanguage;
  blocks: readonly Block[];
  citations: readonly StreamCitation[];
  /** In the order of their numbers. */
  sources: readonly StreamSource[];
  /** What a reader calls the place of a quotation: `[0012]`, `p. 4`. @default its offsets in the stored text */
  placeOf?: (evidence: StreamCitation['evidence'][number]) => string | undefined;
  /** Pictures by the address that the tree has for them; of others the words are written. */
  pictures?: ReadonlyMap<string, WrittenPicture>;
  labels: WrittenLabels;
}

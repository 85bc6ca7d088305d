import type { Evidence } from '../record.types.ts';

/** A part of a line that is set in one way. */
export interface OutlineRun {
  readonly text: string;
  readonly marks?: readonly ('strong' | 'emphasis' | 'subscript' | 'superscript' | 'code')[];
  /** The text is TeX. */
  readonly isFormula?: true;
  readonly href?: string;
}

/** Words on one line or in one paragraph, and the passages behind them. */
export interface OutlineText {
  readonly text: string;
  /** The same, where its parts are set in different ways. */
  readonly runs?: readonly OutlineRun[];
  readonly evidence?: readonly Evidence[];
}

/** A line of a list, which may stand in a list within it. */
export interface OutlineItem extends OutlineText {
  /** Lists around its own. @default 0 */
  readonly depth?: number;
  /** In a list with numbers of its own. */
  readonly number?: number;
}

/** One part of a work as a document. */
export type OutlineBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | ({ readonly kind: 'paragraph' } & OutlineText)
  | ({ readonly kind: 'quote' } & OutlineText)
  | { readonly kind: 'code'; readonly text: string }
  /** An equation on a line of its own. */
  | { readonly kind: 'formula'; readonly tex: string }
  /** A picture that is kept with the work, and its caption. */
  | ({ readonly kind: 'figure'; readonly file: string; readonly alt: string } & OutlineText)
  | {
      readonly kind: 'list';
      readonly items: readonly OutlineItem[];
      /** Number of the first item; without one they are not numbered. */
      readonly first?: number;
    }
  | {
      readonly kind: 'table';
      /** Names of the columns; empty ones for a table without heads. */
      readonly head: readonly (string | OutlineText)[];
      readonly rows: readonly (readonly OutlineText[])[];
      /** Somebody wrote it among words: no sheet of the tool holds it. */
      readonly isWritten?: true;
    };

/** One table of a work as a sheet; the width of a column in characters. Numbers are numbers; a document is told by its title. */
export interface OutlineSheet {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  readonly rows: readonly (readonly (string | number | { readonly document: string } | undefined)[])[];
}

/** What an export writes of a work, in the language of the reader. */
export interface WorkOutline {
  readonly blocks: readonly OutlineBlock[];
  /** The first is what a file of one table holds. */
  readonly sheets: readonly OutlineSheet[];
  /** What documents are called that stand in no library, by their ids. */
  readonly names?: ReadonlyMap<string, string>;
}

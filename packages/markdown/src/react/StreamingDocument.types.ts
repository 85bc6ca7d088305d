import type { StreamCitation } from '@assay/contract';
import type { ReactNode } from 'react';
import type { Boundary, DocumentStore } from '../document-store.ts';
import type { CodeNode, TableNode } from '../nodes.ts';

/**
 * Places where the surrounding screen puts its own components. Keep the object stable (module level or `useMemo`):
 * a new one shows every block again.
 */
export interface DocumentSlots {
  /** Marks at the end of a cited sentence, usually numbered chips. */
  citation?: (citation: StreamCitation) => ReactNode;
  /** Wraps (a part of) a cited sentence; the default is a span that carries its support. */
  sentence?: (citation: StreamCitation, children: ReactNode) => ReactNode;
  /** Colours finished code; shown as plain text until then. */
  highlight?: (code: CodeNode) => ReactNode;
  /** Actions above a code block, for example copy. */
  codeActions?: (code: CodeNode) => ReactNode;
  /** Actions above a table. */
  tableActions?: (table: TableNode) => ReactNode;
  /** A link that may be followed. */
  link?: (link: { destination: string; title: string | undefined; children: ReactNode }) => ReactNode;
  /** An image; the default is a link to it, so that reading loads nothing from elsewhere. */
  image?: (image: { destination: string; title: string | undefined; alt: string }) => ReactNode;
}

/** Words of the document, from the screen's messages. */
export interface DocumentLabels {
  /** Name of a table's scrolling region. */
  table: string;
  /** Name of a code block's scrolling region. */
  code: string;
  /** Name of the notes at the end. */
  footnotes: string;
  /** Name of a ticked box in a task list. */
  taskDone: string;
  /** Name of an empty box in a task list. */
  taskOpen: string;
  /** Spoken behind a sentence that no source supports. */
  unsupported: string;
  /** Spoken behind a sentence that its sources support in part. */
  partly: string;
  /** What a screen reader hears at a boundary. */
  announce: (boundary: Boundary) => string;
}

export interface DocumentViewProps {
  /** The document to show, from `useDocument`. */
  document: DocumentStore;
  labels: DocumentLabels;
  slots?: DocumentSlots;
  /** Added to every heading level, so that the document fits under the page's own headings. @default 1 */
  headingOffset?: number;
  /** Prefix of the ids of notes; unique on the page. @default a generated one */
  idPrefix?: string;
  className?: string;
}

export interface StreamingDocumentProps extends Omit<DocumentViewProps, 'document'> {
  /** The Markdown so far. Text that continues the former one is read on; other text starts anew. */
  text: string;
  /** True when no more text follows. @default false */
  finished?: boolean;
  citations?: readonly StreamCitation[];
}

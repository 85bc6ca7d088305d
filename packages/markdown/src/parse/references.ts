import type { LinkTarget } from './link-parts.ts';

/** What a text may refer to elsewhere in the document. Labels are folded. */
export interface References {
  link(label: string): LinkTarget | undefined;
  /** Number of a footnote. */
  footnote(label: string): number | undefined;
}

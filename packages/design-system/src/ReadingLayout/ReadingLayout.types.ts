import type { ReactNode } from 'react';

export type ReadingLayoutProps = {
  /** Title, coverage line, chips: over the whole width. */
  head: ReactNode;
  /** What is read. */
  children: ReactNode;
  /** `ModuleOutline`, beside the text; above it below 768 px. */
  outline?: ReactNode;
  /** The text is 640 px wide and leaves room for notes beside it, where there is room. @default false */
  hasNotes?: boolean;
  /** `EvidenceDrawer`, when open. */
  drawer?: ReactNode;
  /** Stays at the foot of the viewport: the follow-up box. */
  foot?: ReactNode;
};

import type { ReactNode } from 'react';

export type QuoteProps = {
  /** The cited span, letter for letter. */
  children: ReactNode;
  /** What stands before it in the source. */
  before?: ReactNode;
  /** What stands after it in the source. */
  after?: ReactNode;
  /** Where it stands: title, number, section. */
  source?: ReactNode;
  /** Language of the source (BCP 47), where it differs from the page's. */
  lang?: string;
  /** Step of the type scale. @default 'prose' */
  size?: 'dense' | 'body' | 'prose';
  /** Class beside its own. */
  className?: string;
};

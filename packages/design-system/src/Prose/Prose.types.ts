import type { ComponentProps } from 'react';

export type ProseProps = ComponentProps<'div'> & {
  /** Keeps lines within a comfortable measure. @default true */
  hasMeasure?: boolean;
};

/** How far a sentence is borne out by its sources. */
export type Support = 'supported' | 'partly' | 'unsupported' | 'unchecked';

export type SentenceProps = ComponentProps<'span'> & {
  /** How far its sources bear it out. */
  support: Support;
  /** Says the support to assistive technology where it is less than full ("Not supported by the sources"). */
  supportLabel?: string;
};

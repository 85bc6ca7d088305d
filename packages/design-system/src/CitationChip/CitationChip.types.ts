import type { ComponentProps } from 'react';

export type CitationChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The number of the source in this answer, from 1. */
  number: number;
  /** Full name for assistive technology ("Source 3, Library note 07"). */
  label: string;
  /** Its evidence is open. @default false */
  isActive?: boolean;
  /** The quote no longer equals its source. @default false */
  isBroken?: boolean;
};

export type SourceTagProps = ComponentProps<'span'>;

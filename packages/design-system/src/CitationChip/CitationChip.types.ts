import type { ComponentProps } from 'react';

/** What a source is, told apart by the shape and the hue of its mark. */
export type SourceKind = 'patent' | 'paper' | 'note' | 'upload' | 'card';

export type CitationChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The number of the source in this answer, from 1; a passage whose source has none shows a pilcrow. */
  number?: number | undefined;
  /** Full name for assistive technology ("Source 3, Library note 07"). */
  label: string;
  /** What the source is: its mark stands before the number. The label says it in words. */
  kind?: SourceKind;
  /** The same source is pointed at elsewhere on the page. @default false */
  isPointed?: boolean;
  /** Its evidence is open. @default false */
  isActive?: boolean;
  /** The quote no longer equals its source. @default false */
  isBroken?: boolean;
};

export type SourceTagProps = ComponentProps<'span'>;

export type SourceMarkProps = {
  /** What the source is. */
  kind: SourceKind;
  /** Class beside its own. */
  className?: string;
};

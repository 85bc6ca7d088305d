import type { ReactNode, Ref } from 'react';

/** What the owner of a long list may ask of it. */
export interface LongListHandle {
  /** Shows a row in the middle of the view. */
  reveal(key: string): void;
  toEnd(): void;
}

export interface LongListProps {
  /** Rows in their order; the same array while the rows are the same. */
  keys: readonly string[];
  /** Height in px of a row that has not been seen. */
  estimate(key: string): number;
  children(key: string): ReactNode;
  /** Before the first row: what is loading, or the way to load more. */
  before?: ReactNode;
  /** After the last row. */
  after?: ReactNode;
  /** The reader comes near the first row. */
  onNearStart?: () => void;
  /** Whether the reader is at the end, where new text is followed. */
  onAtEnd?: (isAtEnd: boolean) => void;
  /** Names the region that scrolls. */
  label: string;
  ref?: Ref<LongListHandle>;
}

export type SkeletonProps = {
  /** Lines of text of this step; their height is that of the text to come. */
  lines?: number;
  /** Step of the type scale whose line height a line takes. @default 'body' */
  size?: 'caption' | 'dense' | 'body' | 'prose' | 'title2';
  /** A block of this height in px instead of lines. */
  height?: number;
  /** Width as a CSS length. @default '100%' */
  width?: string;
  /** Class beside its own. */
  className?: string;
};

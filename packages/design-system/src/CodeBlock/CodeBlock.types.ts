export type CodeBlockWords = { copy: string; copied: string; wrap: string; failed: string };

export type CodeBlockProps = {
  /** Names it for assistive technology, and stands at its head. */
  label: string;
  /** The text, letter for letter; this is what is copied. */
  code: string;
  /** Numbers before the lines; they are not copied. @default false */
  hasLineNumbers?: boolean;
  /** Long lines break at first. @default false */
  isWrapped?: boolean;
  /** Most height before it scrolls, a CSS length. @default '24rem' */
  maxHeight?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<CodeBlockWords>;
  /** Class beside its own. */
  className?: string;
};

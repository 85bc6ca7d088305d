export type LoadMoreWords = {
  more: string;
  loading: string;
  /** "20 of 340". */
  shown: (shown: string, total: string) => string;
  /** Said where the next ones did not come; what is there stays. */
  failed: string;
  retry: string;
};

export type LoadMoreProps = {
  /** How many are shown. */
  shown: number;
  /** How many there are. */
  total: number;
  /** Asked for the next. */
  onMore: () => void;
  /** The next ones are on their way. @default false */
  isBusy?: boolean;
  /** The next ones did not come. @default false */
  hasFailed?: boolean;
  /** Words in place of the built-in ones. */
  words?: Partial<LoadMoreWords>;
  /** Class beside its own. */
  className?: string;
};

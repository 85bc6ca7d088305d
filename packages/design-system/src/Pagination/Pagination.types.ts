export type PaginationWords = {
  label: string;
  previous: string;
  next: string;
  /** Names a page ("Page 3"). */
  page: (page: string) => string;
  /** What stands in place of the numbers where there is little room ("3 of 20"). */
  place: (page: string, pages: string) => string;
};

export type PaginationProps = {
  /** The present page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Told the page to show. */
  onChange: (page: number) => void;
  /** Address of a page: its number is then a link that can be opened elsewhere. */
  href?: (page: number) => string;
  /** Words in place of the built-in ones. */
  words?: Partial<PaginationWords>;
  /** Class beside its own. */
  className?: string;
};

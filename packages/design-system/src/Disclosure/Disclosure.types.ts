import type { ReactNode } from 'react';

export type DisclosureProps = {
  /** Names what it shows, open or closed. */
  label: ReactNode;
  children: ReactNode;
  /** At the end of the line: a count, a state. */
  aside?: ReactNode;
  /** Open at first, when it keeps its own state. @default false */
  isOpenAtFirst?: boolean;
  /** Open, when the owner keeps the state. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Level of the heading that holds the button, where it heads a part of the page. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Cannot be opened now. @default false */
  isDisabled?: boolean;
  className?: string;
};

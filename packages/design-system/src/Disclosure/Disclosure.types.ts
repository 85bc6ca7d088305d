import type { ReactNode } from 'react';

export type DisclosureProps = {
  /** Names what it shows, open or closed. */
  label: ReactNode;
  /** What is shown once it is open. */
  children: ReactNode;
  /** At the end of the line: a count, a state. */
  aside?: ReactNode;
  /** Open at first, when it keeps its own state. @default false */
  isOpenAtFirst?: boolean;
  /** Open, when the owner keeps the state. */
  isOpen?: boolean;
  /** Told whether it is open. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Level of the heading that holds the button, where it heads a part of the page. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Cannot be opened now. @default false */
  isDisabled?: boolean;
  /** Class beside its own. */
  className?: string;
};

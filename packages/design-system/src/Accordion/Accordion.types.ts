import type { ReactNode } from 'react';

export type AccordionProps = {
  /** From top to bottom. */
  sections: readonly {
    id: string;
    label: ReactNode;
    children: ReactNode;
    /** At the end of the line: a count, a state. */
    aside?: ReactNode;
    isDisabled?: boolean;
  }[];
  /** Level of the headings, by the place in the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Opening one closes the others. @default false */
  isExclusive?: boolean;
  /** Sections open at first. */
  openAtFirst?: readonly string[];
  /** Told the ids that are open. */
  onOpenChange?: (open: readonly string[]) => void;
  /** Class beside its own. */
  className?: string;
};

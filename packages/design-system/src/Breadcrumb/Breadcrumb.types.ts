import type { ReactElement, ReactNode } from 'react';

export type BreadcrumbProps = {
  /** Names the way for assistive technology ("Breadcrumb"). */
  label: string;
  /** `Link`s from the top down. */
  links: readonly ReactElement[];
  /** The page itself. */
  current: ReactNode;
};

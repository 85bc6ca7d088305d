import type { ReactNode } from 'react';

export type ShowProps = {
  /** Shown from this width on. */
  above?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shown only under this width. */
  below?: 'sm' | 'md' | 'lg' | 'xl';
  /** What is shown or not. */
  children: ReactNode;
};

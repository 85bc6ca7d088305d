import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type RowLinkProps = ComponentProps<'a'> & {
  /** Drawing before the words. */
  icon?: IconDrawing;
  /** Kind of the thing, in a column of its own. */
  kind?: ReactNode;
  /** At the end: time, state. */
  aside?: ReactNode;
  /** What it stands for is open: it carries the streak. @default false */
  isCurrent?: boolean;
  /** Buttons beside the link, outside of it. */
  actions?: ReactNode;
};

import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Drawing above the title. */
  icon: IconDrawing;
  /** What is not here yet. */
  title: ReactNode;
  /** What would stand here and how it comes to be. */
  children?: ReactNode;
  /** Buttons or links that mend it. */
  actions?: ReactNode;
  /** Place of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4;
};

export type ErrorStateProps = Omit<EmptyStateProps, 'icon'> & {
  /** Drawing above the title. @default CircleAlertIcon */
  icon?: IconDrawing;
  /** Number by which support finds the request; set in mono, can be selected. */
  reference?: ReactNode;
};

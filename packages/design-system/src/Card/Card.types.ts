import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import type { LayoutElement } from '../Stack/Stack.types.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Element to render. @default 'div' */
  as?: LayoutElement;
  /** Inner space. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
};

export type CardLinkProps = Omit<ComponentProps<'a'>, 'title'> & {
  /** Drawing above the title. */
  icon?: IconDrawing;
  /** What a person reaches. */
  title: ReactNode;
  /** One line about it. */
  description?: ReactNode;
  /** Stands at the end of the title, such as a tag. */
  aside?: ReactNode;
};

export type CardGridProps = ComponentProps<'ul'> & {
  /** Columns where there is room. @default 3 */
  columns?: 2 | 3 | 4;
};

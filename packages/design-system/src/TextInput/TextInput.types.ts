import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** 28, 36 or 44 px. @default 'default' */
  size?: 'compact' | 'default' | 'large';
  /** Icon at the start. */
  icon?: IconDrawing;
  /** Stands inside at the end: a unit, a small button. */
  end?: ReactNode;
  /** The value was checked and holds. @default false */
  isValid?: boolean;
};

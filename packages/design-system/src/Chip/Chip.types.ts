import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type ChipProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  children: ReactNode;
  icon?: IconDrawing;
  /** The filter holds; makes the chip a toggle. */
  isPressed?: boolean;
  /** Opens a menu or popover: shows the small arrow. @default false */
  hasMenu?: boolean;
  isDisabled?: boolean;
};

export type RemovableChipProps = {
  children: ReactNode;
  icon?: IconDrawing;
  onRemove: () => void;
  /** Name of the removing button ("Remove EP1234567"). */
  removeLabel: string;
};

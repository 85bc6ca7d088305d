import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type ChipProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** What holds now. */
  children: ReactNode;
  /** Drawing before the words. */
  icon?: IconDrawing;
  /** The filter holds; makes the chip a toggle. */
  isPressed?: boolean;
  /** Opens a menu or popover: shows the small arrow. @default false */
  hasMenu?: boolean;
  /** Cannot be pressed now. @default false */
  isDisabled?: boolean;
};

export type RemovableChipProps = {
  /** What was attached or chosen. */
  children: ReactNode;
  /** Drawing before the words. */
  icon?: IconDrawing;
  /** Its button was pressed. */
  onRemove: () => void;
  /** Name of the removing button ("Remove EP1234567"). */
  removeLabel: string;
};

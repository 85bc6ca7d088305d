import type { ComponentProps } from 'react';
import type { ButtonLook } from '../Button/Button.types.ts';
import type { IconDrawing } from '../Icon/Icon.types.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** Its sign. */
    icon: IconDrawing;
    /** The verb; it is the accessible name and, on hover, the title. */
    label: string;
    /** The action runs and presses are ignored. @default false */
    isBusy?: boolean;
    /** Cannot be pressed now. @default false */
    isDisabled?: boolean;
  };

import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** Looks shared by buttons and links that look like buttons. */
export type ButtonLook = {
  /** One primary per view; quiet for what stands beside it; danger for what cannot be undone. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 28, 36 or 44 px. @default 'default' */
  size?: 'compact' | 'default' | 'large';
  /** Icon before the label. */
  icon?: IconDrawing;
  /** Icon after the label. */
  iconEnd?: IconDrawing;
  /** Takes the whole width of its container. @default false */
  isBlock?: boolean;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** The verb, which never changes width while busy. */
    children: ReactNode;
    /** The action runs: a spinner stands in for the icon and presses are ignored. @default false */
    isBusy?: boolean;
    /** Replaces the label while busy, within the same width ("Sending"). */
    busyLabel?: ReactNode;
    /** Cannot be pressed now. Prefer `disabledReason`, which says why. @default false */
    isDisabled?: boolean;
    /** Cannot be pressed now, and why: the button stays focusable and the reason is its description. */
    disabledReason?: string;
  };

export type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLook & {
    /** Where it leads, in words. */
    children: ReactNode;
  };

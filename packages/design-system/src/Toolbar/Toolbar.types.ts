import type { ReactNode } from 'react';

export type ToolbarProps = {
  /** Names it for assistive technology ("Formatting"). */
  label: string;
  /** Buttons, menus, selects; `ToolbarGroup`s divide them by a hairline. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
};

export type ToolbarGroupProps = {
  /** Names the group for assistive technology. */
  label: string;
  children: ReactNode;
};

import type { ReactNode } from 'react';

export type ToolbarProps = {
  /** Names it for assistive technology ("Formatting"). */
  label: string;
  /** Buttons, menus, selects; `ToolbarGroup`s divide them by a hairline. */
  children: ReactNode;
  /** Direction of the tools and of the arrow keys. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Class beside its own. */
  className?: string;
};

export type ToolbarGroupProps = {
  /** Names the group for assistive technology. */
  label: string;
  /** Tools that belong together. */
  children: ReactNode;
};

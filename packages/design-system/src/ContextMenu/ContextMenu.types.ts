import type { ReactNode } from 'react';
import type { MenuContentProps } from '../Menu/Menu.types.ts';

export type ContextMenuProps = MenuContentProps & {
  /** What the menu is about. It must be reachable by keyboard, or hold something that is. */
  children: ReactNode;
  /** Class beside its own. */
  className?: string;
};

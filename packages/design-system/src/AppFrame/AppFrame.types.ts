import type { ReactNode } from 'react';

export type AppFrameProps = {
  /** The rail of wide screens. */
  rail: ReactNode;
  /** The expanded rail that the menu button opens on narrow screens. @default rail */
  menu?: ReactNode;
  /** What stands in the header, after the menu button. */
  header: ReactNode;
  /** The main part of the page. */
  children: ReactNode;
  /** Words of the skip link ("Skip to content"). */
  skipLabel: string;
  /** Name of the button that opens the rail on narrow screens. */
  menuLabel: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Whether the rail is open on a narrow screen. */
  isMenuOpen: boolean;
  /** Asked to open or close it. */
  onMenuChange: (isOpen: boolean) => void;
};

export type PageProps = {
  /** `prose` 880 px, `wide` all there is, `answer` without margins for layouts of their own. @default 'prose' */
  width?: 'prose' | 'wide' | 'answer';
  /** The content of the page. */
  children: ReactNode;
  /** Class beside its own. */
  className?: string;
};

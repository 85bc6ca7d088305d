import type { ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** One thing that can be done or gone to. */
export type Command = {
  id: string;
  label: string;
  icon?: IconDrawing;
  /** One line below the label. */
  description?: string;
  /** Other words it is found by. */
  keywords?: string;
  /** At the end: its own keys, its place. */
  aside?: ReactNode;
  onSelect: () => void;
};

export type CommandPaletteProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, a press outside, or a command that ran. */
  onClose: () => void;
  /** Commands by heading, in the order in which they are offered. */
  groups: readonly { label: string; commands: readonly Command[] }[];
  /** Names the palette and its input ("Go to or do"). */
  label: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Said when nothing fits. */
  emptyLabel: ReactNode;
  /** What is being typed, for commands that are asked of a service. */
  onQuery?: (query: string) => void;
  /** More commands are on their way. @default false */
  isBusy?: boolean;
};

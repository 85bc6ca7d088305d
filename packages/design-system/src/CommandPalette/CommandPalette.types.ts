import type { ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import type { KeyPress } from '../Keys/keys.rules.ts';

/** One thing that can be done or gone to. */
export type Command = {
  /** Unlike that of any other; one that is offered twice is shown once. */
  id: string;
  label: string;
  icon?: IconDrawing;
  /** One line below the label. */
  description?: string;
  /** Other words it is found by. */
  keywords?: string;
  /** At the end: its place, its time. */
  aside?: ReactNode;
  /** Its own keys, at the end. */
  keys?: KeyPress;
  /** BCP 47 language of the label, where it is not that of the page. */
  lang?: string;
  /** Why it cannot be run now; it stays on show and says so. */
  unavailable?: string | undefined;
  /** The palette stays open: what it does shows in there. @default false */
  staysOpen?: boolean;
  onSelect: () => void;
};

export type CommandGroup = {
  label: string;
  commands: readonly Command[];
  /** Beside the label: how many there are, where that is more than what is shown. */
  count?: ReactNode;
  /** A service has found these by what was typed: they are shown as they are, behind the others. @default false */
  isFound?: boolean;
  /** Offered whatever is typed: where nothing else fits, that is said all the same. @default false */
  isFallback?: boolean;
};

/** Keys of the palette that its foot shows. */
export type CommandPaletteHints = { move: string; run: string; close: string };

export type CommandPaletteProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, a press outside, or a command that ran. */
  onClose: () => void;
  /** Commands by heading, in the order in which they are offered; with words typed, in the order of the best fit. */
  groups: readonly CommandGroup[];
  /** Names the palette and its input ("Go to or do"). */
  label: string;
  /** Shown while nothing is typed. */
  placeholder: string;
  /** Said when nothing fits. */
  emptyLabel: ReactNode;
  /** Says how many there are, to assistive technology. */
  countLabel?: (count: number) => string;
  /** What is being typed, for commands that are asked of a service; not the letters of a word that is still composed. */
  onQuery?: (query: string) => void;
  /** More commands are on their way. @default false */
  isBusy?: boolean;
  /** What is missing from the list, and why. */
  notice?: ReactNode;
  /** Words for the keys in the foot; without them there is no foot. */
  hints?: CommandPaletteHints;
};

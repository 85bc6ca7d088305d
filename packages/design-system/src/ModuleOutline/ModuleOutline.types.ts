import type { ReactNode } from 'react';

/** State of one module of a long task. */
export type ModuleStatus = 'waiting' | 'streaming' | 'done' | 'stopped' | 'failed';

/** One line of the outline. */
export type OutlineModule = {
  id: string;
  title: ReactNode;
  status: ModuleStatus;
  /** The word of its state ("Streaming"). */
  statusLabel: ReactNode;
  /** Where it stands in the page (`#answer`); without it the title is not a link. */
  href?: string;
  /** Takes the place of the state's word, such as retry. */
  action?: { label: string; onPress: () => void };
};

export type ModuleOutlineProps = {
  /** Names the list for assistive technology ("Modules"). */
  label: string;
  /** In the order of the page. */
  modules: readonly OutlineModule[];
  /** The module being read or written; carries the streak. */
  currentId?: string;
  /** Class beside its own. */
  className?: string;
};

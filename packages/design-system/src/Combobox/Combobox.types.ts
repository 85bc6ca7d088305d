import type { ReactNode } from 'react';

/** One choice of a combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** One line below the label. */
  description?: string;
};

/** Finds choices for what was typed. Aborted through `signal` when newer words are typed. */
export type ComboboxSource = (search: { query: string; signal: AbortSignal }) => Promise<readonly ComboboxOption[]>;

/** What the list is called, and what it says while it has nothing to show. */
export type ComboboxWords = { list: string; loading: ReactNode; empty: ReactNode; failed: ReactNode };

export type ComboboxProps = {
  /** Choices on hand, filtered by what is typed; or a source that is asked. */
  source: readonly ComboboxOption[] | ComboboxSource;
  value: ComboboxOption | undefined;
  onChange: (value: ComboboxOption | undefined) => void;
  words: ComboboxWords;
  placeholder?: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  /** Name, where no `Field` gives one. */
  'aria-label'?: string;
  className?: string;
};

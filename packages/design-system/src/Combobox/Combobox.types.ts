import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldControl } from '../Field/Field.types.ts';

/** One choice of a combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** One line below the label. */
  description?: string;
  /** Heading under which it stands; groups come in the order of their first choice. */
  group?: string;
  /** Can be seen but not chosen. @default false */
  isDisabled?: boolean;
  /** Typed by the person and known to no source: what `isCreatable` and `allowsFreeText` give. @default false */
  isNew?: boolean;
};

/** Finds choices for what was typed. Aborted through `signal` when newer words are typed. */
export type ComboboxSource = (search: { query: string; signal: AbortSignal }) => Promise<readonly ComboboxOption[]>;

/** What the list is called, what it says while it has nothing to show, and what it announces. */
export type ComboboxWords = {
  list: string;
  loading: ReactNode;
  empty: ReactNode;
  failed: ReactNode;
  /** Asks the source once more after it failed. */
  retry: string;
  /** The row that takes what was typed as a new choice. */
  create: (typed: string) => string;
  /** Announces how many choices there are. */
  found: (count: number) => string;
};

/** What comboboxes of one and of several choices share. */
export type ComboboxCommon = FieldControl & {
  /** Choices on hand, filtered by what is typed; or a source that is asked. */
  source: readonly ComboboxOption[] | ComboboxSource;
  /** The list's name, and words of one's own over the built-in ones. */
  words: Pick<ComboboxWords, 'list'> & Partial<ComboboxWords>;
  placeholder?: string;
  /** Offers what was typed as a new choice, in a row of its own. @default false */
  isCreatable?: boolean;
  /** Takes what was typed as it stands, on Enter and when the field is left. @default false */
  allowsFreeText?: boolean;
  /** The input, for who moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  /** The input has the focus. */
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** The input was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Name, where no `Field` gives one. */
  'aria-label'?: string;
  /** Name under which a form sends the value. */
  name?: string;
  /** BCP 47 language of the built-in words; by default the page's. */
  language?: string;
  className?: string;
};

export type ComboboxProps = ComboboxCommon & {
  /** What is chosen. */
  value: ComboboxOption | undefined;
  /** Told what was chosen, or that nothing is. */
  onChange: (value: ComboboxOption | undefined) => void;
  /** Name of the button that empties it. */
  clearLabel: string;
};

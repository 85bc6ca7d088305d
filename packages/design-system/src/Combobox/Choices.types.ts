import type { UseComboboxProps } from 'downshift';
import type { KeyboardEventHandler, MouseEventHandler, Ref } from 'react';
import type { ComboboxOption } from './Combobox.types.ts';

/** What one choice and several choices do each in their own way. */
export type Choosing = {
  /** What stands in the input, and what of it choices are looked for by. */
  text: string;
  query: string;
  /** Whether Enter has words to take, which otherwise sends the form. */
  isTyped: boolean;
  /** More than one can be chosen. @default false */
  isMultiple?: boolean;
  isChosen: (option: ComboboxOption) => boolean;
  onType: (typed: string) => void;
  /** Enter on words, with no row under the keyboard; `keepOpen` says whether the list stays. */
  onEnter: (options: readonly ComboboxOption[], keepOpen: (isOpen: boolean) => void) => void;
  /** The field was left; `taken` is what downshift then holds for chosen, where its list was open. */
  onLeave: (options: readonly ComboboxOption[], taken?: ComboboxOption | null) => void;
  /** How downshift is told of choices and tells of them. */
  combobox: Omit<Partial<UseComboboxProps<ComboboxOption>>, 'onIsOpenChange'>;
  /** What else hears the keys of the input. */
  input?: { ref?: Ref<HTMLInputElement>; onKeyDown?: KeyboardEventHandler; onClick?: MouseEventHandler };
};

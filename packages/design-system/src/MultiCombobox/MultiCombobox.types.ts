import type { ComboboxCommon, ComboboxOption } from '../Combobox/Combobox.types.ts';
import type { TagWords } from '../TagInput/TagInput.types.ts';

export type MultiComboboxProps = ComboboxCommon & {
  /** What is chosen, in order. */
  value: readonly ComboboxOption[];
  /** Told all that is chosen. */
  onChange: (value: readonly ComboboxOption[]) => void;
  /** Words about the choices made, over the built-in ones. */
  tagWords?: Partial<TagWords>;
};

import type { TextInputProps } from '../TextInput/TextInput.types.ts';

export type SearchInputProps = Omit<TextInputProps, 'type' | 'icon' | 'end' | 'value' | 'onChange' | 'defaultValue'> & {
  /** What is looked for. */
  value: string;
  /** Told every change of it. */
  onChange: (value: string) => void;
  /** Name of the button that empties it. */
  clearLabel: string;
};

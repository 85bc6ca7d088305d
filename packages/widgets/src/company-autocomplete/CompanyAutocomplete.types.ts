import type { ReactNode } from 'react';
import type { CompanyOption, CompanySource } from './company-autocomplete.source.ts';

export interface CompanyAutocompleteProps {
  /** Names the field. */
  label: ReactNode;
  /** The company's name, as it is typed or was chosen. */
  value: string;
  /** Called with what is typed and with the name that is chosen; empty when the field was emptied. */
  onChange(name: string): void;
  /** Called when a company of the list was chosen. */
  onChoose?(company: CompanyOption): void;
  onBlur?(): void;
  /** Where companies are asked for; without one the name is typed without suggestions. */
  source: CompanySource | undefined;
  /** Name under which a form sends it. */
  name?: string;
  placeholder?: string;
  hint?: ReactNode;
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: ReactNode;
  /** Words beside the label of a field that may stay empty ("optional"). */
  optionalLabel?: ReactNode;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

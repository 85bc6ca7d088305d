import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldsetProps } from '../Fieldset/Fieldset.types.ts';

/** One choice of a radio group. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** One line below the label. */
  hint?: ReactNode;
  /** Cannot be chosen now. Prefer `disabledReason`, which says why. @default false */
  isDisabled?: boolean;
  /** Cannot be chosen now, and why: the reason takes the place of the hint. */
  disabledReason?: string;
};

export type RadioGroupProps<Value extends string> = Pick<
  FieldsetProps,
  'label' | 'hint' | 'error' | 'optionalLabel' | 'isDisabled' | 'isLabelHidden' | 'isRequired' | 'className'
> & {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The choice; undefined before one is made. */
  value: Value | undefined;
  /** Told the chosen value. */
  onChange: (value: Value) => void;
  /** Name under which a form sends the choice. */
  name?: string;
  /** `inline` for two or three short choices. @default 'stacked' */
  layout?: 'stacked' | 'inline';
  /** The radio that the keyboard reaches, the chosen one or the first that can be: for who moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  /** The group was left. */
  onBlur?: FocusEventHandler<HTMLElement>;
};

import type { AriaAttributes, ReactNode } from 'react';

export type FieldProps = {
  /** Names the control. */
  label: ReactNode;
  /** The control: any input of this package finds its label, hint and error by itself. */
  children: ReactNode;
  /** Id of the control, where something else refers to it; an id given to the control itself gives way to it. @default one of its own */
  id?: string;
  /** What to write, in one short line. */
  hint?: ReactNode;
  /** What is wrong and what to do; its presence makes the control invalid. */
  error?: ReactNode;
  /** Confirms a value that was checked. */
  success?: ReactNode;
  /** Characters written and allowed; shown at the end of the line. */
  count?: { used: number; max: number };
  /** Must be filled. @default false */
  isRequired?: boolean;
  /** Words beside the label of a field that may stay empty ("optional"). */
  optionalLabel?: ReactNode;
  /** Cannot be used now. @default false */
  isDisabled?: boolean;
  /** Label only for assistive technology, where the place says it. @default false */
  isLabelHidden?: boolean;
  /** Stands at the end of the label line, such as a link. */
  aside?: ReactNode;
  /** Class beside its own. */
  className?: string;
};

/** What a control takes from the field around it. */
export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  required?: boolean;
  disabled?: boolean;
};

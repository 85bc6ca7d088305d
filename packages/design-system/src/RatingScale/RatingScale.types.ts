import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldsetProps } from '../Fieldset/Fieldset.types.ts';

export type RatingScaleProps = Pick<
  FieldsetProps,
  'label' | 'hint' | 'error' | 'optionalLabel' | 'isDisabled' | 'isLabelHidden' | 'isRequired' | 'className'
> & {
  /** The rating; undefined before one is given. */
  value: number | undefined;
  /** Told the chosen step. */
  onChange: (value: number) => void;
  /** What each step means, such as the criteria of AIAG-VDA severity; shown for the step looked at. */
  criteria?: Readonly<Record<number, string>>;
  /** What the low end stands for. */
  lowLabel?: ReactNode;
  /** What the high end stands for. */
  highLabel?: ReactNode;
  /** The lowest step. @default 1 */
  min?: number;
  /** The highest step. @default 10 */
  max?: number;
  /** Name under which a form sends the rating. */
  name?: string;
  /** The radio that the keyboard reaches, the chosen step or the first: for who moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  /** The scale was left. */
  onBlur?: FocusEventHandler<HTMLElement>;
};

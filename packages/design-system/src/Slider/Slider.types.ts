import type { FocusEventHandler, Ref } from 'react';
import type { FieldControl } from '../Field/Field.types.ts';

type Scale = {
  /** The least value. */
  min: number;
  /** The most. */
  max: number;
  /** Distance between values. @default 1 */
  step?: number;
  /** Writes a value with its unit ("55 °C"), as seen and as heard; by default the number in the page's language. */
  format?: (value: number) => string;
  /** Values that get a tick; by default ten equal parts. */
  ticks?: readonly number[];
  /** Class beside its own. */
  className?: string;
};

export type SliderProps = FieldControl &
  Scale & {
    /** Where the thumb stands. */
    value: number;
    /** Told every place it is moved to. */
    onChange: (value: number) => void;
    /** Name, where no `Field` gives one. */
    'aria-label'?: string;
    /** Name under which a form sends it. */
    name?: string;
    /** The thumb, for who moves the focus there. */
    ref?: Ref<HTMLInputElement>;
    /** The thumb was left. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
  };

export type RangeSliderProps = Omit<FieldControl, 'id'> &
  Scale & {
    /** Lower and upper value; they may meet and never cross. */
    value: readonly [number, number];
    /** Told both ends. */
    onChange: (value: readonly [number, number]) => void;
    /** Names of the thumbs ("From", "To"). */
    labels: readonly [string, string];
    /** The lower thumb, for who moves the focus there. */
    ref?: Ref<HTMLInputElement>;
    /** Both thumbs were left. */
    onBlur?: FocusEventHandler<HTMLElement>;
  };

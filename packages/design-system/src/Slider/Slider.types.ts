import type { FieldControl } from '../Field/Field.types.ts';

type Scale = {
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** Writes a value with its unit ("55 °C"), as seen and as heard; by default the number in the page's language. */
  format?: (value: number) => string;
  /** Values that get a tick; by default ten equal parts. */
  ticks?: readonly number[];
  className?: string;
};

export type SliderProps = FieldControl &
  Scale & {
    value: number;
    onChange: (value: number) => void;
    /** Name, where no `Field` gives one. */
    'aria-label'?: string;
    name?: string;
  };

export type RangeSliderProps = Omit<FieldControl, 'id'> &
  Scale & {
    /** Lower and upper value; they may meet and never cross. */
    value: readonly [number, number];
    onChange: (value: readonly [number, number]) => void;
    /** Names of the thumbs ("From", "To"). */
    labels: readonly [string, string];
  };

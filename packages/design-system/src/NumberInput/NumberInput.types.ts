import type { ComponentProps, ReactNode } from 'react';
import type { TextInputProps } from '../TextInput/TextInput.types.ts';
import type { NumberProblem } from './number.rules.ts';

/** Names of the buttons that step. */
export type NumberWords = { increase: string; decrease: string; unit: string };

export type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'inputMode' | 'name'
> &
  Pick<TextInputProps, 'size' | 'icon' | 'isValid'> & {
    /** The number, in the chosen unit; undefined where nothing valid stands there. */
    value: number | undefined;
    /**
     * Reports each number as it is typed, and undefined when nothing or no number stands there. `problem` says why what
     * stands there cannot be taken; the text itself stays, so that nothing typed is lost.
     */
    onChange: (value: number | undefined, problem?: NumberProblem) => void;
    /** Name under which a form sends the number, with a decimal point and without grouping whatever the language. */
    name?: string;
    /** The least that holds. */
    min?: number;
    /** The most that holds. */
    max?: number;
    /** What arrow keys and buttons add; Page Up and Page Down add ten of it. @default 1 */
    step?: number;
    /** The unit, written behind the number. */
    unit?: ReactNode;
    /** Units to choose from, in place of `unit`; the caller converts the value. */
    units?: readonly { value: string; label: string }[];
    /** The unit chosen of `units`. */
    unitValue?: string;
    /** Told the unit that was chosen. */
    onUnitChange?: (unit: string) => void;
    /** Leaves out the two buttons, where room is short. @default false */
    isBare?: boolean;
    /** BCP 47 language of the number; by default the page's. */
    language?: string;
    /** Words of one's own, over the built-in ones. */
    words?: Partial<NumberWords>;
  };

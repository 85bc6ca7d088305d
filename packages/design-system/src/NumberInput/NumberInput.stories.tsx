import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { guide } from '../Guide/guide.ts';
import { NumberInput } from './NumberInput.tsx';
import type { NumberInputProps } from './NumberInput.types.ts';
import type { NumberProblem } from './number.rules.ts';

const changed = fn();

const said: Record<NumberProblem, string> = {
  notANumber: 'Enter a number, such as 1,234.5',
  tooLow: 'Enter at least 0',
  tooHigh: 'Enter at most 2,000',
};

type ThicknessProps = Partial<NumberInputProps> & { label?: string; isDisabled?: boolean };

function Thickness({ label = 'Thickness', isDisabled = false, ...props }: ThicknessProps) {
  const [value, setValue] = useState(props.value);
  const [problem, setProblem] = useState<NumberProblem>();
  return (
    <Field label={label} isDisabled={isDisabled} error={problem && said[problem]}>
      <NumberInput
        unit="µm"
        min={0}
        max={2000}
        {...props}
        value={value}
        onChange={(next, reason) => {
          setValue(next);
          setProblem(reason);
          changed(next, reason);
        }}
      />
    </Field>
  );
}

const micrometresIn: Readonly<Record<string, number>> = { µm: 1, mm: 1000, in: 25_400 };

function ConvertedThickness() {
  const [micrometres, setMicrometres] = useState<number | undefined>(1270);
  const [unit, setUnit] = useState('mm');
  const size = micrometresIn[unit] ?? 1;
  return (
    <Field label="Thickness">
      <NumberInput
        value={micrometres === undefined ? undefined : Number((micrometres / size).toPrecision(12))}
        onChange={(next) => setMicrometres(next === undefined ? undefined : next * size)}
        step={unit === 'µm' ? 10 : 0.1}
        units={Object.keys(micrometresIn).map((value) => ({ value, label: value }))}
        unitValue={unit}
        onUnitChange={setUnit}
      />
    </Field>
  );
}

const meta = {
  component: NumberInput,
  beforeEach: () => void changed.mockClear(),
  parameters: guide({
    use: ['A quantity with a unit: thickness, temperature, a limit.'],
    avoid: [
      'Digits that are no quantity (phone, code, number of a patent): take `TextInput`.',
      'A place on a scale: take `Slider`.',
    ],
    anatomy: ['Number, aligned as text', 'Unit, or a choice of units', 'Two buttons that step'],
    accessibility: [
      'A `spinbutton`: up and down add a step, Page Up and Page Down ten, Home and End go to the limits where there are some.',
      'It reads and writes the language of the page: grouping and decimal marks, full-width digits, powers of ten.',
      'The buttons are left out of the tab order, because arrow keys do the same.',
    ],
    do: [
      'Convert the value when the unit changes, and keep what was meant.',
      'Say in the error which number to enter.',
    ],
    dont: ["Don't round silently.", "Don't correct to the limit while one is typing."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Thickness value={120} step={0.1} />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Thickness' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('120.3');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('119.3');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('2,000');
    await expect(changed).toHaveBeenLastCalledWith(2000, undefined);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decrease' }));
    await expect(input).toHaveValue('1,999.9');
  },
};

/** What is typed stays as typed, whether or not it can be taken. */
export const TypedWrongly: Story = {
  tags: ['no-visual'],
  render: () => <Thickness />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Thickness' });
    await userEvent.type(input, 'about 12');
    await expect(changed).toHaveBeenLastCalledWith(undefined, 'notANumber');
    await userEvent.tab();
    await expect(input).toHaveValue('about 12');
    await expect(input).toHaveAccessibleDescription('Enter a number, such as 1,234.5');
    await userEvent.clear(input);
    await userEvent.type(input, '2500');
    await expect(changed).toHaveBeenLastCalledWith(2500, 'tooHigh');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '1234.50');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.5');
    await expect(input).toBeValid();
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Thickness label="Rest" />
      <Thickness label="With a value" value={1234.5} />
      <Thickness label="Too high" value={2500} />
      <Thickness label="Disabled" value={120} isDisabled />
      <Thickness label="At its limit" value={0} />
      <Thickness label="Compact, bare" value={120} size="compact" isBare />
      <ConvertedThickness />
    </Grid>
  ),
};

export const UnitsConvert: Story = {
  tags: ['no-visual'],
  render: () => <ConvertedThickness />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Thickness' });
    await expect(input).toHaveValue('1.27');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'in');
    await expect(input).toHaveValue('0.05');
  },
};

export const Japanese: Story = {
  tags: ['no-visual'],
  globals: { language: 'ja' },
  render: () => <Thickness label="厚さ" value={1234.5} />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: '厚さ' });
    await userEvent.clear(input);
    await userEvent.type(input, '１２．５');
    await expect(changed).toHaveBeenLastCalledWith(12.5, undefined);
    await expect(within(canvasElement).getByRole('button', { name: '増やす' })).toBeVisible();
  },
};

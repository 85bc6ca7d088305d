import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider, Slider } from './Slider.tsx';

const degrees = (value: number) => `${value} °C`;

function Confidence({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState(0.6);
  return (
    <Field label="Least confidence" hint="Sentences below it are left out" isDisabled={isDisabled}>
      <Slider value={value} onChange={setValue} min={0} max={1} step={0.05} />
    </Field>
  );
}

function Temperature() {
  const [value, setValue] = useState<readonly [number, number]>([-20, 65]);
  return (
    <Field label="Temperature">
      <RangeSlider
        value={value}
        onChange={setValue}
        min={-40}
        max={120}
        step={5}
        format={degrees}
        labels={['Temperature from', 'Temperature to']}
      />
    </Field>
  );
}

const meta = {
  component: Slider,
  subcomponents: { RangeSlider },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: guide({
    use: ['A value or a range whose place on a scale says more than its digits: confidence, a filter by temperature.'],
    avoid: ['A value known exactly: take `NumberInput`.', 'Steps with meanings: take `RatingScale`.'],
    anatomy: [
      'Graduated rule with ten ticks',
      'Measured part in the accent',
      'One thumb, or two',
      'The value with its unit',
    ],
    accessibility: [
      'Native range inputs: arrows move by a step, Page Up and Page Down by a tenth, Home and End go to the ends.',
      '`format` writes what is seen and what is heard. Each of two thumbs has a name of its own.',
    ],
    do: ['Filter while the thumb moves, and count what is left.'],
    dont: ["Don't use it for values over several orders of magnitude without a `format` that says so."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  render: () => <Confidence />,
  async play({ canvasElement }) {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Least confidence' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await expect(thumb).toHaveAttribute('aria-valuetext', '0.6');
    await expect(thumb).toHaveAccessibleDescription('Sentences below it are left out');
  },
};

export const Range: Story = {
  render: () => (
    <Stack>
      <Temperature />
      <Confidence isDisabled />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Temperature' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Temperature to' })).toHaveAttribute('aria-valuetext', '65 °C');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: () => <Temperature /> };

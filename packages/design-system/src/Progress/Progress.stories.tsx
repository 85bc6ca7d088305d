import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  parameters: guide({
    use: ['How much of a known length is done; how much of an allowance is used.'],
    avoid: ['A wait of a second or two: take `Spinner`.', 'Steps with names: take `ModuleOutline` or `Stepper`.'],
    anatomy: ['A graduated rule with ten ticks', 'What is done, in the tone'],
    accessibility: [
      'A progress bar with `label` as its name.',
      '`valueText` is read instead of a percentage: "7 of 10".',
      'Without a value its length is unknown, and it says so.',
    ],
    do: ['Write the figure beside it.'],
    dont: ["Don't let it run backwards."],
  }),
  args: { label: 'Reading' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SevenOfTen: Story = {
  args: { value: 7, max: 10, valueText: '7 of 10' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Reading' })).toHaveAttribute(
      'aria-valuenow',
      '7',
    );
  },
};
export const AtTheLimit: Story = { args: { value: 3, max: 3, tone: 'caution', label: 'Questions this month' } };
export const UnknownLength: Story = { args: { label: 'Waiting' } };

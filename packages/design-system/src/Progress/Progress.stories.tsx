import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = { component: Progress, args: { label: 'Reading' } } satisfies Meta<typeof Progress>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { ShareIcon } from '../Icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  parameters: guide({
    use: ['An act with a sign that everybody knows, where a word has no room: close, share, more.'],
    avoid: ['The main act of a view, or a sign that must be learned: take `Button` with a word.'],
    anatomy: ['One icon', 'While busy: a spinner in its place'],
    accessibility: [
      '`label` is its name and, on hover, its title. It is a verb.',
      'Never smaller than 24 by 24 px.',
      'Enter and Space press it.',
    ],
    do: ['Add a `Tooltip` where several stand in a row.'],
    dont: ["Don't use one sign for two meanings."],
  }),
  args: { icon: ShareIcon, label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { variant: 'secondary', size: 'default' } };
export const Busy: Story = { tags: ['no-visual'], args: { isBusy: true } };
export const Disabled: Story = {
  tags: ['no-visual'],
  args: { isDisabled: true },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#history', children: 'All history' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };
export const External: Story = {
  args: { externalLabel: '(opens in a new tab)', children: 'Open source' },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Open source (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: { trigger: <Button>Method</Button>, label: 'Method', children: 'Counted by earliest priority.' },
  decorators: [(Story) => <div style={{ minHeight: 160 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPress: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const trigger = within(canvasElement).getByRole('button', { name: 'Method' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Method' });
    await expect(sheet.getBoundingClientRect().width).toBe(150);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { tags: ['no-visual'], args: { isOpen: true, width: 240 } };
export const OnHover: Story = {
  tags: ['no-visual'],
  args: { opensOnHover: true },
  async play({ canvasElement }) {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Method' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Method' })).toBeVisible());
  },
};

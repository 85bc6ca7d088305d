import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  parameters: guide({
    use: ['A few controls or an explanation beside what they belong to: filters of a chip, a method note.'],
    avoid: ['Actions only: take `Menu`.', 'A form that must be finished: take `Dialog`.'],
    anatomy: ['Trigger', 'Sheet, 150 px wide unless said otherwise'],
    accessibility: [
      'Opens by press, Enter and Space, or on hover after 150 ms; takes the focus, at `data-autofocus` where there is one.',
      'Esc and a press outside close it, and the focus goes back to the trigger. Esc ends there: a dialog around it stays.',
    ],
    do: ['Give a `label` where the content has no heading.', 'Let choices hold at once.'],
    dont: ["Don't open one popover from another."],
  }),
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

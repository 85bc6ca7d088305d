import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { 'aria-label': 'Comment' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should change?' } };

export const Grows: Story = {
  tags: ['no-visual'],
  args: { minRows: 2, maxRows: 6 },
  async play({ canvasElement }) {
    const area = within(canvasElement).getByRole('textbox', { name: 'Comment' });
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}five{Enter}six{Enter}seven{Enter}eight{Enter}nine');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

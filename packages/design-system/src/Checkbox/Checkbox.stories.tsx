import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { children: 'Novelty search and drafting' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Novelty search and drafting' });
    await userEvent.click(within(canvasElement).getByText('Novelty search and drafting'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox isIndeterminate>Some of them</Checkbox>
      <Checkbox aria-invalid>Choose at least one</Checkbox>
      <Checkbox disabled>Not in this edition</Checkbox>
      <Checkbox disabled defaultChecked>
        Always on
      </Checkbox>
      <Checkbox hint="We write only about this request.">Contact me</Checkbox>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { title: 'Reconnected', children: 'The answer continues where it stopped.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner title="Reconnected">The answer continues where it stopped.</Banner>
      <Banner tone="positive" title="Saved">
        The answer is in the project Cold plate.
      </Banner>
      <Banner tone="caution" title="2 sources could not be read">
        The answer uses the other 8.
      </Banner>
      <Banner tone="critical" title="The answer stopped" actions={<Button size="compact">Try again</Button>}>
        The service did not reply for 30 s. What is written so far is kept.
      </Banner>
    </Stack>
  ),
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Close message' },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

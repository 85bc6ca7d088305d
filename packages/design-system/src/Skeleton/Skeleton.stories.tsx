import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 3, size: 'prose' } };
export const Block: Story = { args: { height: 76 } };
export const Page: Story = {
  render: () => (
    <Stack aria-busy>
      <Skeleton size="title2" width="60%" />
      <Skeleton lines={4} size="prose" />
    </Stack>
  ),
};

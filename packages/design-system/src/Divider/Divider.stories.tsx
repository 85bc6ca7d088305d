import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;

export const Weights: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Divider />
      <Divider weight="default" />
      <Divider weight="strong" />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { SearchIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';

const meta = { component: TextInput, args: { 'aria-label': 'Temperature' } } satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { placeholder: 'Claim or question' } };
export const WithUnit: Story = { args: { defaultValue: '55', end: '°C', inputMode: 'decimal' } };

export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      <TextInput size="compact" aria-label="Compact" icon={SearchIcon} placeholder="Compact" />
      <TextInput aria-label="Default" icon={SearchIcon} placeholder="Default" />
      <TextInput size="large" aria-label="Large" icon={SearchIcon} placeholder="Large" />
    </Stack>
  ),
};

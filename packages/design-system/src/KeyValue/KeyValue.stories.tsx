import type { Meta, StoryObj } from '@storybook/react-vite';

import { KeyValue } from './KeyValue.tsx';

const meta = {
  component: KeyValue,
  args: {
    items: [
      { key: 'type', label: 'Type', value: 'Library note' },
      { key: 'section', label: 'Section', value: '2, paragraph 3' },
      { key: 'owner', label: 'Owner', value: 'Not stated in this source' },
    ],
  },
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRules: Story = { args: { hasRules: true } };

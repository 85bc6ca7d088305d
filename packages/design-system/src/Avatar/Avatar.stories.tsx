import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: 'Mara Klein', label: 'Mara Klein' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWords: Story = {};
export const Han: Story = { args: { name: '王小明', label: '王小明' } };

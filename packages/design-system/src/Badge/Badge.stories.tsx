import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { count: 3, label: '3 unread' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const OverTheMost: Story = { args: { count: 120, tone: 'critical', label: '120 unread' } };

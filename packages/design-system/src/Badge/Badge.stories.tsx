import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  parameters: guide({
    use: ['How many wait: unread messages, open tasks, results of a tab.'],
    avoid: ['A word or a state: take `Tag` or `StatusTag`.', 'A figure that is compared: write it in the text.'],
    anatomy: ['The count, in tabular figures; above `max` the most and a plus sign'],
    accessibility: ['The bare figure says nothing: give `label` with what is counted ("3 unread").'],
    do: ['Leave it out at zero, unless zero is news.'],
    dont: ["Don't use `critical` for what can wait."],
  }),
  args: { count: 3, label: '3 unread' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const OverTheMost: Story = { args: { count: 120, tone: 'critical', label: '120 unread' } };

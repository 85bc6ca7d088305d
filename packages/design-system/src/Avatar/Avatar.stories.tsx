import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  parameters: guide({
    use: ['Who wrote, asked or was asked: beside a name, in a list, in the account menu.'],
    avoid: ['A file, a source or an organisation: take an `Icon`.'],
    anatomy: ['Initials: two letters of a Latin name, one character of a Chinese or Japanese one'],
    accessibility: [
      'Beside a written name it is decoration and has no name of its own.',
      'Alone it needs `label`, or nobody knows who it is.',
    ],
    do: ['Give the whole name: the initials are made from it, in its own script.'],
    dont: ["Don't let colour tell people apart."],
  }),
  args: { name: 'Mara Klein', label: 'Mara Klein' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWords: Story = {};
export const Han: Story = { globals: { language: 'zh-Hans' }, args: { name: '王小明', label: '王小明' } };

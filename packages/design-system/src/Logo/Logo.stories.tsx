import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  parameters: guide({
    use: ['The mark in the rail and on small grounds; mark and wordmark where the product introduces itself.'],
    avoid: ['Decoration, or a bullet.'],
    anatomy: ['Two streaks on a touchstone: the reference pale, the sample verdigris', 'Wordmark'],
    accessibility: ['An image with the name of the product; inside a link it names the link.'],
    do: ['Leave a quarter of its height free around it.'],
    dont: ["Don't colour, stretch or animate it."],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const Full: Story = { args: { variant: 'full' } };

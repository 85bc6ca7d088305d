import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: guide({
    use: ['The place of what is about to come, in its final size.'],
    avoid: ['Waits under 300 ms: show nothing.', 'Work with a known length: take `Progress`.'],
    anatomy: ['Lines in the height of the text to come, or one block'],
    accessibility: [
      'Hidden from assistive technology. What holds it says `aria-busy`.',
      'It does not move: many that pulse at once are unquiet.',
    ],
    do: ['Draw as many lines as will come.'],
    dont: ["Don't let the page jump when the content arrives."],
  }),
} satisfies Meta<typeof Skeleton>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  component: Spinner,
  parameters: guide({
    use: ['A wait of a second or two, where it happens: in a button, at a node, in a field.'],
    avoid: ['The first content of a page: take `Skeleton`.', 'A known length: take `Progress`.'],
    anatomy: ['A turning arc at 14, 16 or 20 px'],
    accessibility: ['Beside a word it is decoration; alone it needs `label`.', 'Under reduced motion it stands still.'],
    do: ['Say what is awaited, in words beside it.'],
    dont: ["Don't cover a page with it."],
  }),
  args: { label: 'Loading history' },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Named: StoryObj<typeof meta> = {};

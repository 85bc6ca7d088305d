import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  component: Divider,
  parameters: guide({
    use: ['Between parts that belong to one thing but not to each other.'],
    avoid: ['Where space already parts them.', 'Around something: that is the edge of a `Card`.'],
    anatomy: ['One rule: `hair` divides, `default` encloses, `strong` heads'],
    accessibility: [
      'A native `hr`: a separator for assistive technology. Where it is only a line, give it `role="none"`.',
    ],
    do: ['Take the weakest rule that still parts.'],
    dont: ["Don't put one after every line of a list."],
  }),
} satisfies Meta<typeof Divider>;
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

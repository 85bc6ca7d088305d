import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../Guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  subcomponents: { Heading, VisuallyHidden },
  parameters: guide({
    use: [
      'Words of the interface in a step of the type scale. `Heading` heads a part; `VisuallyHidden` says what others see.',
    ],
    avoid: ['What is read at length: take `Prose`.', 'The label of a control: take `Field`.'],
    anatomy: ['Step, ink, weight; mono for identifiers, tabular for figures'],
    accessibility: [
      'The level of a `Heading` is its place in the outline and is free of its size; no level is skipped.',
      '`isTruncated` cuts for the eye only: the whole text stays in the document.',
      '`ink.faint` is for what is disabled, so there is no such tone.',
    ],
    do: ['Mark identifiers with `isMono`, figures in columns with `isTabular`.'],
    dont: ["Don't choose a level by its size.", "Don't truncate what has nowhere else to be read."],
  }),
  args: { children: 'Trace water hydrolyses LiPF6 to hydrogen fluoride.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Prose: Story = { tags: ['no-visual'], args: { size: 'prose', hasMeasure: true } };
export const Mono: Story = { args: { isMono: true, children: 'EP 1 234 567 B1' } };

export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      {(['strong', 'default', 'muted', 'accent', 'critical', 'caution', 'info', 'positive'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="display">
        What do you need to establish?
      </Heading>
      <Heading level={2} size="title1">
        Material card
      </Heading>
      <Heading level={2} size="title2">
        Which binders limit manganese dissolution?
      </Heading>
      <Heading level={3} size="title3">
        Talk to sales
      </Heading>
      <Heading level={4}>Values stated in the sources</Heading>
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};

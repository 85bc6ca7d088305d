import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
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

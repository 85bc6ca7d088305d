import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { CountdownTag, StatusTag, Tag } from './Tag.tsx';

const day = 86_400_000;

const meta = {
  component: Tag,
  subcomponents: { StatusTag, CountdownTag },
  args: { children: 'Measured' },
  parameters: guide({
    use: [
      '`Tag`: a property in one or two words.',
      '`StatusTag`: the state of work, as icon, word and colour.',
      '`CountdownTag`: time that runs out; with `until` and `now` it counts the days of a trial by the service’s clock.',
    ],
    avoid: ['A count beside a word: take `Badge`.', 'Something that is pressed: take `Chip`.'],
    anatomy: ['Icon, where it has one', 'Word, shortened at its end'],
    accessibility: [
      'Never colour alone: every state has its icon and word.',
      'A countdown is not a live region; a trial that is about to expire is said by a `Banner`.',
    ],
    do: ['Give the countdown the clock of the answer that carried `until`: the first frame then never jumps.'],
    dont: ["Don't count down in seconds what ends in days."],
  }),
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Tag>Measured</Tag>
      <Tag tone="accent">Cited</Tag>
      <Tag tone="info">Specified</Tag>
      <Tag tone="positive">Met</Tag>
      <Tag tone="caution">Unclear</Tag>
      <Tag tone="critical">Not met</Tag>
    </Inline>
  ),
};

export const Statuses: Story = {
  render: () => (
    <Inline>
      <StatusTag status="waiting">Waiting</StatusTag>
      <StatusTag status="running">Streaming</StatusTag>
      <StatusTag status="done">Done</StatusTag>
      <StatusTag status="stopped">Stopped early</StatusTag>
      <StatusTag status="partial">2 sources missing</StatusTag>
      <StatusTag status="failed">Failed</StatusTag>
    </Inline>
  ),
};

export const Countdowns: Story = {
  render: () => (
    <Inline>
      <CountdownTag until={24 * day} now={0} />
      <CountdownTag until={3 * day} now={0} />
      <CountdownTag until={day / 2} now={0} />
      <CountdownTag until={0} now={1} />
      <CountdownTag isNear>New code in 42 s</CountdownTag>
    </Inline>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Trial: 24 days left')).toBeVisible();
    await expect(within(canvasElement).getByText('Trial: last day')).toBeVisible();
    await expect(within(canvasElement).getByText('Trial ended')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Carboxylated binders in high-voltage positive electrodes near 4.7 V against lithium' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <Inline>
      <CountdownTag until={3 * day} now={0} />
      <StatusTag status="partial">情報源 2 件が未取得</StatusTag>
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { CountdownTag, StatusTag, Tag } from './Tag.tsx';

const meta = { component: Tag, args: { children: 'Measured' } } satisfies Meta<typeof Tag>;
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
      <CountdownTag>Trial: 24 days left</CountdownTag>
      <CountdownTag isNear>Trial: 3 days left</CountdownTag>
      <CountdownTag isOver>Trial ended</CountdownTag>
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'Carboxylated binders in high-voltage positive electrodes near 4.7 V against lithium' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};

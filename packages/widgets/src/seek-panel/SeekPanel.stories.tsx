import type { StreamFrame } from '@assay/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { halfway, recordedFrames } from './fixtures/recorded.ts';
import { SeekPanel } from './SeekPanel.tsx';
import { createRecordedSource, Words } from './testing.tsx';

const frames = recordedFrames();

interface Recording {
  frames: readonly StreamFrame[];
  isReadOnly: boolean;
}

function Panel({ frames: played, isReadOnly }: Recording) {
  const source = useMemo(() => createRecordedSource({ frames: played }), [played]);
  return (
    <Words>
      <SeekPanel seekId="p1" source={source} isReadOnly={isReadOnly} />
    </Words>
  );
}

const meta = {
  title: 'Widgets/SeekPanel',
  component: Panel,
  args: { frames, isReadOnly: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything has arrived. */
export const Starting: Story = { args: { frames: [] } };

/** In the middle of the answer. */
export const Streaming: Story = { args: { frames: frames.slice(0, halfway(frames)) } };

export const Done: Story = {};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Stopped: Story = {
  args: {
    frames: [
      ...frames.slice(0, halfway(frames)),
      { type: 'module', module: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 },
      { type: 'stopped' },
    ],
  },
};

export const ModuleFailed: Story = {
  args: {
    frames: frames.map((frame) =>
      frame.type === 'module' && frame.module === 'REFERENCE' && frame.status === 'FINISH'
        ? { ...frame, failed: true }
        : frame,
    ),
  },
};

export const NotAnswered: Story = {
  args: {
    frames: frames.map((frame) =>
      frame.type === 'patch' && frame.part === 'SUMMARY.searched'
        ? { ...frame, data: { ...(frame.data as object), grade: 'none' } }
        : frame,
    ),
  },
};

import type { StreamFrame } from '@assay/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { AgentChat } from './AgentChat.tsx';
import type { AgentJob } from './agent-chat.types.ts';
import {
  answerFrames,
  askingFrames,
  finishedReply,
  longThread,
  recordedJob,
  replyMessage,
  userMessage,
} from './fixtures/recorded.ts';
import { NewAgentChat } from './NewAgentChat.tsx';
import { createRecordedSource, visitorOf, Words } from './testing.tsx';

const question = userMessage('m1', 'What limits the rate of LiFePO4?');

interface Recording {
  job: AgentJob;
  frames: readonly StreamFrame[];
  isReadOnly: boolean;
}

function Chat({ job, frames, isReadOnly }: Recording) {
  const source = useMemo(() => {
    const recorded = createRecordedSource({ job, frames });
    return isReadOnly ? visitorOf(recorded) : recorded;
  }, [job, frames, isReadOnly]);
  return (
    <Words>
      <div style={{ height: 640, display: 'flex' }}>
        <AgentChat jobId="job-1" source={source} isReadOnly={isReadOnly} />
      </div>
    </Words>
  );
}

const meta = {
  title: 'Widgets/AgentChat',
  component: Chat,
  args: { job: recordedJob([question, finishedReply('m2', 'm1')]), frames: [], isReadOnly: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

/** In the middle of the answer. */
export const Writing: Story = {
  args: {
    job: recordedJob([question, replyMessage('m2', 'm1')], { status: 'running' }),
    frames: answerFrames().slice(0, 9),
  },
};

/** A step waits for the person. */
export const Asking: Story = {
  args: {
    job: recordedJob([question, replyMessage('m2', 'm1', { status: 'paused' })], {
      status: 'paused',
      code: 'air_find_solution_agent',
    }),
    frames: askingFrames(),
  },
};

export const Failed: Story = {
  args: {
    job: recordedJob([question, replyMessage('m2', 'm1')], { status: 'running' }),
    frames: [
      ...answerFrames().slice(0, 4),
      { type: 'failed', code: 400, message: 'There is no document to work on. Attach a PDF, DOCX or TXT file.' },
    ],
  },
};

/** Read by somebody with a link; a thread that does not fit. */
export const LongAndReadOnly: Story = {
  args: { job: recordedJob(longThread(200), { editable: false }), isReadOnly: true },
};

function Beginning() {
  const source = useMemo(() => createRecordedSource({ job: recordedJob([]) }), []);
  return (
    <Words>
      <div style={{ height: 640, display: 'flex' }}>
        <NewAgentChat
          code="document_summary_agent"
          source={source}
          onBegun={() => undefined}
          onChoose={() => undefined}
        />
      </div>
    </Words>
  );
}

/** Before the first message, with the place for documents. */
export const New: Story = { render: () => <Beginning /> };

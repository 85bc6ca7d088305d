import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, Button, Inline, Progress, Stack, StatusTag, Stepper, StopIcon, Text } from '../index.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Patterns/Long tasks',
  parameters: pattern(
    'Work that takes longer than a breath says what it is doing, how far it is, and what a person can do meanwhile.',
    '- **Under 1 s**: nothing but the busy button. **1 to 10 s**: a skeleton of the final size. **Longer**: steps by name and a graduated rule with ten ticks.\n- **Count what is real**: "Read 34 of 120 documents". A bar without a known length says what is happening instead of guessing a percentage.\n- **Show what is ready.** Finished parts can be read, cited and saved while the rest is being made; nothing that is already there moves.\n- **It can be stopped**, and what was made stays. It can be left: the page may be closed, and the task is found again under Recent.\n- **A connection that breaks** is said quietly and mended by itself; the stream goes on where it stopped.\n- **Partial success is success with a remark**: name what is missing and offer to try that part again.\n- Announce beginnings, endings and faults, politely. Never every tick.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const steps = ['Understand the question', 'Search', 'Read', 'Write', 'Check citations'];

function Task({ current, isStopped = false }: { current: number; isStopped?: boolean }) {
  return (
    <div style={{ maxWidth: 560 }}>
      <Stack gap={4}>
        <Inline justify="between">
          <StatusTag status={isStopped ? 'partial' : 'running'}>{isStopped ? 'Partly done' : 'Running'}</StatusTag>
          {!isStopped && (
            <Button size="compact" icon={StopIcon}>
              Stop
            </Button>
          )}
        </Inline>
        <Stepper
          label="Steps of the report"
          layout="vertical"
          steps={steps.map((label, index) => ({
            id: label,
            label,
            state: index < current ? 'done' : index > current ? 'upcoming' : isStopped ? 'failed' : 'current',
          }))}
        />
        <Stack gap={1}>
          <Progress
            label="Documents read"
            value={34}
            max={120}
            valueText="34 of 120"
            tone={isStopped ? 'caution' : 'accent'}
          />
          <Text size="caption" tone="muted" isTabular>
            Read 34 of 120 documents
          </Text>
        </Stack>
        {isStopped && (
          <Banner
            tone="caution"
            title="2 sources could not be read"
            actions={<Button size="compact">Try these again</Button>}
          >
            The report uses the other 32. What was written stays.
          </Banner>
        )}
      </Stack>
    </div>
  );
}

export const Running: Story = { render: () => <Task current={2} /> };
export const PartlyDone: Story = { render: () => <Task current={2} isStopped /> };

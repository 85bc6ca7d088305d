import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Answered, createRecordedActions } from './testing.tsx';

const meta = {
  title: 'Widgets/AnswerActions',
  component: Answered,
  args: { actions: createRecordedActions() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Answered>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  const [button] = await within(canvasElement).findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

export const Default: Story = {};

/** Kept, and judged before. */
export const Marked: Story = {
  args: { mark: { saved: true, feedback: { rating: 'down', reason: 'outdated', content: 'From 1990.' } } },
};

/** For a reader with a link. */
export const ReadOnly: Story = { args: { canMark: false } };

export const Copied: Story = {
  play: ({ canvasElement }) => press(canvasElement, 'Copy answer'),
};

export const Exporting: Story = {
  play: ({ canvasElement }) => press(canvasElement, 'Export'),
};

export const NotTaken: Story = {
  args: {
    actions: createRecordedActions({ save: () => Promise.reject(new Error('The service could not be reached.')) }),
  },
  play: ({ canvasElement }) => press(canvasElement, 'Save'),
};

export const Feedback: Story = {
  args: Marked.args ?? {},
  play: ({ canvasElement }) => press(canvasElement, 'Not helpful'),
};

export const Compared: Story = {
  args: { version: 2 },
  async play({ canvasElement }) {
    await press(canvasElement, 'More for this answer');
    const [line] = await within(canvasElement.ownerDocument.body).findAllByRole('menuitem', {
      name: 'Compare versions',
    });
    if (line) await userEvent.click(line);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { ModuleOutline } from './ModuleOutline.tsx';

const retry = fn();

const meta = {
  component: ModuleOutline,
  parameters: guide({
    use: ['The parts of a long answer while it is written and while it is read.'],
    avoid: [
      'Steps that the reader takes: take `Stepper`.',
      'Headings of a page that never changes: a list of links is enough.',
    ],
    anatomy: [
      'One line for each part: icon of its state, title, word of its state',
      'Streak at the part that is read',
      'Retry, where one failed',
    ],
    accessibility: [
      'A list with a name; the current part is said by `aria-current`.',
      'A retry is named after what failed.',
      'States are icon and word, never colour alone.',
    ],
    do: ['Name the parts before they come, so that the reader knows what to expect.'],
    dont: ["Don't reorder parts while they stream."],
  }),
  args: {
    label: 'Modules',
    currentId: 'answer',
    modules: [
      { id: 'title', title: 'Title and summary', status: 'done', statusLabel: 'Done', href: '#title' },
      { id: 'answer', title: 'Answer', status: 'streaming', statusLabel: 'Streaming', href: '#answer' },
      { id: 'chart', title: 'Problem and means chart', status: 'waiting', statusLabel: 'Waiting' },
      { id: 'applications', title: 'Applications', status: 'stopped', statusLabel: 'Stopped early' },
      {
        id: 'references',
        title: 'References',
        status: 'failed',
        statusLabel: 'Failed',
        action: { label: 'Failed: retry', onPress: retry },
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof ModuleOutline>;
export default meta;

export const EveryState: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Failed: retry' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ModuleOutline } from './ModuleOutline.tsx';

const retry = fn();

const meta = {
  component: ModuleOutline,
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

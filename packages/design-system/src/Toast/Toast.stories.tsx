import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from './Toast.tsx';
import { createToaster } from './toaster.ts';

const meta = { component: ToastRegion, parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const tones = createToaster();

export const Tones: Story = {
  render: () => (
    <div style={{ minHeight: 420 }}>
      <ToastRegion toaster={tones} label="Notifications" closeLabel="Close notification" />
    </div>
  ),
  async play({ canvasElement }) {
    tones.show({
      key: '1',
      tone: 'positive',
      title: 'Added to the project',
      description: 'Open Cold plate',
      isSticky: true,
    });
    tones.show({
      key: '2',
      tone: 'info',
      title: 'Reconnected',
      description: 'The answer continues where it stopped.',
      isSticky: true,
    });
    tones.show({
      key: '3',
      tone: 'caution',
      title: '2 sources could not be read',
      description: 'The answer uses the other 8.',
      isSticky: true,
    });
    tones.show({
      key: '4',
      tone: 'critical',
      title: 'Failed to send',
      description: 'Please try later.',
      isSticky: true,
    });
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4));
  },
};

const undo = fn();
const withAction = createToaster();

export const ActionCloses: Story = {
  tags: ['no-visual'],
  render: () => (
    <div style={{ minHeight: 160 }}>
      <ToastRegion toaster={withAction} label="Notifications" closeLabel="Close notification" />
    </div>
  ),
  async play({ canvasElement }) {
    undo.mockClear();
    withAction.show({ key: 'deleted', title: 'Answer deleted', action: { label: 'Undo', onPress: undo } });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(canvasElement).queryByRole('listitem')).toBeNull());
  },
};

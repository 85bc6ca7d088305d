import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { ToastRegion } from './Toast.tsx';
import { createToaster } from './toaster.ts';

const meta = {
  component: ToastRegion,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'News of something the person did or waits for, which needs no answer: saved, reconnected, deleted with undo.',
      ],
      avoid: [
        'What stays true: take `Banner`.',
        'An error of a field: it belongs below the field.',
        'What must be answered: take `Dialog`.',
      ],
      anatomy: ['Tone: icon, edge and words', 'What happened', 'One line about it', 'One action', 'Closing button'],
      accessibility: [
        'A live region that is there from the beginning; each toast is announced politely.',
        '5 seconds, in which hover and focus stop all clocks until both are gone; what is important is sticky.',
      ],
      do: [
        'Give toasts of one matter one `key`, so that the newest takes the place.',
        'Offer undo instead of asking beforehand.',
      ],
      dont: ["Don't put the only way to something into a toast.", "Don't show more than one for one action."],
    }),
  },
} satisfies Meta;
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

const read = createToaster();

/** The clocks stand still until neither the pointer nor the focus is on the toasts. */
export const WaitsForHoverAndFocus: Story = {
  tags: ['no-visual'],
  render: () => (
    <div style={{ minHeight: 160 }}>
      <ToastRegion toaster={read} label="Notifications" closeLabel="Close notification" />
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    read.show({ key: 'read', title: 'Reconnected', action: { label: 'Open', onPress: undo } });
    const toast = await canvas.findByRole('listitem');
    await userEvent.hover(toast);
    await expect(read.read().isPaused).toBe(true);
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.unhover(toast);
    await expect(read.read().isPaused).toBe(true);
    canvas.getByRole('button', { name: 'Close notification' }).focus();
    await expect(read.read().isPaused).toBe(true);
    canvas.getByRole('button', { name: 'Close notification' }).blur();
    await expect(read.read().isPaused).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
  },
};

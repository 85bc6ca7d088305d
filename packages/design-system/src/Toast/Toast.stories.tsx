import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from '../Guide/guide.ts';
import { ToastRegion } from './Toast.tsx';
import { ToastList } from './ToastList.tsx';
import { createToaster } from './toaster.ts';

const meta = {
  component: ToastRegion,
  subcomponents: { ToastList },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'News of something the person did or waits for, which needs no answer: saved, reconnected, deleted with undo.',
      ],
      avoid: [
        'What stays true: take `Banner`.',
        'An error of a field: it belongs below the field.',
        'Toasts of one dialog alone, or of an embedded element: put a `ToastList` into it.',
        'What must be answered: take `Dialog`.',
      ],
      anatomy: ['Tone: icon, edge and words', 'What happened', 'One line about it', 'One action', 'Closing button'],
      accessibility: [
        'A live region that is there from the beginning; each toast is announced politely.',
        'Over a modal dialog it moves into the dialog, since the page beneath is inert; it is announced and can be pressed there.',
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

const overDialog = createToaster();

function Sharing() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ minHeight: 420 }}>
      <ToastRegion toaster={overDialog} label="Notifications" closeLabel="Close notification" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Share the answer" closeLabel="Close">
        <Button onClick={() => overDialog.show({ key: 'copied', title: 'Link copied', isSticky: true })}>
          Copy link
        </Button>
      </Dialog>
    </div>
  );
}

export const OverADialog: Story = {
  tags: ['no-visual'],
  render: () => <Sharing />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog', { name: 'Share the answer' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    const close = await within(dialog).findByRole('button', { name: 'Close notification' });
    // What is inert or covered is not found at its own place.
    const { left, top, width, height } = close.getBoundingClientRect();
    await waitFor(() =>
      expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(canvas.queryByText('Link copied')).toBeNull());
  },
};

const afterDialog = createToaster();

function Leaving() {
  const [isThere, setThere] = useState(true);
  return (
    <div style={{ minHeight: 420 }}>
      <ToastRegion toaster={afterDialog} label="Notifications" closeLabel="Close notification" />
      {isThere && (
        <Dialog isOpen onClose={() => setThere(false)} title="Your trial has begun" closeLabel="Close">
          <Button onClick={() => setThere(false)}>Start</Button>
        </Dialog>
      )}
    </div>
  );
}

/** A dialog that is taken out of the page while it is open takes no message with it that comes afterwards. */
export const AfterADialog: Story = {
  tags: ['no-visual'],
  render: () => <Leaving />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    afterDialog.show({ key: 'saved', title: 'Limits saved', isSticky: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(canvas.queryByText('Limits saved')).toBeNull());
  },
};

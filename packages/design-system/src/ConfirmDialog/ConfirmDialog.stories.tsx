import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['Before something that cannot be undone, or that ends what others use: revoking, removing, withdrawing.'],
      avoid: [
        'What can be taken back: do it, and offer to undo it in a toast.',
        'A question that needs an answer of its own: take `Dialog` with a field.',
      ],
      anatomy: ['Question', 'What ends or changes', 'Why it was not done, when it failed', 'Leaving, then doing'],
      accessibility: [
        'As `Dialog`. The focus begins at the question, not at the button that does it: Enter alone ends nothing.',
        'A failure is announced at once, and the dialog stays.',
      ],
      do: [
        'Name in the question what it is about: "Revoke nightly run?"',
        'Use one verb in question, button and result.',
      ],
      dont: ["Don't ask about what is done every day: people stop reading.", 'Don\'t write "Are you sure?".'],
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj;

interface RevokeProps {
  startsOpen?: boolean;
  revoke?: () => Promise<unknown>;
}

function Revoke({ startsOpen = false, revoke = async () => undefined }: RevokeProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [isDone, setDone] = useState(false);
  return (
    <div style={{ padding: 24, minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>Revoke</Button>
      <p>{isDone ? 'Token revoked' : 'Token in use'}</p>
      <ConfirmDialog
        isOpen={isOpen}
        title="Revoke nightly literature run?"
        words={{ confirm: 'Revoke', busy: 'Revoking', cancel: 'Cancel', failed: 'The token was not revoked' }}
        onConfirm={revoke}
        onClose={(done) => {
          setOpen(false);
          setDone(done);
        }}
      >
        Programs that use it are refused at once. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}

export const Open: Story = { render: () => <Revoke startsOpen /> };

export const DoesItAndReturnsFocus: Story = {
  tags: ['no-visual'],
  render: () => <Revoke />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Revoke' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Revoke nightly literature run?' });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Token revoked')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

export const LeavesItAsItIs: Story = {
  tags: ['no-visual'],
  render: () => <Revoke startsOpen />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Token in use')).toBeVisible();
  },
};

export const Busy: Story = {
  render: () => <Revoke startsOpen revoke={() => new Promise(() => undefined)} />,
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    // The dialog fades in.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Revoking/ })).toBeVisible());
  },
};

export const FailsAndStays: Story = {
  render: () => <Revoke startsOpen revoke={() => Promise.reject(new Error('The service could not be reached.'))} />,
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent('The token was not revoked');
    await expect(alert).toHaveTextContent('The service could not be reached.');
  },
};

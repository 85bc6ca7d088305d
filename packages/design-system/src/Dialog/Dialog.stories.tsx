import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog, Drawer } from './Dialog.tsx';

const meta = {
  component: Dialog,
  subcomponents: { Drawer },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: [
        'Something that must be given or decided before the work goes on, in 480 px: a name, a confirmation, a request.',
      ],
      avoid: [
        'Reading beside the work: take `EvidenceDrawer`.',
        'A few choices in place: take `Popover`.',
        'More than one screen of fields: take a page.',
      ],
      anatomy: [
        'Title, with the step beside it',
        'Closing button',
        'Body that scrolls by itself',
        'Actions, the primary one last',
      ],
      accessibility: [
        'A native modal `dialog`: the page behind is inert, the focus stays inside and goes back to what opened it.',
        'The focus begins at what asks for it, else the first field, else the title. Esc and the scrim close it; of a persistent one only Esc and its buttons.',
      ],
      do: [
        'Ask in the title and answer with verbs: "Delete 12 answers", not "OK".',
        'Keep what was typed when sending fails.',
      ],
      dont: [
        "Don't open a dialog from a dialog.",
        "Don't open one that nobody asked for, except where the specification says so.",
      ],
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

function Rename({ isPersistent = false, startsOpen = false }: { isPersistent?: boolean; startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div style={{ padding: 24, minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isPersistent={isPersistent}
        title="Rename the answer"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Rename
            </Button>
          </>
        }
      >
        <Stack>
          <p style={{ margin: 0 }}>People who have the link see the new name at once.</p>
          <Field label="Name">
            <TextInput defaultValue="Binders for LNMO cathodes" />
          </Field>
        </Stack>
      </Dialog>
    </div>
  );
}

export const Open: Story = { render: () => <Rename startsOpen /> };

export const ClosesWithEscAndReturnsFocus: Story = {
  tags: ['no-visual'],
  render: () => <Rename />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Rename the answer' });
    await expect(dialog.getBoundingClientRect().width).toBe(480);
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const ScrimCloses: Story = {
  tags: ['no-visual'],
  render: () => <Rename />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const PersistentStays: Story = {
  tags: ['no-visual'],
  render: () => <Rename isPersistent startsOpen />,
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog });
    await expect(dialog).toHaveAttribute('open');
  },
};

function Filters() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ padding: 24, minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
        <Field label="Assignee">
          <TextInput />
        </Field>
      </Drawer>
    </div>
  );
}

export const AsDrawer: Story = { render: () => <Filters /> };

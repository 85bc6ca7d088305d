import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';

const assignees: ComboboxOption[] = [
  { value: 'nt', label: 'Northfield Thermal', description: '214 families' },
  { value: 'kb', label: 'Kestrel Batteries', description: '98 families' },
  { value: 'sm', label: 'Sumida Materials', description: '61 families' },
  { value: 'ab', label: 'Arbor Biologics', description: '17 families' },
];

const words = {
  list: 'Assignees',
  loading: 'Searching',
  empty: 'No assignee of this name',
  failed: 'The list did not load. Type again to retry.',
};

function Assignee({ onChange, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | undefined>(props.value);
  return (
    <div style={{ maxWidth: 320, minHeight: 260 }}>
      <Field label="Assignee">
        <Combobox
          source={assignees}
          words={words}
          placeholder="Name of a company"
          clearLabel="Clear assignee"
          {...props}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
        />
      </Field>
    </div>
  );
}

const changed = fn();
const meta = {
  component: Combobox,
  render: () => <Assignee />,
  parameters: guide({
    use: ['One of many things, found by typing: an assignee, a class, a material.'],
    avoid: ['Fewer than eight choices: take `Select` or `RadioGroup`.', 'Several choices: take `MultiCombobox`.'],
    anatomy: [
      'Input',
      'Button that empties it',
      'Button that opens the list',
      'List in groups; a row for a new choice; rows for loading, nothing found and failure',
    ],
    accessibility: [
      'The APG combobox with a list box: down and up open and move, Enter chooses, Esc closes the list and, when it is closed, belongs to the dialog around it.',
      'How many were found, that nothing was, and that the list failed, is announced.',
      'The list lies in the top layer: no dialog or scrolling part clips it, inside a shadow root as well.',
    ],
    do: [
      'Give a source that honours `signal`: replies to older words are dropped.',
      'Set `isCreatable` where new names are welcome, `allowsFreeText` where any text is a value.',
    ],
    dont: ["Don't open it on focus.", "Don't put actions into the list."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ChosenByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Assignee onChange={changed} />,
  async play({ canvasElement }) {
    changed.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Assignee' });
    await userEvent.type(input, 'mat');
    await expect(await canvas.findByRole('option', { name: /Sumida/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenCalledWith(assignees[2]);
    await expect(input).toHaveValue('Sumida Materials');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Assignee' }));
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(4);
  },
};

export const NothingFound: Story = {
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Assignee' }), 'zzz');
    await expect(within(canvasElement).getByText('No assignee of this name')).toBeVisible();
  },
};

async function ask({ query, signal }: { query: string; signal: AbortSignal }): Promise<readonly ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, query.length < 3 ? 60 : 10));
  signal.throwIfAborted();
  return assignees.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
}

/** A slow reply to older words never replaces the reply to newer ones. */
export const Asynchronous: Story = {
  tags: ['no-visual'],
  render: () => <Assignee source={ask} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Assignee' }), 'kes');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option', { name: /Kestrel/ })).toBeVisible();
  },
};

const fail = () => Promise.reject(new Error('offline'));

export const SourceFails: Story = {
  tags: ['no-visual'],
  render: () => <Assignee source={fail} />,
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Assignee' }), 'k');
    await expect(await within(canvasElement).findByText(words.failed)).toBeVisible();
  },
};

let attempts = 0;
async function failOnce(): Promise<readonly ComboboxOption[]> {
  attempts += 1;
  if (attempts === 1) throw new Error('offline');
  return assignees;
}

export const FailsAndIsAskedAgain: Story = {
  tags: ['no-visual'],
  render: () => <Assignee source={failOnce} />,
  async play({ canvasElement }) {
    attempts = 0;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Assignee' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

const grouped = assignees.map((option, index) => ({ ...option, group: index < 2 ? 'Batteries' : 'Others' }));

export const Grouped: Story = {
  render: () => <Assignee source={grouped} isCreatable value={assignees[1]} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Assignee' }));
    await expect(
      within(canvas.getByRole('group', { name: 'Batteries' })).getByRole('option', { selected: true }),
    ).toHaveTextContent('Kestrel Batteries');
  },
};

export const Creatable: Story = {
  tags: ['no-visual'],
  render: () => <Assignee isCreatable onChange={changed} />,
  async play({ canvasElement }) {
    changed.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Assignee' });
    await userEvent.type(input, 'Veldt Polymers');
    await userEvent.click(await canvas.findByRole('option', { name: 'Add “Veldt Polymers”' }));
    await expect(changed).toHaveBeenCalledWith({ value: 'Veldt Polymers', label: 'Veldt Polymers', isNew: true });
    await expect(input).toHaveValue('Veldt Polymers');
  },
};

/** Left without a choice, the words stand as they were typed; those that name a choice become it. */
export const FreeText: Story = {
  tags: ['no-visual'],
  render: () => <Assignee allowsFreeText onChange={changed} />,
  async play({ canvasElement }) {
    changed.mockClear();
    const input = within(canvasElement).getByRole('combobox', { name: 'Assignee' });
    await userEvent.type(input, 'Veldt Polymers');
    await userEvent.tab();
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ isNew: true })));
    await userEvent.clear(input);
    await userEvent.type(input, 'arbor biologics{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(assignees[3]);
    await expect(input).toHaveValue('Arbor Biologics');
  },
};

/** Esc belongs to the list while it is open, and to the dialog afterwards; the list is not clipped by the dialog. */
export const InADialog: Story = {
  tags: ['no-visual'],
  render: function InDialog() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Filter" closeLabel="Close">
        <Assignee value={assignees[0]} />
      </Dialog>
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox', { name: 'Assignee' });
    await userEvent.click(input);
    const row = (await canvas.findAllByRole('option')).at(-1);
    // The list is placed a frame after it has opened.
    await waitFor(async () => {
      const box = row?.getBoundingClientRect();
      await expect(box && document.elementFromPoint(box.left + 20, box.top + 10)?.closest('[role="option"]')).toBe(row);
    });
    await userEvent.keyboard('{Escape}');
    // Open, whether or not its opening has come to rest.
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await expect(input).toHaveValue('Northfield Thermal');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

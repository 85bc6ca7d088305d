import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
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

function Assignee({
  source = assignees,
  onChange,
}: {
  source?: ComboboxProps['source'];
  onChange?: ComboboxProps['onChange'];
}) {
  const [value, setValue] = useState<ComboboxOption>();
  return (
    <div style={{ maxWidth: 320, minHeight: 260 }}>
      <Field label="Assignee">
        <Combobox
          source={source}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
          words={words}
          placeholder="Name of a company"
          clearLabel="Clear assignee"
        />
      </Field>
    </div>
  );
}

const changed = fn();
const meta = { component: Combobox, render: () => <Assignee /> } satisfies Meta;
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

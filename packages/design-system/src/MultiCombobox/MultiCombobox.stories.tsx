import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import type { MultiComboboxProps } from './MultiCombobox.types.ts';

const offices: ComboboxOption[] = [
  { value: 'ep', label: 'EPO', description: 'European Patent Office', group: 'Europe' },
  { value: 'de', label: 'DPMA', description: 'Germany', group: 'Europe' },
  { value: 'cn', label: 'CNIPA', description: 'China', group: 'Asia' },
  { value: 'jp', label: 'JPO', description: 'Japan', group: 'Asia' },
  { value: 'kr', label: 'KIPO', description: 'Not in your edition', group: 'Asia', isDisabled: true },
];

const changed = fn();

type OfficesProps = Partial<MultiComboboxProps> & { label?: string; isDisabled?: boolean; error?: string };

function Offices({ label = 'Offices', isDisabled = false, error, ...props }: OfficesProps) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <div style={{ maxWidth: 400 }}>
      <Field label={label} isDisabled={isDisabled} error={error}>
        <MultiCombobox
          source={offices}
          words={{ list: 'All offices' }}
          placeholder="All offices"
          {...props}
          value={value}
          onChange={(next) => {
            setValue(next);
            changed(next.map((option) => option.value));
          }}
        />
      </Field>
    </div>
  );
}

const meta = {
  component: MultiCombobox,
  beforeEach: () => void changed.mockClear(),
  parameters: guide({
    use: ['Several of many things that exist somewhere: offices, assignees, classes with titles.'],
    avoid: [
      'Fewer than eight, all worth reading: take checkboxes in a `Fieldset`.',
      "Entries of one's own only: take `TagInput`.",
    ],
    anatomy: [
      'Tags of the choices made',
      'Input',
      'List in groups, with ticks at what is chosen',
      'Row for a new choice',
    ],
    accessibility: [
      'The APG combobox with a list box of several choices: down opens and moves, Enter chooses and takes back, Esc closes the list alone.',
      'Backspace and the arrow at the start reach the tags; Delete removes one. Each change is announced.',
      'The list lies in the top layer: no dialog or scrolling part clips it, inside a shadow root as well.',
    ],
    do: [
      'Show a description where names alone are hard to tell apart.',
      'Say in the placeholder what no choice means.',
    ],
    dont: ["Don't offer what cannot be chosen without a description that says why."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Offices />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Offices' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['ep', 'cn']);
    await expect(canvas.getByRole('option', { name: /EPO/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['ep']);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith([]);
  },
};

export const RemovedByPointer: Story = {
  tags: ['no-visual'],
  render: () => <Offices value={offices.slice(0, 3)} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove DPMA' }));
    await expect(changed).toHaveBeenLastCalledWith(['ep', 'cn']);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const Creatable: Story = {
  tags: ['no-visual'],
  render: () => <Offices isCreatable />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'WIPO');
    await userEvent.click(await canvas.findByRole('option', { name: 'Add “WIPO”' }));
    await expect(changed).toHaveBeenLastCalledWith(['WIPO']);
  },
};

export const Open: Story = {
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Offices value={offices.slice(0, 1)} />
    </div>
  ),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('group', { name: 'Asia' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Offices label="Filled" value={offices} />
      <Offices label="Error" value={offices.slice(0, 1)} error="Choose at least two offices to compare." />
      <Offices label="Disabled" value={offices.slice(0, 2)} isDisabled />
    </Stack>
  ),
};

export const Chinese: Story = {
  tags: ['no-visual'],
  globals: { language: 'zh-Hans' },
  render: () => <Offices label="专利局" placeholder="全部" isCreatable words={{ list: '全部专利局' }} />,
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '知识产权局');
    await expect(await within(canvasElement).findByRole('option', { name: '添加“知识产权局”' })).toBeVisible();
  },
};

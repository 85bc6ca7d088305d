import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  parameters: guide({
    use: ['One of about five to fifteen known values.'],
    avoid: [
      'Two to four that fit in a line: take `RadioGroup` or `SegmentedControl`.',
      'Many values, or values that are searched: take `Combobox`.',
    ],
    anatomy: ['Value, or the placeholder', 'Arrow', 'Groups with names in the list'],
    accessibility: [
      'A native select: the list, its keys and letters are those of the system, also on a telephone.',
      'Its label is that of its `Field`.',
    ],
    do: ['Put values in an order that can be guessed.'],
    dont: ["Don't choose the first for a person who must decide."],
  }),
  args: {
    onChange: fn(),
    defaultValue: '',
    placeholder: 'Choose an office',
    options: [
      { value: 'ep', label: 'EPO' },
      { value: 'us', label: 'USPTO' },
      {
        group: 'Asia',
        options: [
          { value: 'cn', label: 'CNIPA' },
          { value: 'jp', label: 'JPO' },
          { value: 'kr', label: 'KIPO', isDisabled: true },
        ],
      },
    ],
  },
  decorators: [(Story) => <Field label="Office">{Story()}</Field>],
} satisfies Meta<typeof Select>;
export default meta;

export const Grouped: StoryObj<typeof meta> = {
  async play({ canvasElement, args }) {
    const select = within(canvasElement).getByRole('combobox', { name: 'Office' });
    await userEvent.selectOptions(select, 'cn');
    await expect(select).toHaveValue('cn');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

const offices = [
  { value: 'ep', label: 'EPO' },
  { value: 'us', label: 'USPTO' },
  { value: 'long', label: 'International Bureau of the World Intellectual Property Organization, Geneva' },
];

export const States: StoryObj = {
  render: () => (
    <Stack gap={3} style={{ maxWidth: 280 }}>
      <Select aria-label="Rest" options={offices} placeholder="Choose an office" />
      <Select aria-label="Long" options={offices} defaultValue="long" />
      <Select aria-label="Invalid" options={offices} aria-invalid />
      <Select aria-label="Disabled" options={offices} disabled />
      <Select aria-label="Compact" options={offices} size="compact" />
      <Select aria-label="Large" options={offices} size="large" />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Long' }).getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};
export const RightToLeft: StoryObj = { ...States, tags: ['no-visual'], globals: { direction: 'rtl' } };

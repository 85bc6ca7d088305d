import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
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

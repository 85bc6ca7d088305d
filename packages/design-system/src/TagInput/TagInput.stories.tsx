import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TagInput } from './TagInput.tsx';
import type { TagInputProps } from './TagInput.types.ts';

const refused = fn();

function Classes({
  label = 'Classes',
  isDisabled = false,
  error,
  ...props
}: Partial<TagInputProps> & { label?: string; isDisabled?: boolean; error?: string }) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <div style={{ maxWidth: 420 }}>
      <Field label={label} hint="Enter or a comma takes each" isDisabled={isDisabled} error={error}>
        <TagInput
          placeholder="H01M 10/0525"
          normalise={(typed) => typed.trim().toUpperCase()}
          onRefuse={refused}
          {...props}
          value={value}
          onChange={setValue}
        />
      </Field>
    </div>
  );
}

const meta = {
  component: TagInput,
  beforeEach: () => void refused.mockClear(),
  parameters: guide({
    use: ['Several short entries that only the person knows: CPC classes, publication numbers, keywords.'],
    avoid: ['Entries that exist somewhere: take `MultiCombobox`, which finds them.', 'Sentences: take `TextArea`.'],
    anatomy: ['Tags, each with its removing button', 'Input behind the last tag'],
    accessibility: [
      'Enter, comma, semicolon, an ideographic comma or leaving the field take what is typed; a pasted list is taken at once.',
      'Backspace or the arrow at the start goes to the tags; arrows, Home and End move, Delete and Backspace remove.',
      'What was added and removed is announced. What could not be taken stays in the input.',
    ],
    do: ['Put entries into their form with `normalise`.', 'Explain refusals in the error of the field.'],
    dont: ["Don't limit the number without saying so in the hint."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Classes />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Classes' });
    await userEvent.type(input, 'h01m 10/0525,c08k{Enter}C08K{Enter}');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'H01M 10/0525',
      'C08K',
    ]);
    await expect(refused).toHaveBeenCalledWith('C08K', 'duplicate');
    await expect(input).toHaveValue('C08K');
    await userEvent.clear(input);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove C08K' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('C08K removed');
  },
};

export const PastedList: Story = {
  tags: ['no-visual'],
  render: () => <Classes />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('B32B; C09J、F28D\nH05K');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Classes label="Empty" />
      <Classes label="Filled" value={['H01M 10/0525', 'C08K', 'B32B 27/00', 'F28D 15/02', 'H05K 7/20']} />
      <Classes label="Long" value={['A keyword that is far longer than the field in which it stands, and is cut']} />
      <Classes
        label="Error"
        value={['H01M']}
        error="C8K is no CPC class. A class has a letter, two digits and a letter."
      />
      <Classes label="Disabled" value={['H01M']} isDisabled />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
  render: () => <Classes value={['H01M', 'C08K']} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove C08K' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove H01M' })).toHaveFocus();
  },
};

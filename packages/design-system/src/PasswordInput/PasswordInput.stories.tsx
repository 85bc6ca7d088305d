import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  component: PasswordInput,
  parameters: guide({
    use: ['A secret that a person types: a password, a key.'],
    avoid: ['A code of a few digits that is read aloud or copied: take `TextInput`.'],
    anatomy: ['Input', 'Button that shows and hides what was typed'],
    accessibility: [
      'The button is named by what it will do: `showLabel`, `hideLabel`.',
      'Give `autoComplete`: `current-password` or `new-password`.',
    ],
    do: ['State the rules in the hint, before anything is typed.'],
    dont: ["Don't stop pasting: password managers paste."],
  }),
  args: { showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'verdigris' },
  decorators: [(Story) => <Field label="Password">{Story()}</Field>],
} satisfies Meta<typeof PasswordInput>;
export default meta;

export const ShowsAndHides: StoryObj<typeof meta> = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

const names = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const States: StoryObj = {
  decorators: [],
  render: () => (
    <Stack gap={3} style={{ maxWidth: 280 }}>
      <Field label="Rest" hint="At least 12 characters">
        <PasswordInput {...names} defaultValue="verdigris" />
      </Field>
      <Field label="Invalid" error="Enter at least 12 characters">
        <PasswordInput {...names} defaultValue="verdigris" />
      </Field>
      <Field label="Disabled" isDisabled>
        <PasswordInput {...names} defaultValue="verdigris" />
      </Field>
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Invalid')).toBeInvalid();
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
  },
};

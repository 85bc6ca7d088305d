import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  component: PasswordInput,
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

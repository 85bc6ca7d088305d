import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { SearchIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  component: TextInput,
  parameters: guide({
    use: ['One line that a person types: a name, a title, an identifier.'],
    avoid: [
      'A number with a unit: take `NumberInput`. A date: take `DateInput`. Several words as tags: take `TagInput`.',
      'Several lines: take `TextArea`.',
    ],
    anatomy: [
      'Icon at the start',
      'Value or placeholder',
      'Unit or a small button at the end',
      'Edge of 2 px when invalid',
    ],
    accessibility: [
      'Its label, hint and error come from its `Field`; alone it needs `aria-label`.',
      'Give `type`, `inputMode` and `autoComplete`.',
      'The placeholder is an example, never the label.',
    ],
    do: ['Make it as wide as what will stand in it.'],
    dont: ["Don't format while a person types.", "Don't disable it without saying why."],
  }),
  args: { 'aria-label': 'Temperature' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { placeholder: 'Claim or question' } };
export const WithUnit: Story = { args: { defaultValue: '55', end: '°C', inputMode: 'decimal' } };

export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      <TextInput size="compact" aria-label="Compact" icon={SearchIcon} placeholder="Compact" />
      <TextInput aria-label="Default" icon={SearchIcon} placeholder="Default" />
      <TextInput size="large" aria-label="Large" icon={SearchIcon} placeholder="Large" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={3} style={{ maxWidth: 280 }}>
      <TextInput aria-label="Invalid" aria-invalid defaultValue="12 3456" />
      <TextInput aria-label="Checked" isValid defaultValue="138****0412" />
      <TextInput aria-label="Disabled" disabled defaultValue="Not in this edition" />
      <TextInput aria-label="Read only" readOnly defaultValue="EP 1 234 567 B1" />
      <TextInput
        aria-label="Long"
        end="g/cm³"
        defaultValue="poly(vinylidenefluoride-co-hexafluoropropylene), crystalline, of high molar mass"
      />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
  },
};
export const Focused: Story = {
  args: { defaultValue: 'LNMO' },
  async play({ canvasElement }) {
    await userEvent.tab();
    const input = within(canvasElement).getByRole('textbox', { name: 'Temperature' });
    await expect(input).toHaveFocus();
    await expect(input.matches(':focus-visible')).toBe(true);
  },
};
export const RightToLeft: Story = { ...WithUnit, globals: { direction: 'rtl' } };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { defaultValue: '熱抵抗の測定条件', 'aria-label': '条件' },
};

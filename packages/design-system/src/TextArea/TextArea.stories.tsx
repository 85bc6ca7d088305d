import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { 'aria-label': 'Comment' },
  parameters: guide({
    use: ['Text of several lines: a comment, a disclosure, a claim.'],
    avoid: ['A question that Enter sends: take `QuestionBox`.', 'One line: take `TextInput`.'],
    anatomy: ['Frame that grows with what is written, up to `maxRows`; then it scrolls'],
    accessibility: [
      'A native text area: Enter begins a line, Tab goes on.',
      'Its height follows the text, without a grip that needs a fine pointer.',
    ],
    do: ['Give `minRows` of the answer you hope for.', 'Count characters in the `Field` where they are limited.'],
    dont: ["Don't cut what is pasted: say how much is too much."],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should change?' } };

export const Grows: Story = {
  tags: ['no-visual'],
  args: { minRows: 2, maxRows: 6 },
  async play({ canvasElement }) {
    const area = within(canvasElement).getByRole('textbox', { name: 'Comment' });
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}five{Enter}six{Enter}seven{Enter}eight{Enter}nine');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={3}>
      <TextArea
        aria-label="Invalid"
        minRows={2}
        aria-invalid
        defaultValue="The claim reads on the second embodiment."
      />
      <TextArea aria-label="Disabled" minRows={2} disabled defaultValue="Not in this edition" />
      <TextArea aria-label="Read only" minRows={2} readOnly defaultValue="EP 1 234 567 B1, claim 1" />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
  },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { defaultValue: '請求項１の構成のうち、相変化層の厚さを限定してください。', 'aria-label': 'コメント' },
};
export const RightToLeft: Story = { ...Empty, tags: ['no-visual'], globals: { direction: 'rtl' } };

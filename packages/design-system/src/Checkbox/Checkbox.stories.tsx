import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  parameters: guide({
    use: ['Any number of several; agreeing to one thing that is sent with a form.'],
    avoid: ['A setting that holds at once: take `Switch`.', 'Exactly one of several: take `RadioGroup` or `Select`.'],
    anatomy: ['Box', 'Label; the whole line can be pressed', 'One line of help'],
    accessibility: [
      'A native checkbox: Space toggles it.',
      'Several of them stand in a `Fieldset`, whose legend asks the question.',
      '`isIndeterminate` is said as "mixed".',
    ],
    do: ['Word the label so that ticked means yes.'],
    dont: ["Don't word it as a negation.", "Don't tick what has consequences beforehand."],
  }),
  args: { children: 'Novelty search and drafting' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Novelty search and drafting' });
    await userEvent.click(within(canvasElement).getByText('Novelty search and drafting'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox isIndeterminate>Some of them</Checkbox>
      <Checkbox aria-invalid>Choose at least one</Checkbox>
      <Checkbox disabled>Not in this edition</Checkbox>
      <Checkbox disabled defaultChecked>
        Always on
      </Checkbox>
      <Checkbox disabledReason="Only the administrator can change this.">Share outside the company</Checkbox>
      <Checkbox hint="We write only about this request.">Contact me</Checkbox>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { hint: 'We write only about this request, at most once, and to nobody else than to you.' },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: { children: '新規性調査と明細書の作成', hint: 'この依頼についてのみご連絡します。' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  parameters: guide({
    use: ['One of two to five short values that changes what is seen at once.'],
    avoid: ['Parts of a page with a lot in them: take `Tabs`.', 'More than five, or long words: take `Select`.'],
    anatomy: ['Segments of equal height', 'The chosen one, inverted'],
    accessibility: [
      'A radio group: one stop of Tab, arrows choose.',
      '`description` says in full what an abbreviation stands for.',
    ],
    do: ['Keep the words to one or two.'],
    dont: ["Don't use it for acts: take `ButtonGroup`."],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const segments = [
  { value: 'RD', label: 'RD', description: 'Research and development' },
  { value: 'LS', label: 'LS', description: 'Life sciences' },
  { value: 'MSE', label: 'MSE', description: 'Materials' },
  { value: 'IP', label: 'IP', description: 'Intellectual property', isDisabled: true },
];

function Homes() {
  const [value, setValue] = useState('RD');
  return <SegmentedControl label="Home" segments={segments} value={value} onChange={setValue} />;
}

export const ByKeyboard: Story = {
  render: () => <Homes />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Research and development' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Life sciences' })).toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: () => <Homes /> };

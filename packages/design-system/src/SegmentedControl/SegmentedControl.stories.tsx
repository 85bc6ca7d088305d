import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = { component: SegmentedControl } satisfies Meta;
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

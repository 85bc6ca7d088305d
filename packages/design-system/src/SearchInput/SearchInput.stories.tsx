import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchInput } from './SearchInput.tsx';

const meta = { component: SearchInput } satisfies Meta;
export default meta;

function HistorySearch() {
  const [value, setValue] = useState('');
  return (
    <SearchInput
      aria-label="Search history"
      value={value}
      onChange={setValue}
      clearLabel="Clear"
      placeholder="Search history"
    />
  );
}

export const ClearsByButtonAndEsc: StoryObj = {
  tags: ['no-visual'],
  render: () => <HistorySearch />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search history' });
    await userEvent.type(input, 'LNMO');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'binder{Escape}');
    await expect(input).toHaveValue('');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  component: SearchInput,
  parameters: guide({
    use: ['Words that narrow what is already on the page, or ask for results.'],
    avoid: ['One thing out of many: take `Combobox`.', 'A question in a sentence: take `QuestionBox`.'],
    anatomy: ['Magnifier', 'Input', 'Button that empties it, once there is something'],
    accessibility: [
      'A search box: Esc empties it and, empty, belongs to what is around it. The button gives the focus back to the input.',
    ],
    do: ['Announce how many results there are, beside the list.'],
    dont: ["Don't search a service on every letter without aborting the older question."],
  }),
} satisfies Meta;
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

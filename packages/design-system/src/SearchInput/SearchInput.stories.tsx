import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
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

const change = fn();

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

export const States: StoryObj = {
  render: () => (
    <Stack gap={3} style={{ maxWidth: 280 }}>
      <SearchInput aria-label="Filled" value="LNMO" onChange={change} clearLabel="Clear" />
      <SearchInput aria-label="Invalid" aria-invalid value="(cathode AND" onChange={change} clearLabel="Clear" />
      <SearchInput
        aria-label="Disabled"
        disabled
        value=""
        onChange={change}
        clearLabel="Clear"
        placeholder="No results to narrow"
      />
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Invalid' })).toBeInvalid();
    await expect(canvas.getByRole('searchbox', { name: 'Disabled' })).toBeDisabled();
  },
};
export const RightToLeft: StoryObj = { ...States, globals: { direction: 'rtl' } };
export const Chinese: StoryObj = {
  globals: { language: 'zh-Hans' },
  render: () => <SearchInput aria-label="检索历史" value="锰酸锂" onChange={change} clearLabel="清除" />,
};

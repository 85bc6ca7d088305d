import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { LoadMore } from './LoadMore.tsx';

function Growing() {
  const [shown, setShown] = useState(20);
  return <LoadMore shown={shown} total={40} onMore={() => setShown(shown + 20)} />;
}

const meta = {
  component: LoadMore,
  args: { shown: 20, total: 1340, onMore: fn() },
  parameters: guide({
    use: ['A list that is read from the top: history, results, comments.'],
    avoid: ['Results with an address for each page: take `Pagination`.'],
    anatomy: ['Button', 'How much is here of how much', 'What went wrong, above the button'],
    accessibility: [
      'The count is a live region: what came is said.',
      'The focus stays on the button, or the person moves on into the new ones.',
    ],
    do: ['Keep what is shown when the next ones fail.'],
    dont: ["Don't load by scrolling alone: the foot of the page would never be reached."],
  }),
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheEnd: Story = {
  tags: ['no-visual'],
  render: () => <Growing />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 40');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <LoadMore {...args} />
      <LoadMore {...args} isBusy />
      <LoadMore {...args} hasFailed />
      <LoadMore {...args} shown={1340} />
    </Stack>
  ),
};

export const Japanese: Story = { globals: { language: 'ja' }, args: { hasFailed: true } };

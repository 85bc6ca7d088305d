import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './Pagination.types.ts';

function Example({ start = 1, ...rest }: Partial<PaginationProps> & { start?: number }) {
  const [page, setPage] = useState(start);
  return <Pagination pages={20} {...rest} page={page} onChange={setPage} />;
}

const meta = {
  component: Pagination,
  parameters: guide({
    use: ['Results that somebody goes back to by number, or whose page stands in an address.'],
    avoid: ['A list that is read from the top: take `LoadMore`.', 'Rows that fit into memory: scroll a `DataTable`.'],
    anatomy: [
      'Previous, next',
      'First, last, the present and its neighbours',
      'Seven places, so that buttons stay where they are',
    ],
    accessibility: [
      'A navigation with a name; the present page is `aria-current`.',
      'With `href` every page is a link that can be opened elsewhere.',
    ],
    do: ['Move the focus to the head of the list when the page has come.'],
    dont: ["Don't show it for one page; it hides itself."],
  }),
  render: (args: Partial<PaginationProps>) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Partial<PaginationProps>>;

export const Twenty: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6');
  },
};

export const Links: Story = { args: { href: (page) => `#page-${page}` } };

export const Places: Story = {
  render: () => (
    <Stack gap={4}>
      <Example pages={5} start={2} words={{ label: 'Pages of five' }} />
      <Example pages={2400} start={1200} words={{ label: 'Pages of many' }} />
      <div style={{ width: 300 }}>
        <Example start={12} />
      </div>
    </Stack>
  ),
};

export const Chinese: Story = { globals: { language: 'zh-Hans' }, args: { pages: 9 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { guide } from '../Guide/guide.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LongList } from './LongList.tsx';
import type { LongListProps } from './LongList.types.ts';

const keysOf = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `Entry ${from + at + 1}`);

function Entry({ name }: { name: string }) {
  const isLong = Number(name.slice(6)) % 3 === 0;
  return (
    <Card>
      <Stack gap={1}>
        <Text as="strong" tone="strong" weight="semibold">
          {name}
        </Text>
        <Text as="p">
          {isLong
            ? 'The coating was cured at 180 °C for twenty minutes; adhesion was measured by cross-cut on five plates, and none lost a square.'
            : 'Cured at 160 °C.'}
        </Text>
      </Stack>
    </Card>
  );
}

function Example({ keys = keysOf(0, 200), ...props }: Partial<LongListProps>) {
  return (
    <div style={{ blockSize: 320, display: 'flex', flexDirection: 'column' }}>
      <LongList label="Laboratory log" keys={keys} estimate={() => 96} {...props}>
        {(key) => (
          <div style={{ paddingBlockEnd: 8 }}>
            <Entry name={key} />
          </div>
        )}
      </LongList>
    </div>
  );
}

const meta = {
  component: LongList,
  render: (args) => <Example {...args} />,
  args: { label: 'Laboratory log', keys: keysOf(0, 200), estimate: () => 64, children: (key) => key },
  parameters: guide({
    use: ['Rows of any height, read from the end, to which more come: a conversation, a log. 10,000 scroll like ten.'],
    avoid: [
      'Rows of one height with columns: take `DataTable`.',
      'A list read from the top: take `LoadMore` below it.',
    ],
    anatomy: ['What stands before the first row', 'Rows', 'What stands after the last row'],
    accessibility: [
      'The list is a named region that can be scrolled by keyboard; its rows are reached by what they hold.',
      'What is written at the end is not announced: the caller says it in a live region.',
    ],
    do: ['Give an honest `estimate`: the scrollbar follows it until a row has been seen.'],
    dont: ["Don't change `keys` while the rows are the same: the list would look at all of them anew."],
  }),
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const OlderOnTheirWay: Story = { args: { keys: keysOf(0, 2), before: <Skeleton lines={3} size="body" /> } };
export const Empty: Story = { args: { keys: [], after: <Text>Nothing was logged yet.</Text> } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>] };
export const Japanese: Story = { globals: { language: 'ja' }, args: { label: '実験記録' } };

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function Growing() {
  const [range, setRange] = useState({ from: 200, to: 300 });
  const [keys, setKeys] = useState(() => keysOf(200, 300));
  const change = (next: typeof range) => {
    setRange(next);
    setKeys(keysOf(next.from, next.to));
  };
  return (
    <Stack gap={2}>
      <Button onClick={() => change({ ...range, from: range.from - 100 })}>Older</Button>
      <Button onClick={() => change({ ...range, to: range.to + 1 })}>New</Button>
      <Example keys={keys} />
    </Stack>
  );
}

export const KeepsTheReadersPlace: Story = {
  tags: ['no-visual'],
  render: () => <Growing />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'Laboratory log' });
    const fromEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight;
    const rows = () => list.querySelectorAll('[data-row]');
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    await expect(rows().length).toBeLessThan(30);

    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await canvas.findByText('Entry 301');
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));

    list.scrollTop = 1500;
    const top = () => list.getBoundingClientRect().top;
    const rowAtTop = () => {
      const row = [...rows()].find((each) => each.getBoundingClientRect().bottom > top() + 20);
      if (!row || row.getBoundingClientRect().top > top() + 20) throw new Error('No row at the top of the view yet.');
      return row;
    };
    await waitFor(rowAtTop);
    // Rows are measured between their layout and their first paint: a reader's place is what was painted.
    await painted();
    const first = rowAtTop();
    const name = first.getAttribute('data-row');
    const place = () => (list.querySelector(`[data-row="${name}"]`)?.getBoundingClientRect().top ?? Number.NaN) - top();
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(Math.abs(place() - before)).toBeLessThan(2));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx';
import { GridFilters } from '../GridFilters/GridFilters.tsx';
import { guide } from '../Guide/guide.ts';
import { Inline, Spacer } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { EditableGrid } from './EditableGrid.tsx';
import type { EditableGridProps, GridColumn, GridView } from './EditableGrid.types.ts';
import {
  cellOf,
  everyKind,
  failureColumns,
  failures,
  Owner,
  type Sample,
  samples,
  stateOf,
} from './samples.test-support.tsx';
import { emptyGridView } from './useGridView.ts';

type Shown = Partial<EditableGridProps<Sample>> & {
  start?: readonly Sample[];
  columns?: readonly GridColumn<Sample>[];
};

const meta = {
  component: EditableGrid,
  subcomponents: { GridFilters },
  parameters: guide({
    use: [
      'Rows that people edit together, cell by cell: failure analyses, feature matrices, plans; up to 10,000 rows.',
    ],
    avoid: [
      'Rows that are only read, sorted or selected: take `DataTable`.',
      'One record with many fields: take a form.',
    ],
    anatomy: [
      'Head that stays: name, unit, order, list of what can be done, and the handle that draws the column',
      'First column that stays and names its row',
      'Cells of a kind; those of a parent span the lines of its children',
      'A field over the cell one is in, and below it what can be chosen and what there is to say',
      'Where it is narrow each row is a card: its cells below one another, each with its name',
      '`GridFilters` and `ColumnChooser` stand above it',
    ],
    accessibility: [
      'APG grid with `aria-activedescendant`: the focus stays in one field, so that an input method loses no key and rows that scroll away take no focus with them.',
      'Arrows, Home, End and Page keys move, with Control to the edges of what is filled, with Shift they select.',
      'Enter or F2 edits, typing replaces, Escape leaves; Tab goes to the next cell, after Escape out of the grid.',
      'Delete empties, Control with C, X and V copies, cuts and pastes, with D fills down, with Enter adds a row; Shift with F2 comments.',
      'Every state of a cell is also said in words.',
    ],
    do: ['Give rows the ids of the records they are.', 'Say in one sentence why a cell is refused or read-only.'],
    dont: ["Don't keep a second copy of the values.", "Don't refuse a whole paste for one cell."],
  }),
  render: ({ start = samples(8), columns = everyKind, ...rest }: Shown) => (
    <Owner start={start} columns={columns} {...rest} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Shown>;

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLTextAreaElement>('textbox');

export const Kinds: Story = {
  args: { onMoveRows: fn(), onRemoveRows: fn() },
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(within(canvasElement).getByText('3 rows by 2 columns selected')).toBeInTheDocument();
  },
};

export const TypedAndMoved: Story = {
  tags: ['no-visual'],
  args: { onEdit: fn() },
  async play({ canvasElement, args }) {
    field(canvasElement).focus();
    await userEvent.keyboard('Seal is cut{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ row: 'r1', column: 'name', value: 'Seal is cut' }], 'typed');
    await userEvent.keyboard('{ArrowRight}1.5e1 MPa{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ row: 'r2', column: 'load', value: 15 }], 'typed');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(within(canvasElement).getByText('Seal is cut')).toBeVisible();
  },
};

/** A function spans its failure modes, a mode its causes. */
export const Merged: Story = {
  args: { start: failures, columns: failureColumns },
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(within(canvasElement).getByText('Drags on the shaft').closest('[data-active]')).toBeVisible();
  },
};

/** Held by somebody, suggested, by a rule, stale, commented, locked, refused, missing, objected to, good or doubtful. */
export const States: Story = {
  args: { start: failures, columns: failureColumns, cellState: stateOf, onDecide: fn(), onOpenEvidence: fn() },
  async play({ canvasElement, args }) {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    const accept = within(canvasElement).getAllByRole('button', { name: 'Accept' });
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith('silicate', 'cause', true);
    await expect(accept.length).toBeGreaterThan(0);
  },
};

/** A choice is found by typing; Enter takes it. */
export const Choosing: Story = {
  args: { start: samples(4) },
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('listbox', { name: 'Choices for O' })).toBeVisible();
  },
};

/** What a cell does not take stays in the field, with the reason. */
export const Refused: Story = {
  args: { start: samples(4) },
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}3 bar{Enter}');
    await expect(await within(canvasElement).findByText('Give the value in MPa.')).toBeVisible();
    await expect(field(canvasElement)).toHaveValue('3 bar');
  },
};

function WithTools() {
  const [view, setView] = useState<GridView>({
    ...emptyGridView,
    sort: { column: 'load', direction: 'descending' },
    filters: { name: { has: 'face' } },
  });
  return (
    <Stack gap={3}>
      <Inline>
        <Text size="caption" tone="muted">
          12 causes
        </Text>
        <Spacer />
        <GridFilters columns={everyKind} view={view} onViewChange={setView} />
        <ColumnChooser
          columns={everyKind}
          view={view}
          onViewChange={(next) => setView({ filters: view.filters, ...next })}
        />
      </Inline>
      <Owner start={samples(12)} columns={everyKind} view={view} onViewChange={setView} />
    </Stack>
  );
}

/** An edited row stays under the hand; a notice offers to apply order and filters again. */
export const OrderAndFilters: Story = {
  render: () => <WithTools />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}0.5{Enter}');
    await expect(await canvas.findByText(/Order and filters are out of date/)).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('0.5');
  },
};

export const LongText: Story = {
  args: {
    lines: 4,
    columns: [
      { id: 'name', name: 'Cause', kind: 'text', value: cellOf('name'), width: 220 },
      { id: 'why', name: 'Why', kind: 'text', value: cellOf('why'), width: 320 },
      { id: 'load', name: 'Load at the far end of the shaft', unit: 'N mm⁻²', kind: 'number', value: cellOf('load') },
    ],
    start: [
      {
        id: 'a',
        cells: {
          name: 'Above 90 °C the silicate inhibitor polymerises and leaves an abrasive gel on the faces of the seal, which scores them within some hundred hours of running at high speed, and more so where the coolant is old',
          why: 'First line\nsecond line\nthird line\nfourth line\nfifth line, which no room is left for',
          load: 12_345.678_901,
        },
      },
      {
        id: 'b',
        cells: {
          name: 'https://example.org/a-word-without-any-place-to-break-it-at-all-however-long-it-is',
          load: 1e-12,
        },
      },
    ],
  },
};

const chinese: Story['args'] = {
  columns: [
    { id: 'name', name: '失效原因', kind: 'text', value: cellOf('name'), width: 200 },
    { id: 'o', name: '频度', kind: 'rating', value: cellOf('o'), width: 64 },
    { id: 'load', name: '载荷', unit: 'MPa', kind: 'number', value: cellOf('load') },
    { id: 'due', name: '期限', kind: 'date', value: cellOf('due'), width: 112 },
  ],
  start: [
    {
      id: 'a',
      cells: { name: '加注时密封端面干运转，导致碳化硅端面划伤并在高速下迅速磨损', o: 5, load: 3.7, due: '2026-02-11' },
    },
    { id: 'b', cells: { name: '硅酸盐划伤端面', o: 4, load: 14.8, due: '2026-03-12' } },
  ],
};

export const Chinese: Story = {
  args: chinese,
  globals: { language: 'zh-Hans' },
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}abc{Enter}');
    await expect(await within(canvasElement).findByText('这不是数字。')).toBeVisible();
  },
};

export const Waiting: Story = {
  render: () => (
    <Stack gap={6}>
      <Owner label="Loading" start={[]} columns={failureColumns} status={{ kind: 'loading' }} />
      <Owner label="Empty" start={[]} columns={failureColumns} empty="No failure modes yet. Add the first one." />
      <Owner
        label="Failed"
        start={[]}
        columns={failureColumns}
        status={{
          kind: 'error',
          message: 'The rows did not load. What you typed is kept.',
          action: <Button size="compact">Try again</Button>,
        }}
      />
    </Stack>
  ),
};

export const ReadOnly: Story = {
  render: () => <EditableGrid label="Causes" columns={everyKind} rows={samples(3)} />,
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await userEvent.keyboard('x{Enter}');
    await expect(await within(canvasElement).findByText('This cell cannot be edited.')).toBeVisible();
  },
};

export const TenThousandRows: Story = {
  // Where its scrolling has come to rest differs from run to run.
  tags: ['no-visual'],
  args: { start: samples(10_000), maxHeight: '400px' },
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    field(canvasElement).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await waitFor(() => expect(within(grid).getByText(/variant 10000$/)).toBeVisible());
  },
};

/** Where it is narrow each row is a card. */
export const Narrow: Story = {
  args: {
    start: failures.slice(0, 4),
    columns: failureColumns,
    cellState: stateOf,
    onDecide: fn(),
    maxHeight: '760px',
  },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByText('Row 1')).toBeVisible());
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}9');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1));
  },
};

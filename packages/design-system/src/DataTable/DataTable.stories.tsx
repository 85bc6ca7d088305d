import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CitationChip } from '../CitationChip/CitationChip.tsx';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx';
import { guide } from '../Guide/guide.ts';
import { Inline, Spacer } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TableExport } from '../TableExport/TableExport.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable, emptyView } from './DataTable.tsx';
import type { DataColumn, DataTableProps, TableView } from './DataTable.types.ts';

type Alloy = {
  id: string;
  name: string;
  standard: string;
  form: string;
  modulus: number;
  density: number;
  strength: number | null;
  kind: string;
};

const families = ['Al 6061', 'Ti-6Al-4V', '316L', 'AZ31', 'C11000', 'Inconel 718', 'S275', 'PEEK'] as const;
const forms = ['Plate, annealed', 'Bar, T6', 'Sheet, half hard', 'Forging, solution treated'] as const;

/** Rows whose values follow from their number, so that every picture is the same. */
function alloys(count: number): Alloy[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `${families[at % families.length]} ${at + 1}`,
    standard: `ASTM B${200 + (at % 37)}`,
    form: forms[at % forms.length] ?? '',
    modulus: 40 + ((at * 37) % 170),
    density: 1.7 + ((at * 13) % 72) / 10,
    strength: at % 7 === 3 ? null : 120 + ((at * 53) % 900),
    kind: at % 3 === 0 ? 'Specified' : 'Measured',
  }));
}

const columns: DataColumn<Alloy>[] = [
  { id: 'name', name: 'Material', value: (row) => row.name, width: 180 },
  { id: 'standard', name: 'Standard', value: (row) => row.standard, width: 120 },
  { id: 'form', name: 'Form', value: (row) => row.form, isMuted: true },
  { id: 'modulus', name: 'E', unit: 'GPa', value: (row) => row.modulus, isNumeric: true, width: 96 },
  { id: 'density', name: 'ρ', unit: 'g/cm³', value: (row) => row.density, isNumeric: true, width: 104 },
  {
    id: 'strength',
    name: '0.2 % proof strength',
    unit: 'MPa',
    value: (row) => row.strength,
    cell: (row) => row.strength ?? 'Not stated',
    isNumeric: true,
    width: 200,
  },
  {
    id: 'kind',
    name: 'Kind',
    value: (row) => row.kind,
    cell: (row) => <Tag tone={row.kind === 'Specified' ? 'info' : 'neutral'}>{row.kind}</Tag>,
    width: 112,
  },
  {
    id: 'source',
    name: 'Source',
    cell: (row) => <CitationChip number={(Number(row.id) % 2) + 1} label={`Source ${(Number(row.id) % 2) + 1}`} />,
    isNumeric: true,
    width: 88,
  },
];

type Shown = Partial<DataTableProps<Alloy>> & { count?: number; isSelectable?: boolean };

function Example({ count = 12, isSelectable = false, ...rest }: Shown) {
  const [rows] = useState(() => alloys(count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<TableView>(emptyView);
  return (
    <Stack gap={3}>
      <Inline>
        <Text size="caption" tone="muted">
          {isSelectable ? `${selected.size} of ${rows.length} selected` : `${rows.length} materials`}
        </Text>
        <Spacer />
        <ColumnChooser columns={columns} view={view} onViewChange={setView} />
        <TableExport columns={columns} rows={rows} fileName="materials" />
      </Inline>
      <DataTable
        label="Materials"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        view={view}
        onViewChange={setView}
        {...(isSelectable ? { selected, onSelectionChange: setSelected } : {})}
        {...rest}
      />
    </Stack>
  );
}

const meta = {
  component: DataTable,
  subcomponents: { ColumnChooser, TableExport },
  parameters: guide({
    use: ['Rows that are worked with: sorted, compared, selected, exported; from ten rows to 100,000.'],
    avoid: ['A few rows that are only read: take `Table`.', 'Rows with children: take `Tree`.'],
    anatomy: [
      'Head that stays: name, unit, order, and the handle that draws the column',
      'First column that stays and names its row',
      'Boxes of a selection',
      'Notice below the rows: failed, partial, over a limit',
      '`ColumnChooser` and `TableExport` stand above it, with the coverage line',
    ],
    accessibility: [
      'APG grid: one stop of Tab; arrows, Home, End, Page Up and Page Down move by cell, with Control to the ends.',
      'On a head Enter sorts and Shift with an arrow key draws the column; both are announced.',
      'Enter moves into what a cell holds, Escape back to the cell. Where it holds nothing, Enter reports `onOpen`.',
      'Space selects a row, Shift with Space or an arrow a range, Control with A all.',
      'A cell never wraps: put long text in a drawer that `onOpen` opens.',
    ],
    do: [
      'Give `value` to every column that has one: it is what sorts and what is exported.',
      'Keep `view` with the person, so that the table comes back as they left it.',
    ],
    dont: ["Don't page what fits into memory; scroll it.", 'Don\'t leave a missing value blank: say "Not stated".'],
  }),
  render: (args: Shown) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Shown>;

const head = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('columnheader', { name });
const firstName = (canvas: HTMLElement) => within(canvas).getAllByRole('rowheader')[0];

export const SortedByHead: Story = {
  async play({ canvasElement }) {
    const modulus = head(canvasElement, /^E, GPa/);
    await userEvent.click(modulus);
    await expect(modulus).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstName(canvasElement)).toHaveTextContent('Al 6061 1');
    await userEvent.click(modulus);
    await expect(modulus).toHaveAttribute('aria-sort', 'descending');
    await expect(within(canvasElement).getByText('Sorted by E, descending')).toBeInTheDocument();
    await userEvent.click(modulus);
    await expect(modulus).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(modulus);
  },
};

export const Selection: Story = {
  args: { isSelectable: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const boxes = canvas.getAllByRole('checkbox', { name: /Select .+ \d/ });
    const [second, fifth] = [boxes[1], boxes[4]];
    if (!second || !fifth) throw new Error('The rows have no boxes');
    await user.click(second);
    await user.keyboard('{Shift>}');
    await user.click(fifth);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('4 of 12 selected')).toBeVisible();
    await user.keyboard('{ArrowDown} ');
    await expect(canvas.getByText('5 of 12 selected')).toBeVisible();
    await user.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('12 of 12 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(second);
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { onOpen: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    head(canvasElement, /^Material/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('ASTM B201');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }), 'standard');
    await userEvent.keyboard('{End}{Enter}');
    await expect(document.activeElement).toHaveRole('button');
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control}{Home}');
    await expect(document.activeElement).toHaveTextContent('12');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Enter}');
    await expect(head(canvasElement, /^Material/)).toHaveAttribute('aria-sort', 'ascending');
    const before = head(canvasElement, /^Material/).getBoundingClientRect().width;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(head(canvasElement, /^Material/).getBoundingClientRect().width).toBeGreaterThan(before);
    await userEvent.tab();
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false);
  },
};

export const HundredThousandRows: Story = {
  // Where its scrolling has come to rest differs from run to run.
  tags: ['no-visual'],
  args: { count: 100_000, isSelectable: true, maxHeight: '400px' },
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    head(canvasElement, /^Material/).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '1'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('PEEK 100000');
    await expect(document.activeElement).toBeVisible();
    grid.scrollTop = 0;
    await waitFor(() => expect(within(grid).getByText('Al 6061 1')).toBeVisible());
    // The row that has the focus stays in the document.
    await expect(document.activeElement).toHaveTextContent('PEEK 100000');
    head(canvasElement, /^Material/).focus();
  },
};

export const Columns: Story = {
  tags: ['no-visual'],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const list = within(document.body);
    await userEvent.click(await list.findByRole('checkbox', { name: 'Form' }));
    await expect(list.getByRole('checkbox', { name: 'Material' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('columnheader', { name: /^Form/ })).toBeNull());
  },
};

export const Narrow: Story = {
  args: { count: 6, density: 'compact' },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    // Its columns are wider than it only once they were measured.
    await waitFor(async () => {
      grid.scrollLeft = 120;
      await expect(grid).toHaveAttribute('data-scrolled');
    });
  },
};

/** A cell that the keyboard reaches comes out from under the column that stays. */
export const FocusBesideTheFirstColumn: Story = {
  tags: ['no-visual'],
  args: { count: 6, density: 'compact' },
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    within(grid).getByRole('columnheader', { name: 'Material' }).focus();
    const edge = () => within(grid).getByRole('columnheader', { name: 'Material' }).getBoundingClientRect().right;
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(grid.scrollLeft).toBeGreaterThan(0));
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() =>
        expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge() - 0.5),
      );
    }
  },
};

export const States: Story = {
  render: () => {
    const shared = { columns: columns.slice(0, 5), rowKey: (row: Alloy) => row.id };
    return (
      <Stack gap={6}>
        <DataTable {...shared} label="Loading" rows={[]} status={{ kind: 'loading' }} />
        <DataTable {...shared} label="Empty" rows={[]} empty="No material meets all five conditions. Remove one." />
        <DataTable
          {...shared}
          label="Failed"
          rows={[]}
          status={{
            kind: 'error',
            message: 'The materials did not load. Your conditions are kept.',
            action: <Button size="compact">Try again</Button>,
          }}
        />
        <DataTable
          {...shared}
          label="Over the limit"
          rows={alloys(3)}
          status={{ kind: 'over-limit', message: 'The first 3 of 12,480 rows. Your edition shows 3.' }}
        />
      </Stack>
    );
  },
};

export const RightToLeft: Story = { args: { count: 4, isSelectable: true }, globals: { direction: 'rtl' } };

export const Japanese: Story = {
  globals: { language: 'ja' },
  render: () => (
    <DataTable
      label="材料"
      columns={[
        { id: 'name', name: '材料', value: (row) => row.name },
        { id: 'modulus', name: 'ヤング率', unit: 'GPa', value: (row) => row.modulus, isNumeric: true },
        { id: 'kind', name: '種別', value: () => '測定値', isMuted: true },
      ]}
      rows={alloys(4).map((row) => ({ ...row, name: '純銅' }))}
      rowKey={(row) => row.id}
    />
  ),
};

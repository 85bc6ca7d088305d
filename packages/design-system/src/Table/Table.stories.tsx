import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { Table } from './Table.tsx';
import type { TableColumn } from './Table.types.ts';

type Material = { name: string; modulus: string; density: string; kind: string };

const materials: Material[] = [
  { name: 'Al 6061', modulus: '69', density: '2.70', kind: 'Measured' },
  { name: 'Ti-6Al-4V', modulus: '114', density: '4.43', kind: 'Measured' },
  { name: '316L', modulus: '193', density: '8.00', kind: 'Computed' },
];

const columns: TableColumn<Material>[] = [
  { id: 'name', header: 'Material', cell: (row) => row.name, isRowHeader: true },
  { id: 'modulus', header: 'E', unit: 'GPa', cell: (row) => row.modulus, isNumeric: true },
  { id: 'density', header: 'ρ', unit: 'g/cm³', cell: (row) => row.density, isNumeric: true },
  { id: 'kind', header: 'Kind', cell: (row) => row.kind, isMuted: true },
];

const meta = {
  component: Table,
  parameters: guide({
    use: ['A few rows that are read: properties of a material, sources of an answer.'],
    avoid: [
      'Rows that are sorted, selected, resized, moved through by cell, or more than about 200: take `DataTable`.',
      'Names and values of one thing: take `KeyValue`.',
    ],
    anatomy: [
      'Heads with units, muted',
      'Row heads',
      'Figures at the end, of equal width',
      'A notice below: failed, partial, over a limit',
    ],
    accessibility: [
      'A native table. The region around it takes the focus, so that arrow keys scroll it sideways.',
      '`isRowHeader` names each row; give it to one column.',
    ],
    do: ['Say "Not stated" where a value is missing.', 'Put one unit in the head instead of one in every cell.'],
    dont: [
      "Don't let a table scroll sideways without `hasStickyColumn`.",
      "Don't let things that are compared scroll out of sight: `isStacking` sets them one below the other.",
    ],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const shared = { label: 'Materials', columns, rowKey: (row: Material) => row.name };

export const Default: Story = {
  render: () => <Table {...shared} rows={materials} isSelected={(row) => row.name === 'Ti-6Al-4V'} />,
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table', { name: 'Materials' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('rowheader', { name: '316L' })).toBeVisible();
    await expect(getComputedStyle(within(table).getByRole('cell', { name: '193' })).textAlign).toBe('end');
  },
};
export const Compact: Story = { render: () => <Table {...shared} rows={materials} density="compact" /> };
export const Empty: Story = { render: () => <Table {...shared} rows={[]} empty="Not stated in these sources" /> };
export const StickyHead: Story = {
  render: () => (
    <section style={{ height: 120, overflow: 'auto' }} aria-label="Scrolling materials" {...{ tabIndex: 0 }}>
      <Table {...shared} rows={materials} hasStickyHead />
    </section>
  ),
};
export const StickyColumn: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Table {...shared} rows={materials} hasStickyColumn isSelected={(row) => row.name === '316L'} />
    </div>
  ),
};
/** In a narrow place all values of a row are in sight, each beside the name of its column. */
export const Stacking: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Table {...shared} rows={materials} isStacking />
    </div>
  ),
  async play({ canvasElement }) {
    const table = within(canvasElement).getByRole('table', { name: 'Materials' });
    const row = within(table).getByRole('row', { name: /316L/ });
    await expect(within(row).getByRole('rowheader', { name: '316L' })).toBeVisible();
    const place = table.parentElement as HTMLElement;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    const [first, last] = within(row).getAllByRole('cell');
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().top ?? 0);
    // Each value says its column, to the eye and to the ear.
    await expect(within(row).getByRole('cell', { name: /Kind\s*Computed/ })).toBeVisible();
  },
};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Table {...shared} label="Loading" rows={[]} status={{ kind: 'loading' }} />
      <Table
        {...shared}
        label="Failed"
        rows={[]}
        status={{
          kind: 'error',
          message: 'The values did not load. Nothing was changed.',
          action: <Button size="compact">Try again</Button>,
        }}
      />
      <Table
        {...shared}
        label="Partial"
        rows={materials}
        status={{ kind: 'partial', message: '2 sources could not be read. The table uses the other 8.' }}
      />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The values did not load');
    await expect(within(canvasElement).getByRole('table', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
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
  { id: 'modulus', header: 'E, GPa', cell: (row) => row.modulus, isNumeric: true },
  { id: 'density', header: 'ρ, g/cm³', cell: (row) => row.density, isNumeric: true },
  { id: 'kind', header: 'Kind', cell: (row) => row.kind, isMuted: true },
];

const meta = { component: Table } satisfies Meta;
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CitationChip, Stack, Table, type TableColumn, Tag } from '../index.ts';
import { pattern } from './pattern.ts';

const meta = {
  title: 'Patterns/Tables of values',
  parameters: pattern(
    'A table compares. If nothing is compared, take `KeyValue` or prose.',
    '- **The first column names the row** and is its header. What decides the comparison comes next; where a value stands in its source comes last.\n- **Figures** are tabular and stand at the end of their cell. The unit stands in the head, muted, once; mixed units get a column of their own.\n- **As many digits as the source states.** Ranges with an en dash, "about" as ≈, limits as ≤ and ≥. A value never stands without its condition and source.\n- **A missing value is named**: "not stated", "not measured". A dash says nothing, and an empty cell looks like a fault.\n- **Take `Table`** for what is read, up to some fifty rows; **`DataTable`** where people sort, select, resize or look through thousands.\n- **Compact** rows only where a person scans many; never for reading.',
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const rows = [
  { id: '1', material: 'Al 6061-T6', modulus: '69', density: '2.70', rate: '≈ 2 × 10⁻³', kind: 'Measured', source: 1 },
  { id: '2', material: 'Ti-6Al-4V', modulus: '114', density: '4.43', rate: '≤ 1 × 10⁻⁴', kind: 'Measured', source: 2 },
  {
    id: '3',
    material: '316L',
    modulus: '193',
    density: '8.00',
    rate: '1 × 10⁻³ – 4 × 10⁻³',
    kind: 'Computed',
    source: 2,
  },
  { id: '4', material: 'AZ31', modulus: '45', density: '1.77', rate: undefined, kind: 'Measured', source: 3 },
];

const columns: readonly TableColumn<(typeof rows)[number]>[] = [
  { id: 'material', header: 'Material', isRowHeader: true, cell: ({ material }) => material },
  { id: 'modulus', header: 'E', unit: 'GPa', isNumeric: true, cell: ({ modulus }) => modulus },
  { id: 'density', header: 'ρ', unit: 'g cm⁻³', isNumeric: true, cell: ({ density }) => density },
  {
    id: 'rate',
    header: 'Corrosion rate',
    unit: 'mm a⁻¹',
    isNumeric: true,
    cell: ({ rate }) => rate ?? 'not stated',
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => <Tag>{kind}</Tag> },
  {
    id: 'source',
    header: 'Source',
    isNumeric: true,
    cell: ({ source }) => <CitationChip number={source} label={`Source ${source}`} />,
  },
];

export const Values: Story = {
  render: () => (
    <Stack gap={6}>
      <Table label="Materials in 3.5 % NaCl at 25 °C" columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Table
        label="Materials in 3.5 % NaCl at 25 °C, compact"
        density="compact"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === '2'}
      />
    </Stack>
  ),
};

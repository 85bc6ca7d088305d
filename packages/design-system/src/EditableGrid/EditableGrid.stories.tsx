import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { EditableGrid } from './EditableGrid.tsx';
import type { EditableGridProps, GridColumn } from './EditableGrid.types.ts';
import { everyKind, failureColumns, failures, Owner, type Sample, samples, stateOf } from './samples.test-support.tsx';

type Shown = Partial<EditableGridProps<Sample>> & {
  start?: readonly Sample[];
  columns?: readonly GridColumn<Sample>[];
};

const meta = {
  component: EditableGrid,
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
    ],
    accessibility: [
      'APG grid with `aria-activedescendant`: the focus stays in one field, so that an input method loses no key and rows that scroll away take no focus with them.',
      'Arrows, Home, End and Page keys move, with Control to the edges of what is filled, with Shift they select.',
      'Enter or F2 edits, typing replaces, Escape leaves; Tab goes to the next cell, after Escape out of the grid.',
      'Delete empties, Control with C, X and V copies, cuts and pastes, with D fills down, with Enter adds a row.',
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

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Kinds: Story = {
  async play({ canvasElement }) {
    field(canvasElement).focus();
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
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

export const Merged: Story = { args: { start: failures, columns: failureColumns } };

export const States: Story = {
  args: { start: failures, columns: failureColumns, cellState: stateOf, onDecide: fn(), onOpenEvidence: fn() },
};

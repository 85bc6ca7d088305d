import type { TableView } from '../DataTable/DataTable.types.ts';
import { isEmpty, optionsOf } from './cellText.ts';
import type { EditableGridWords, GridColumn, GridValue } from './EditableGrid.types.ts';
import { optionsFor } from './readCell.ts';

/** What is open at the cell one is in: its editing, what can be done about it, or why it is what it is. */
export type Opened =
  | {
      kind: 'edit';
      /** The row and column that are edited, wherever they stand by now. */
      row: string;
      column: string;
      draft: string;
      /** Values of a cell that holds several. */
      picked: readonly string[];
      /** What stood in the cell when the editing began. */
      base: GridValue;
      /** Began by typing: arrow keys leave the cell, as in spreadsheets. */
      isTyped: boolean;
      /** The item that Enter takes; -1 for none. */
      at: number;
      problem?: string;
    }
  | { kind: 'decide' | 'head' | 'reason'; at: number };

/** One line of the list below a cell. */
export type GridItem = { id: string; label: string; description?: string | undefined; isChosen?: boolean };

/** What stands in the list below the cell; typing leaves those that hold what was typed. */
export function itemsOf<Row>(
  open: Opened,
  column: GridColumn<Row>,
  isFirst: boolean,
  sort: TableView['sort'],
  say: EditableGridWords,
): readonly GridItem[] {
  if (open.kind !== 'edit')
    return open.kind === 'reason' ? [] : open.kind === 'decide' ? decisions(say) : orders(column, isFirst, sort, say);
  if (column.kind === 'rating') {
    const { min = 1, max = 10, criteria } = column;
    return Array.from({ length: max - min + 1 }, (_, at) => ({
      id: String(min + at),
      label: String(min + at),
      description: criteria?.[min + at],
      isChosen: open.base === min + at,
    }));
  }
  const options = optionsFor(optionsOf(column), open.draft).map(({ value, label, description }) => ({
    id: value,
    label,
    description,
    isChosen: column.kind === 'labels' ? open.picked.includes(value) : open.base === value,
  }));
  const canEmpty = options.length > 0 && open.draft === '' && !isEmpty(open.base) && column.kind !== 'labels';
  return canEmpty ? [...options, { id: '', label: say.none }] : options;
}

const decisions = (say: EditableGridWords): readonly GridItem[] => [
  { id: 'accept', label: say.accept },
  { id: 'reject', label: say.reject },
  { id: 'edit', label: say.edit },
];

function orders<Row>(
  column: GridColumn<Row>,
  isFirst: boolean,
  sort: TableView['sort'],
  say: EditableGridWords,
): readonly GridItem[] {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return [
    { id: 'ascending', label: say.ascending, isChosen: direction === 'ascending' },
    { id: 'descending', label: say.descending, isChosen: direction === 'descending' },
    ...(direction ? [{ id: 'unsorted', label: say.unsorted }] : []),
    ...(isFirst ? [] : [{ id: 'hide', label: say.hide }]),
  ];
}

/** Whether what a column holds is chosen from a list. */
export const isListed = <Row>(column: GridColumn<Row>) => 'options' in column || column.kind === 'rating';

/** Whether letters can be typed into a cell of a column. */
export const isTypable = <Row>(column: GridColumn<Row>) =>
  column.kind !== 'flag' && column.kind !== 'rating' && column.kind !== 'formula' && column.kind !== 'evidence';

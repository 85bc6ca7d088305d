import { useState } from 'react';
import { color } from '../theme/contract.css.ts';
import { EditableGrid } from './EditableGrid.tsx';
import type {
  EditableGridProps,
  GridCellState,
  GridColumn,
  GridEdit,
  GridOption,
  GridRecord,
  GridValue,
} from './EditableGrid.types.ts';

/** A row of the samples: its values by column. */
export type Sample = GridRecord & { cells: Readonly<Record<string, GridValue>> };

/** Reads a cell of a sample by the column's id. */
export const cellOf = (column: string) => (row: Sample) => row.cells[column];

const people: readonly GridOption[] = [
  { value: 'mk', label: 'Mara K.' },
  { value: 'kl', label: 'Kai L.' },
  { value: 'jb', label: 'Jo B.' },
];
const verdicts: readonly GridOption[] = [
  { value: 'open', label: 'Open' },
  { value: 'planned', label: 'Planned' },
  { value: 'done', label: 'Done', description: 'Measure is effective' },
];
const topics: readonly GridOption[] = ['Seal', 'Drive', 'Housing', 'Coolant'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const criteria: Readonly<Record<number, string>> = {
  1: 'Cannot happen by design',
  2: 'Rare; control proven in the field',
  4: 'Seen now and then; control partly proven',
  6: 'Seen often in similar designs',
  8: 'Expected in this design; no proven control',
};

/** One column of every kind. */
export const everyKind: readonly GridColumn<Sample>[] = [
  { id: 'name', name: 'Cause', kind: 'text', value: cellOf('name'), width: 160 },
  { id: 'load', name: 'Load', unit: 'MPa', kind: 'number', value: cellOf('load'), min: 0, width: 88 },
  { id: 'o', name: 'O', kind: 'rating', criteria, value: cellOf('o') },
  { id: 'verdict', name: 'State', kind: 'choice', options: verdicts, value: cellOf('verdict'), width: 96 },
  { id: 'who', name: 'Who', kind: 'person', options: people, value: cellOf('who'), width: 88 },
  { id: 'topics', name: 'Topics', kind: 'labels', options: topics, value: cellOf('topics'), width: 128 },
  { id: 'ok', name: 'Checked', kind: 'flag', value: cellOf('ok'), width: 72 },
  { id: 'due', name: 'Due', kind: 'date', value: cellOf('due'), width: 96 },
  {
    id: 'ap',
    name: 'AP',
    kind: 'formula',
    value: cellOf('ap'),
    reason: (row) => `Load ${String(row.cells['load'] ?? '–')}, O ${String(row.cells['o'] ?? '–')}`,
    width: 48,
  },
  { id: 'sources', name: 'Sources', kind: 'evidence', value: cellOf('sources'), width: 72 },
];

const causes = [
  'Faces run dry on filling',
  'Silicate scores the SiC face',
  'Seat O-ring swells in glycol',
  'Shaft runout above 0.05 mm',
  'Spring preload above 42 N',
] as const;

/** Rows whose values follow from their number, so that every picture is the same. */
export function samples(count: number): readonly Sample[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `r${at + 1}`,
    cells: {
      name: at < causes.length ? causes[at] : `${causes[at % causes.length]}, variant ${at + 1}`,
      load: at % 7 === 3 ? undefined : ((at * 37) % 900) / 10,
      o: 1 + ((at * 3) % 10),
      verdict: verdicts[at % 3]?.value,
      who: people[at % 3]?.value,
      topics: at % 2 === 0 ? ['seal', 'coolant'] : ['drive'],
      ok: at % 3 === 0,
      due: `2026-0${1 + (at % 9)}-1${at % 10}`,
      ap: ['H', 'M', 'L'][at % 3],
      sources: at % 4,
    },
  }));
}

/** Columns of a failure analysis: a function spans its modes, a mode its causes. */
export const failureColumns: readonly GridColumn<Sample>[] = [
  { id: 'function', name: 'Function', kind: 'text', level: 0, value: cellOf('text'), width: 120 },
  { id: 'mode', name: 'Failure mode', kind: 'text', level: 1, value: cellOf('text'), width: 128 },
  { id: 's', name: 'S', kind: 'rating', level: 1, value: cellOf('s') },
  { id: 'cause', name: 'Cause', kind: 'text', level: 2, value: cellOf('text'), width: 156 },
  { id: 'prevention', name: 'Prevention', kind: 'text', level: 2, value: cellOf('prevention'), width: 128 },
  { id: 'o', name: 'O', kind: 'rating', level: 2, criteria, value: cellOf('o') },
  { id: 'd', name: 'D', kind: 'rating', level: 2, value: cellOf('d') },
  {
    id: 'ap',
    name: 'AP',
    kind: 'formula',
    level: 2,
    value: cellOf('ap'),
    reason: () => 'S 8, O 4, D 7 is H',
    width: 48,
  },
];

const row = (id: string, parent: string | undefined, cells: Sample['cells']): Sample =>
  parent === undefined ? { id, cells } : { id, parent, cells };

export const failures: readonly Sample[] = [
  row('seal', undefined, { text: 'Shaft seal: hold coolant, leak at most 0.1 ml/h' }),
  row('leaks', 'seal', { text: 'Leaks more than 0.1 ml/h', s: 8 }),
  row('dry', 'leaks', { text: causes[0], prevention: 'Start blocked below 1.2 l', o: 5, d: 4, ap: 'M' }),
  row('silicate', 'leaks', { text: causes[1], prevention: 'Silicate-free OAT coolant', o: 4, d: 7, ap: 'H' }),
  row('swells', 'leaks', { text: causes[2], prevention: 'EPDM, peroxide cured', o: 3, d: 3, ap: 'L' }),
  row('drags', 'seal', { text: 'Drags on the shaft', s: 5 }),
  row('preload', 'drags', { text: causes[4], prevention: 'Spring sorted to ±5 %', o: 3, d: 3, ap: 'L' }),
  row('wring', 'drags', { text: 'Faces wring together at standstill', o: 4, d: 7, ap: 'M' }),
  row('impeller', undefined, { text: 'Impeller: deliver 20 l/min at 0.6 bar' }),
  row('flow', 'impeller', { text: 'Flow below 16 l/min', s: 7 }),
  row('creep', 'flow', {
    text: 'Creeps on the shaft at 105 °C',
    prevention: 'PPS-GF40 on knurled shaft',
    o: 6,
    d: 4,
    ap: 'H',
  }),
  row('motor', undefined, { text: 'Motor control: start; hold speed within ±2 %' }),
];

/** Every state that a cell can have beside its value. */
const everyState: Readonly<Record<string, Readonly<Record<string, GridCellState>>>> = {
  dry: { prevention: { heldBy: { name: 'Kai L.', color: color.category.plum } }, cause: { evidence: 1 } },
  silicate: {
    cause: { suggested: { value: 'Silica gel scores the SiC face', by: 'Model' }, evidence: 3 },
    d: { stale: 'DV test plan went from revision C to D' },
    o: { derived: 'Rule F-07: no control given' },
  },
  swells: {
    prevention: { comments: 2, found: [{ tone: 'caution', words: 'The compound is not named' }] },
    d: { readOnly: 'Locked by review 2' },
    ap: { tone: 'positive' },
  },
  preload: {
    ap: { tone: 'caution' },
    o: { refused: 'Occurrence belongs to the released review.' },
    prevention: { suggested: { value: undefined, by: 'Mara K.' } },
  },
  wring: { prevention: { missing: 'No control given' } },
  creep: {
    cause: { heldBy: { name: 'Jo B.', color: color.category.cobalt } },
    prevention: { suggested: { value: 'Metal insert', by: 'Mara K.' } },
  },
};
export const stateOf = (row: Sample, column: GridColumn<Sample>) => everyState[row.id]?.[column.id];

type OwnerProps = Partial<EditableGridProps<Sample>> & {
  start: readonly Sample[];
  columns: readonly GridColumn<Sample>[];
};

/** Keeps the rows of a grid as an owner does: edits, additions, removals and moves come in, rows go out. */
export function Owner({ start, onEdit, onAddRows, onRemoveRows, onMoveRows, ...rest }: OwnerProps) {
  const [rows, setRows] = useState(start);
  const [made, setMade] = useState(0);
  const put = (edits: readonly GridEdit[]) =>
    setRows((before) =>
      before.map((each) => {
        const own = edits.filter(({ row }) => row === each.id);
        const cells = Object.fromEntries(own.map(({ column, value }) => [fieldOf(column), value]));
        return own.length > 0 ? { ...each, cells: { ...each.cells, ...cells } } : each;
      }),
    );
  return (
    <EditableGrid
      label="Causes"
      {...rest}
      rows={rows}
      onEdit={(edits, cause) => {
        const refused = onEdit?.(edits, cause) ?? [];
        put(edits.filter(({ row, column }) => !refused.some((each) => each.row === row && each.column === column)));
        return refused;
      }}
      onAddRows={(additions, edits) => {
        onAddRows?.(additions, edits);
        put(edits);
        setMade((before) => before + additions.length);
        setRows((before) => {
          const next = [...before];
          let at = before.findIndex(({ id }) => id === additions[0]?.after);
          for (const [place, { parent, values }] of additions.entries()) {
            const cells = Object.fromEntries(Object.entries(values).map(([column, value]) => [fieldOf(column), value]));
            at += 1;
            next.splice(at, 0, row(`new${made + place + 1}`, parent, cells));
          }
          return next;
        });
      }}
      {...(onRemoveRows
        ? {
            onRemoveRows(ids: readonly string[]) {
              onRemoveRows(ids);
              setRows((before) => before.filter(({ id }) => !ids.includes(id)));
            },
          }
        : {})}
      {...(onMoveRows
        ? {
            onMoveRows(move: Parameters<typeof onMoveRows>[0]) {
              onMoveRows(move);
              setRows((before) => {
                const moved = before.filter(({ id }) => move.rows.includes(id));
                const others = before.filter(({ id }) => !move.rows.includes(id));
                const at = others.findIndex(({ id }) => id === move.to) + (move.side === 'after' ? 1 : 0);
                return [...others.slice(0, at), ...moved, ...others.slice(at)];
              });
            },
          }
        : {})}
    />
  );
}

/** Function, mode and cause are the text of their rows. */
const fieldOf = (column: string) => (['function', 'mode', 'cause'].includes(column) ? 'text' : column);

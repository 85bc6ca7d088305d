import { useState } from 'react';
import { expect, type Mock } from 'vitest';
import { EditableGrid, emptyGridView, type GridColumn, GridFilters, type GridRecord } from '../grids.ts';
import type { KeyRow, Primitive } from './conformance.types.ts';
import type { Stage } from './stage.tsx';

type Cause = GridRecord & { name: string; rating: number | undefined; isChecked: boolean };

const causes: readonly Cause[] = [
  { id: 'dry', name: 'Runs dry', rating: 5, isChecked: true },
  { id: 'swells', name: 'Ring swells', rating: 3, isChecked: false },
];

const columns: readonly GridColumn<Cause>[] = [
  { id: 'name', name: 'Cause', kind: 'text', value: ({ name }) => name },
  { id: 'rating', name: 'Occurrence', kind: 'rating', value: ({ rating }) => rating, width: 120 },
  { id: 'isChecked', name: 'Checked', kind: 'flag', value: ({ isChecked }) => isChecked, width: 120 },
];

function Causes({ said }: { said: Mock }) {
  const [rows, setRows] = useState(causes);
  return (
    <div style={{ width: 600 }}>
      <EditableGrid
        label="Causes"
        columns={columns}
        rows={rows}
        onEdit={(edits) => {
          setRows((before) =>
            before.map((row) => {
              const own = edits.filter((edit) => edit.row === row.id);
              return { ...row, ...Object.fromEntries(own.map(({ column, value }) => [column, value])) };
            }),
          );
          for (const { row, column, value } of edits) said(row, column, value);
        }}
      />
    </div>
  );
}

function Filters({ said }: { said: Mock }) {
  const [view, setView] = useState(emptyGridView);
  return (
    <GridFilters
      columns={columns}
      view={view}
      onViewChange={(next) => {
        setView(next);
        said(next.filters);
      }}
    />
  );
}

const told =
  (...values: unknown[]) =>
  async ({ said }: Stage) => {
    await expect.poll(() => said.mock.lastCall).toEqual(values);
  };

/** The field has the focus and names a cell with these words. */
const stands = (word: string) => async (stage: Stage) => {
  await stage.focused('textarea');
  await expect
    .poll(() => {
      const id = stage.tree.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return stage.tree.querySelector(`[id="${id}"]`)?.textContent;
    })
    .toBe(word);
};

const goes = (keys: string, does: string, word: string): KeyRow => ({ keys, does, expect: stands(word) });

/** Everything that rows are edited with. */
export const grids: readonly Primitive[] = [
  {
    name: 'EditableGrid',
    exports: ['EditableGrid'],
    view: (said) => <Causes said={said} />,
    focus: ['textarea'],
    keyboard: [
      goes('{ArrowRight}', 'goes to the next cell', '5'),
      goes('{ArrowDown}', 'goes to the row below', 'Ring swells'),
      goes('{ArrowUp}', 'goes to the head', 'Cause'),
      goes('{Control>}{End}{/Control}{Home}', 'goes to the last row', 'Ring swells'),
      goes('{Tab}{Tab}{Tab}', 'goes on to the next row', 'Ring swells'),
      { keys: 'x{Enter}', does: 'replaces what stands there', expect: told('dry', 'name', 'x') },
      { keys: '{F2}!{Enter}', does: 'goes on writing what stands there', expect: told('dry', 'name', 'Runs dry!') },
      { keys: '{ArrowRight}7', does: 'rates', expect: told('dry', 'rating', 7) },
      {
        keys: '{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}',
        does: 'chooses from the list',
        expect: told('dry', 'rating', 2),
      },
      { keys: '{End} ', does: 'checks a flag or takes it back', expect: told('dry', 'isChecked', false) },
      { keys: '{Delete}', does: 'empties the cell', expect: told('dry', 'name', undefined) },
      {
        keys: '{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}',
        does: 'fills down',
        expect: told('swells', 'name', 'Runs dry'),
      },
      {
        keys: 'x{Escape}',
        does: 'leaves the cell as it was',
        async expect(stage) {
          await stands('Runs dry')(stage);
          expect(stage.said).not.toHaveBeenCalled();
        },
      },
    ],
    pointer: { press: ['[data-does="toggle"]'], expect: told('dry', 'isChecked', false) },
  },
  {
    name: 'GridFilters',
    exports: ['GridFilters'],
    view: (said) => <Filters said={said} />,
    focus: ['button'],
    keyboard: [
      {
        keys: 'dry',
        does: 'filters by words',
        async after({ keys, find }) {
          await keys('{Enter}');
          (await find('input[type="text"], input:not([type])')).focus();
        },
        expect: told({ name: { has: 'dry' } }),
      },
    ],
    pointer: {
      press: ['button'],
      async expect({ find }) {
        await find('select');
      },
    },
    overlay: { open: ({ keys }) => keys('{Enter}'), content: ['select'], returnsTo: ['button'] },
  },
];

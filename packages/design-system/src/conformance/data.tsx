import { useState } from 'react';
import { expect, type Mock } from 'vitest';
import {
  Button,
  CodeBlock,
  ColumnChooser,
  type DataColumn,
  DataTable,
  emptyView,
  LoadMore,
  LongList,
  Pagination,
  SplitPane,
  TableExport,
  Toolbar,
  ToolbarGroup,
  Tree,
  type TreeNode,
} from '../index.ts';
import type { KeyRow, Primitive } from './conformance.types.ts';
import type { Stage, Target } from './stage.tsx';

type Metal = { name: string; modulus: number; density: number };

const metals: readonly Metal[] = [
  { name: 'Al 6061', modulus: 69, density: 2.7 },
  { name: 'Ti-6Al-4V', modulus: 114, density: 4.43 },
  { name: '316L', modulus: 193, density: 8 },
];

const columns: readonly DataColumn<Metal>[] = [
  { id: 'name', name: 'Material', value: ({ name }) => name },
  { id: 'modulus', name: 'Modulus', value: ({ modulus }) => modulus, isNumeric: true },
  { id: 'density', name: 'Density', value: ({ density }) => density, isNumeric: true },
];

const notes = Array.from({ length: 10_000 }, (_, at) => `Note ${at + 1}`);

const told =
  (...values: unknown[]) =>
  async ({ said }: { said: Mock }) => {
    await expect.poll(() => said.mock.lastCall).toEqual(values);
  };

const goes = (keys: string, does: string, to: Target, after?: (stage: Stage) => Promise<void>): KeyRow => ({
  keys,
  does,
  ...(after ? { after } : {}),
  expect: ({ focused }) => focused(...to),
});

function Pages({ said }: { said: Mock }) {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      page={page}
      pages={4}
      onChange={(next) => {
        setPage(next);
        said(next);
      }}
    />
  );
}

function Chooser({ said }: { said: Mock }) {
  const [view, setView] = useState(emptyView);
  return (
    <ColumnChooser
      columns={columns}
      view={view}
      onViewChange={(next) => {
        setView(next);
        said(next.hidden);
      }}
    />
  );
}

const cell = '[role="gridcell"], [role="rowheader"]';
const node = '[role="treeitem"]';

/** Twelve nodes of 1,000 each. */
const archive: readonly TreeNode[] = Array.from({ length: 12 }, (_, year) => ({
  id: `${year + 1}`,
  label: `Year ${year + 1}`,
  children: Array.from({ length: 1000 }, (_note, note) => ({
    id: `${year + 1}-${note + 1}`,
    label: `Note ${year + 1}-${note + 1}`,
  })),
}));

/** The node has the focus, is seen, and says where it stands. */
async function stands(
  { tree, focused }: Stage,
  word: string,
  place: { level: number; posinset: number; setsize: number },
): Promise<void> {
  await focused(node, word);
  const row = tree.activeElement;
  expect(row?.textContent).toBe(word);
  for (const [name, value] of Object.entries(place)) expect(row?.getAttribute(`aria-${name}`)).toBe(String(value));
  const view = row?.closest('[role="tree"]')?.getBoundingClientRect();
  await expect.poll(() => row?.getBoundingClientRect().top).toBeGreaterThanOrEqual((view?.top ?? 0) - 1);
  await expect.poll(() => row?.getBoundingClientRect().bottom).toBeLessThanOrEqual((view?.bottom ?? 0) + 1);
}
const atFirstCell = async ({ press, focused }: Stage) => {
  await press(cell, 'Al 6061');
  await focused(cell, 'Al 6061');
};

/** Everything that shows many things at once. */
export const data: readonly Primitive[] = [
  {
    name: 'DataTable',
    exports: ['DataTable'],
    view: (said) => (
      <div style={{ width: 600 }}>
        <DataTable
          label="Metals"
          columns={columns}
          rows={metals}
          rowKey={({ name }) => name}
          onOpen={(row, column) => said(row.name, column)}
        />
      </div>
    ),
    focus: ['[role="grid"] [tabindex="0"]'],
    keyboard: [
      goes('{ArrowRight}', 'goes to the next cell', [cell, '69'], atFirstCell),
      goes('{ArrowDown}', 'goes to the row below', [cell, 'Ti-6Al-4V'], atFirstCell),
      goes('{ArrowDown}{ArrowUp}', 'goes to the row above', [cell, 'Al 6061'], atFirstCell),
      goes('{End}', 'goes to the end of the row', [cell, '2.7'], atFirstCell),
      goes('{End}{Home}', 'goes to the beginning of the row', [cell, 'Al 6061'], atFirstCell),
      goes('{Control>}{End}{/Control}', 'goes to the last cell', [cell, '8'], atFirstCell),
      { keys: '{ArrowRight}{Enter}', does: 'opens', after: atFirstCell, expect: told('Al 6061', 'modulus') },
    ],
    pointer: { press: [cell, '114'], expect: told('Ti-6Al-4V', 'modulus') },
  },
  {
    name: 'ColumnChooser',
    exports: ['ColumnChooser'],
    view: (said) => <Chooser said={said} />,
    focus: ['button'],
    keyboard: [
      {
        keys: ' ',
        does: 'hides a column',
        async after({ keys, find }) {
          await keys('{Enter}');
          const box = await find('label', 'Density');
          box.querySelector('input')?.focus();
        },
        expect: told(['density']),
      },
    ],
    pointer: {
      press: ['button'],
      async expect({ press, said }) {
        await press('label', 'Modulus');
        await expect.poll(() => said.mock.lastCall).toEqual([['modulus']]);
      },
    },
    overlay: { open: ({ keys }) => keys('{Enter}'), content: ['label', 'Density'], returnsTo: ['button'] },
  },
  {
    name: 'TableExport',
    exports: ['TableExport'],
    view: (said) => (
      <TableExport
        columns={columns}
        rows={metals}
        fileName="metals"
        formats={['CSV', 'TSV'].map((label) => ({
          id: label,
          label,
          extension: label,
          write: () => {
            said(label);
            throw new Error('no file is written here');
          },
        }))}
      />
    ),
    focus: ['button'],
    keyboard: [
      {
        keys: '{ArrowDown}{Enter}',
        does: 'writes the chosen form',
        async after({ keys, focused }) {
          await keys('{Enter}');
          await focused('[role="menuitem"]', 'CSV');
        },
        expect: told('TSV'),
      },
    ],
    pointer: {
      press: ['button'],
      async expect({ press, said }) {
        await press('[role="menuitem"]', 'CSV');
        await expect.poll(() => said.mock.lastCall).toEqual(['CSV']);
      },
    },
  },
  {
    name: 'Tree',
    exports: ['Tree'],
    view: (said) => (
      <Tree
        label="Claims"
        defaultExpanded={['1']}
        onOpen={({ id }) => said(id)}
        nodes={[
          {
            id: '1',
            label: 'Claim 1',
            children: [
              { id: '2', label: 'Claim 2' },
              { id: '3', label: 'Dependent claim 3' },
            ],
          },
          { id: '9', label: 'Method claim 9', children: [{ id: '10', label: 'Claim 10' }] },
        ]}
      />
    ),
    focus: [node, 'Claim 1'],
    keyboard: [
      goes('{ArrowDown}', 'goes down', [node, 'Claim 2']),
      goes('{ArrowDown}{ArrowUp}', 'goes up', [node, 'Claim 1']),
      goes('{ArrowRight}', 'goes into an open node', [node, 'Claim 2']),
      goes('{ArrowDown}{ArrowLeft}', 'goes out', [node, 'Claim 1']),
      { keys: '{ArrowLeft}', does: 'closes', expect: ({ gone }) => gone('[role="treeitem"][aria-level="2"]') },
      goes('{End}', 'goes to the last', [node, 'Method claim 9']),
      goes('{End}{Home}', 'goes to the first', [node, 'Claim 1']),
      goes('m', 'goes by letter', [node, 'Method claim 9']),
      { keys: '{ArrowDown}{Enter}', does: 'opens the thing', expect: told('2') },
    ],
    pointer: {
      press: ['[data-twist]'],
      expect: ({ gone }) => gone('[role="treeitem"][aria-level="2"]'),
    },
  },
  {
    name: 'Tree of 12,012 nodes',
    exports: ['Tree'],
    view: (said) => (
      <Tree
        label="Archive"
        nodes={archive}
        defaultExpanded={archive.map(({ id }) => id)}
        maxHeight="240px"
        onOpen={({ id }) => said(id)}
      />
    ),
    focus: [node, 'Year 1'],
    keyboard: [
      {
        keys: '{End}',
        does: 'goes to the last, while few stand in the document',
        async expect(stage) {
          await stands(stage, 'Note 12-1000', { level: 2, posinset: 1000, setsize: 1000 });
          expect(stage.tree.querySelectorAll(node).length).toBeLessThan(60);
        },
      },
      {
        keys: '{End}{ArrowLeft}',
        does: 'goes out to the parent, 1,000 rows above',
        expect: (stage) => stands(stage, 'Year 12', { level: 1, posinset: 12, setsize: 12 }),
      },
      {
        keys: '{End}{Home}',
        does: 'goes to the first',
        expect: (stage) => stands(stage, 'Year 1', { level: 1, posinset: 1, setsize: 12 }),
      },
      {
        keys: 'y',
        does: 'goes by letter, 1,001 rows below',
        expect: (stage) => stands(stage, 'Year 2', { level: 1, posinset: 2, setsize: 12 }),
      },
      {
        keys: '{PageDown}{PageDown}{PageDown}',
        does: 'goes down by what is seen, and those drawn come to stand in their order',
        async expect({ tree }) {
          const places = () => [...tree.querySelectorAll(node)].map((row) => Number(row.getAttribute('data-row')));
          const inOrder = (all: readonly number[]) => all.every((place, at) => at === 0 || place > (all[at - 1] ?? 0));
          await expect.poll(() => inOrder(places())).toBe(true);
          const focused = tree.activeElement;
          expect(Number(focused?.getAttribute('data-row'))).toBeGreaterThan(8);
          expect(focused?.getAttribute('aria-posinset')).toBe(focused?.getAttribute('data-row'));
        },
      },
      {
        keys: '{End}{ArrowLeft}{ArrowLeft}{ArrowUp}',
        does: 'closes the parent and goes up to what stands before it',
        expect: (stage) => stands(stage, 'Note 11-1000', { level: 2, posinset: 1000, setsize: 1000 }),
      },
      { keys: '{End}{Enter}', does: 'opens the thing', expect: told('12-1000') },
    ],
    pointer: { press: ['[data-twist]'], expect: async ({ find }) => void (await find(node, 'Year 2')) },
  },
  {
    name: 'Pagination',
    exports: ['Pagination'],
    view: (said) => <Pages said={said} />,
    focus: ['button[aria-label]'],
    keyboard: [{ keys: '{Enter}', does: 'goes to the page before', expect: told(1) }],
    pointer: { press: ['button[aria-label]'], expect: told(1) },
  },
  {
    name: 'LoadMore',
    exports: ['LoadMore'],
    view: (said) => <LoadMore shown={20} total={340} onMore={() => said('more')} />,
    focus: ['button'],
    keyboard: [
      { keys: '{Enter}', does: 'asks for more', expect: told('more') },
      { keys: ' ', does: 'asks for more', expect: told('more') },
    ],
    pointer: { press: ['button'], expect: told('more') },
  },
  {
    name: 'LongList of 10,000 rows',
    exports: ['LongList'],
    view: () => (
      <div style={{ blockSize: 240, display: 'flex', flexDirection: 'column' }}>
        <LongList label="Notes" keys={notes} estimate={() => 40}>
          {(key) => <p style={{ margin: 0, blockSize: 24 + (key.length % 3) * 12 }}>{key}</p>}
        </LongList>
      </div>
    ),
    focus: ['section'],
    keyboard: [
      { keys: '{Home}', does: 'goes to the first row', expect: async ({ find }) => void (await find('p', 'Note 1')) },
      {
        keys: '{Home}{End}',
        does: 'goes to the last row',
        expect: async ({ find }) => void (await find('p', 'Note 10000')),
      },
    ],
  },
  {
    name: 'CodeBlock',
    exports: ['CodeBlock'],
    view: () => (
      <div style={{ width: 320 }}>
        <CodeBlock label="Query" code={`title:${'cathode '.repeat(40)}`} />
      </div>
    ),
    focus: ['[role="region"]'],
    keyboard: [
      {
        keys: '{ArrowRight}{ArrowRight}',
        does: 'scrolls',
        expect: async ({ find }) => {
          const region = await find('[role="region"]');
          await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
        },
      },
    ],
  },
  {
    name: 'SplitPane',
    exports: ['SplitPane'],
    view: (said) => (
      <div style={{ width: 600, height: 120 }}>
        <SplitPane label="Claims" first="Claims" second="Description" onSizeChange={said} />
      </div>
    ),
    focus: ['[role="separator"]'],
    keyboard: [
      { keys: '{Home}', does: 'goes to the least', expect: told(20) },
      { keys: '{End}', does: 'goes to the most', expect: told(80) },
      {
        keys: '{ArrowRight}',
        does: 'makes the first larger',
        expect: ({ said }) => expect.poll(() => Number(said.mock.lastCall?.[0])).toBeGreaterThan(50),
      },
      {
        keys: '{ArrowLeft}',
        does: 'makes the first smaller',
        expect: ({ said }) => expect.poll(() => Number(said.mock.lastCall?.[0])).toBeLessThan(50),
      },
      { keys: '{Enter}', does: 'folds the first', expect: told(20) },
    ],
    pointer: { press: ['[role="separator"]'], expect: async ({ find }) => void (await find('[role="separator"]')) },
  },
  {
    name: 'Toolbar',
    exports: ['Toolbar', 'ToolbarGroup'],
    view: (said) => (
      <Toolbar label="Formatting">
        <ToolbarGroup label="Marks">
          <Button onClick={() => said('bold')}>Bold</Button>
          <Button onClick={() => said('mark')}>Mark</Button>
        </ToolbarGroup>
        <Button onClick={() => said('undo')}>Undo</Button>
      </Toolbar>
    ),
    focus: ['button', 'Bold'],
    keyboard: [
      goes('{ArrowRight}', 'goes to the next', ['button', 'Mark']),
      goes('{ArrowRight}{ArrowLeft}', 'goes back', ['button', 'Bold']),
      goes('{End}', 'goes to the last', ['button', 'Undo']),
      goes('{End}{Home}', 'goes to the first', ['button', 'Bold']),
      { keys: '{ArrowRight}{Enter}', does: 'acts', expect: told('mark') },
    ],
    pointer: { press: ['button', 'Undo'], expect: told('undo') },
  },
];

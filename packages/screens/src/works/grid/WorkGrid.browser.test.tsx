import type { Check, Operation, WorkRecord } from '@assay/works';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LostEdits } from '../LostEdits.tsx';
import type { WorkPanel } from '../panel/WorkPanelContext.ts';
import { PersonsPage, service } from '../persons-page.test-support.tsx';
import { showPlace } from '../show-place.ts';
import type { WorkSession } from '../work-session.ts';
import { WorkGrid } from './WorkGrid.tsx';
import type { WorkColumn, WorkGridProps } from './WorkGrid.types.ts';

/** A pump of two parts, beside a motor, of which nothing is said. */
const begun: readonly Operation[] = [
  { op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump' } },
  { op: 'add', id: 'seal', type: 'part', parent: 'pump', fields: { name: 'Seal', mass: 1 } },
  {
    op: 'add',
    id: 'shaft',
    type: 'part',
    parent: 'pump',
    fields: { name: 'Shaft', mass: 2, tags: ['steel', 'turned'] },
  },
  { op: 'add', id: 'motor', type: 'part', parent: null, fields: { name: 'Motor' } },
  { op: 'add', id: 'coil', type: 'part', parent: 'motor', fields: { name: 'Coil' } },
];

const columns: readonly WorkColumn[] = [
  { id: 'assembly', field: 'name', level: 0, name: 'Assembly' },
  { id: 'name', field: 'name', name: 'Part' },
  { id: 'mass', field: 'mass' },
  { id: 'tags', field: 'tags' },
  { id: 'motor', field: 'words', name: 'With the motor', below: { type: 'note', by: 'about', key: 'motor' } },
  {
    id: 'double',
    name: 'Twice',
    computed: ({ fields }) => (typeof fields['mass'] === 'number' ? fields['mass'] * 2 : undefined),
    reason: () => 'two of them are built in',
  },
];
const levels: WorkGridProps['levels'] = [
  { types: ['part'], isFixed: true },
  { types: ['part'], begins: { name: 'New' } },
];
const rows: WorkGridProps['rows'] = (work) => {
  const under = (parent: string | null): readonly WorkRecord[] =>
    work.children(parent).flatMap((id) => {
      const record = work.get(id);
      return record?.type === 'part' ? [record, ...under(id)] : [];
    });
  return under(null);
};
const check: Check = (work) =>
  work.get('coil')?.fields['mass'] === undefined
    ? [{ rule: 'weighed by nobody', record: 'coil', field: 'mass', severity: 'gap' }]
    : [];

function Page({ session, label, panel }: { session: WorkSession; label: string; panel: WorkPanel }) {
  return (
    <PersonsPage session={session} panel={panel} check={check}>
      <div style={{ width: 900 }}>
        <LostEdits />
        <WorkGrid label={label} rows={rows} levels={levels} columns={columns} />
      </div>
    </PersonsPage>
  );
}

const grid = (name: string) => screen.getByRole('grid', { name });
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${name}, cell` });
/** The cell of a line, counted from 1 as the gutter does, under a column. */
function cell(name: string, line: number, column: string): HTMLElement {
  const head = within(grid(name))
    .getAllByRole('columnheader')
    .find((each) => each.title.split(',')[0] === column);
  const found = grid(name).querySelector<HTMLElement>(
    `[aria-rowindex="${line + 1}"] [aria-colindex="${head?.getAttribute('aria-colindex')}"]`,
  );
  if (!found) throw new Error(`There is no cell ${line} of ${column}.`);
  return found;
}
const textOf = (name: string, line: number, column: string) => cell(name, line, column).textContent;
const enter = (name: string, line: number, column: string) => userEvent.click(cell(name, line, column));

function paste(name: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  act(
    () =>
      void field(name).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
  );
}

describe('<WorkGrid />', () => {
  let made: ReturnType<typeof service>;
  let ann: ReturnType<typeof made.person>;
  let bob: typeof ann;
  const stored = (id: string) => made.works.records().find((record) => record.id === id)?.fields;
  const parts = (parent: string) =>
    made.works
      .records()
      .filter((record) => record.parent === parent)
      .toSorted((one, other) => (one.order < other.order ? -1 : 1))
      .map(({ fields }) => fields['name']);

  beforeEach(() => {
    made = service(begun);
    ann = made.person('ann');
    bob = made.person('bob');
    render(
      <>
        <Page session={ann.session} label="Ann" panel={made.panel} />
        <Page session={bob.session} label="Bob" panel={made.panel} />
      </>,
    );
  });
  afterEach(cleanup);

  it('shows records in their tree, an assembly over the lines of its parts', () => {
    expect(cell('Ann', 1, 'Assembly')).toHaveAttribute('aria-rowspan', '2');
    expect(['Part', 'mass', 'tags', 'Twice'].map((column) => textOf('Ann', 2, column))).toEqual([
      'Shaft',
      '2',
      'steel, turned',
      '4',
    ]);
  });

  it('what one types the other has, computed values follow, and it is one change that is taken back', async () => {
    const before = made.works.log.length;
    await enter('Ann', 1, 'mass');
    await userEvent.keyboard('3 kg{Enter}');
    await expect.poll(() => [textOf('Bob', 1, 'mass'), textOf('Bob', 1, 'Twice')]).toEqual(['3', '6']);
    await enter('Ann', 1, 'tags');
    await userEvent.keyboard('ceramic, pressed{Enter}');
    await expect.poll(() => stored('seal')?.['tags']).toEqual(['ceramic', 'pressed']);
    expect(made.works.log.length).toBe(before + 2);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.poll(() => [textOf('Bob', 1, 'mass'), textOf('Bob', 1, 'tags')]).toEqual(['1', '']);
  });

  it('each sees in which cell the other is, and what happens there to what they type', async () => {
    await enter('Ann', 1, 'mass');
    await expect.poll(() => textOf('Bob', 1, 'mass')).toContain('ann is here');
    expect(ann.session.place()).toEqual({ record: 'seal', field: 'mass' });
    await userEvent.keyboard('7');
    act(() => bob.session.edit([{ op: 'set', id: 'seal', field: 'mass', value: 5 }]));
    expect(await screen.findByText(/Somebody else changed this cell to “5”/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => [textOf('Bob', 1, 'mass'), stored('seal')?.['mass']]).toEqual(['7', 7]);
    await expect.poll(() => textOf('Bob', 2, 'mass')).toContain('ann is here');
  });

  it('a paste is one change, makes the rows that it needs, and is taken back as one', async () => {
    const before = made.works.log.length;
    await enter('Ann', 3, 'Part');
    paste('Ann', 'Coil, wound\t4\nFan\t0.5\nBearing\t0.25');
    await expect.poll(() => parts('motor')).toEqual(['Coil, wound', 'Fan', 'Bearing']);
    expect(made.works.log.length).toBe(before + 1);
    await expect.poll(() => textOf('Bob', 5, 'mass')).toBe('0.25');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => parts('motor')).toEqual(['Coil']);
    expect(stored('coil')?.['mass']).toBeUndefined();
  });

  it('what the work does not take is said in its cell and kept there; the rest of the paste goes in', async () => {
    const long = 'x'.repeat(201);
    await enter('Ann', 1, 'Part');
    paste('Ann', `Seal ring\tmuch\n${long}\t3`);
    await expect.poll(() => [stored('seal')?.['name'], stored('shaft')?.['mass']]).toEqual(['Seal ring', 3]);
    expect(stored('shaft')?.['name']).toBe('Shaft');
    expect(textOf('Ann', 2, 'Part')).toContain(long);
    expect(textOf('Ann', 2, 'Part')).toContain('This is longer than the field holds.');
    expect(textOf('Ann', 1, 'mass')).toContain('much');
    expect(textOf('Ann', 1, 'mass')).toContain('This is not a number.');
    await enter('Ann', 3, 'Part');
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => textOf('Ann', 3, 'Part')).toBe('CoilThe field cannot be without a value.');
    await enter('Ann', 3, 'mass');
    await userEvent.keyboard('-4{Enter}');
    await expect.poll(() => textOf('Ann', 3, 'mass')).toContain('The field does not take this value.');
    expect(textOf('Ann', 3, 'mass')).toContain('-4');
  });

  it('a value that stands in a record of its own makes it, and is emptied there', async () => {
    await enter('Ann', 1, 'With the motor');
    await userEvent.keyboard('keeps oil out{Enter}');
    await expect.poll(() => textOf('Bob', 1, 'With the motor')).toBe('keeps oil out');
    const [note] = made.works.records().filter(({ type }) => type === 'note');
    expect(note).toMatchObject({ parent: 'seal', fields: { about: 'motor', words: 'keeps oil out' } });
    await enter('Bob', 1, 'With the motor');
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => textOf('Ann', 1, 'With the motor')).not.toContain('keeps');
    expect(made.works.records().filter(({ type }) => type === 'note')).toHaveLength(1);
  });

  it('rows are added, moved and removed, each as one change; those that are fixed stay', async () => {
    await enter('Ann', 1, 'Part');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => parts('pump')).toEqual(['Seal', 'New', 'Shaft']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect.poll(() => parts('pump')).toEqual(['New', 'Shaft', 'Seal']);
    await expect.poll(() => textOf('Bob', 3, 'Part')).toContain('Seal');
    await userEvent.click(screen.getByRole('button', { name: 'Remove seal' }));
    await expect.poll(() => parts('pump')).toEqual(['New', 'Shaft']);
    await enter('Ann', 1, 'Assembly');
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    act(() => ann.session.undo());
    await expect.poll(() => parts('pump')).toEqual(['New', 'Shaft', 'Seal']);
    expect(stored('pump')).toBeDefined();
  });

  it('what is filled away from the line waits on the device and comes in beside what others wrote', async () => {
    ann.cut();
    await enter('Ann', 1, 'mass');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect.poll(() => textOf('Ann', 3, 'mass')).toContain('1');
    expect(ann.session.snapshot().saved).toBe('device');
    await enter('Bob', 2, 'Part');
    await userEvent.keyboard('Axle{Enter}');
    await expect.poll(() => stored('shaft')).toEqual({ name: 'Axle', mass: 2, tags: ['steel', 'turned'] });
    ann.join();
    await expect.poll(() => [stored('shaft')?.['mass'], stored('coil')?.['mass']]).toEqual([1, 1]);
    await expect.poll(() => textOf('Ann', 2, 'Part')).toBe('Axle');
    expect(ann.kept.edits).toEqual([]);
  });

  it('what was written in a row that somebody removed meanwhile is given back', async () => {
    ann.cut();
    await enter('Ann', 2, 'mass');
    await userEvent.keyboard('2.75{Enter}');
    await enter('Ann', 2, 'With the motor');
    await userEvent.keyboard('drives it{Enter}');
    await expect.poll(() => textOf('Ann', 2, 'With the motor')).toContain('drives it');
    act(() => bob.session.edit([{ op: 'remove', id: 'shaft' }]));
    await expect.poll(() => textOf('Bob', 2, 'Part')).toBe('Coil');
    act(() => ann.join());
    const lost = await screen.findAllByRole('listitem');
    expect(lost.map((each) => each.textContent)).toEqual([
      '2.75 What it was written in has been removed.',
      'drives it What it was written in has been removed.',
    ]);
    await expect.poll(() => textOf('Ann', 2, 'Part')).toContain('Coil');
  });

  describe('what is suggested', () => {
    beforeEach(() => act(() => bob.session.setMode('suggest')));

    it('stands in the cell, and is accepted there', async () => {
      await enter('Bob', 1, 'mass');
      await userEvent.keyboard('4{Enter}');
      await expect.poll(() => textOf('Ann', 1, 'mass')).toContain('bob suggests 4');
      expect(stored('seal')?.['mass']).toBe(1);
      await enter('Ann', 1, 'mass');
      expect(await screen.findByRole('group', { name: 'Suggested by bob' })).toBeVisible();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect.poll(() => stored('seal')?.['mass']).toBe(4);
      await expect.poll(() => textOf('Ann', 1, 'mass')).not.toContain('suggests');
    });

    it('of a value that has no record yet stands in its cell too, and is refused', async () => {
      await enter('Bob', 1, 'With the motor');
      await userEvent.keyboard('keeps oil out{Enter}');
      await expect.poll(() => textOf('Ann', 1, 'With the motor')).toContain('bob suggests keeps oil out');
      await enter('Ann', 1, 'With the motor');
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
      await expect.poll(() => textOf('Ann', 1, 'With the motor')).toBe('');
      expect(made.works.records().some(({ type }) => type === 'note')).toBe(false);
    });

    it('with one paste is one suggestion, which is answered as a whole beside the work', async () => {
      await enter('Bob', 1, 'mass');
      paste('Bob', '8\n9');
      await expect.poll(() => textOf('Ann', 2, 'mass')).toContain('bob suggests 9');
      expect(bob.suggested).toHaveLength(2);
      await enter('Ann', 2, 'mass');
      await userEvent.keyboard('{Enter}{Enter}');
      await expect.poll(() => made.opened).toEqual(['suggestions']);
      expect(stored('shaft')?.['mass']).toBe(2);
    });
  });

  it('says what rules find and what has changed since in the cell, and leads there', async () => {
    expect(textOf('Ann', 3, 'mass')).toContain('weighed by nobody');
    const hash = 'what it was';
    made.works.call(
      [
        {
          id: 'based',
          operations: [
            { op: 'base', id: 'shaft', basis: [{ field: 'mass', from: { record: 'seal', field: 'mass' }, hash }] },
          ],
        },
      ],
      'x',
    );
    ann.join();
    await expect.poll(() => textOf('Ann', 2, 'mass')).toContain('Source changed: seal · mass');
    act(() => showPlace({ record: 'coil', field: 'mass' }));
    await expect
      .poll(() => screen.getAllByRole('group').map((each) => each.getAttribute('aria-label')))
      .toContain('mass, coil');
    expect(within(screen.getByRole('group', { name: 'mass, coil' })).getByText('weighed by nobody')).toBeVisible();
    await userEvent.keyboard('6{Enter}');
    await expect.poll(() => textOf('Ann', 3, 'mass')).toBe('6');
  });

  it('says how much is said of a cell, by the keyboard and beside it', async () => {
    made.comments.push({
      id: 'c',
      thread: null,
      record: 'seal',
      field: 'mass',
      author: { person: 'bob', name: 'bob' },
      text: 'Is it?',
      mentions: [],
      callsYou: false,
      at: '2026-11-28T00:00:00Z',
      resolved_at: null,
      own: false,
    });
    act(() => bob.session.setMode('suggest'));
    await enter('Bob', 2, 'mass');
    await userEvent.keyboard('8{Enter}');
    await expect.poll(() => textOf('Ann', 1, 'mass')).toContain('1 comment');
    await enter('Ann', 1, 'mass');
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await userEvent.click(screen.getByRole('button', { name: '1 comment on mass' }));
    expect(made.opened).toEqual(['comments seal mass', 'comments seal mass']);
  });

  it('is read by who only reads', async () => {
    const eve = made.person('eve', 'read');
    render(<Page session={eve.session} label="Eve" panel={made.panel} />);
    expect(grid('Eve')).toHaveAttribute('aria-readonly', 'true');
    await enter('Eve', 1, 'mass');
    await userEvent.keyboard('9{Enter}');
    expect(stored('seal')?.['mass']).toBe(1);
    await enter('Ann', 1, 'mass');
    await userEvent.keyboard('9{Enter}');
    await expect.poll(() => textOf('Eve', 1, 'mass')).toContain('9');
  });
});

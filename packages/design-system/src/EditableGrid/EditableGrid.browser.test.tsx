import { act, createRef, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { clearStage, mount, type Stage } from '../conformance/stage.tsx';
import { LanguageContext } from '../Language/LanguageContext.ts';
import { EditableGrid } from './EditableGrid.tsx';
import type { EditableGridHandle, EditableGridProps, GridColumn, GridEdit, GridView } from './EditableGrid.types.ts';
import { cellOf, everyKind, failureColumns, failures, Owner, type Sample, samples } from './samples.test-support.tsx';
import { emptyGridView } from './useGridView.ts';

afterEach(clearStage);

type Shown = Partial<EditableGridProps<Sample>> & {
  start?: readonly Sample[];
  columns?: readonly GridColumn<Sample>[];
};

function show({ start = samples(6), columns = everyKind, ...rest }: Shown = {}): Stage {
  return mount('light', (said) => (
    <div style={{ width: 1000 }}>
      <Owner start={start} columns={columns} onEdit={said} {...rest} />
    </div>
  ));
}
const field = ({ tree }: Stage) => {
  const found = tree.querySelector('textarea');
  if (!found) throw new Error('There is no field');
  return found;
};
/** Focuses the field and goes from the first cell by keys. */
async function go(stage: Stage, keys = ''): Promise<void> {
  field(stage).focus();
  if (keys) await stage.keys(keys);
}
/** The cell that assistive technology is told of. */
const active = (stage: Stage) =>
  stage.tree.querySelector<HTMLElement>(`[id="${field(stage).getAttribute('aria-activedescendant') ?? ''}"]`);
const activeText = (stage: Stage) => expect.poll(() => active(stage)?.textContent);
const last = (stage: Stage) => expect.poll(() => stage.said.mock.lastCall);
const cell = (stage: Stage, line: number, column: number) =>
  stage.tree.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${line + 2}"] [aria-colindex="${column + 1}"]`);

/** What a program puts on the clipboard, pasted. */
function paste(stage: Stage, data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  field(stage).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
/** What is copied. */
function copied(stage: Stage, type: 'copy' | 'cut' = 'copy'): DataTransfer {
  const clipboardData = new DataTransfer();
  field(stage).dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData;
}

describe('keyboard', () => {
  it('moves by cell, to the head, to the ends, and says where it is', async () => {
    const stage = show();
    await go(stage);
    await activeText(stage).toBe('Faces run dry on filling');
    await stage.keys('{ArrowDown}{ArrowRight}');
    await activeText(stage).toBe('3.7');
    await stage.keys('{Control>}{End}{/Control}');
    expect(active(stage)?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('7');
    await stage.keys('{Home}');
    await activeText(stage).toContain('variant 6');
    await stage.keys('{Control>}{Home}{/Control}{ArrowUp}');
    await expect.poll(() => active(stage)?.getAttribute('role')).toBe('columnheader');
  });

  it('edits by F2 and by typing, and leaves by Escape, Enter and Tab', async () => {
    const stage = show();
    await go(stage, '{F2} twice{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'name', value: 'Faces run dry on filling twice' }], 'typed']);
    await activeText(stage).toContain('Silicate');
    await stage.keys('new{Escape}');
    await activeText(stage).toContain('Silicate');
    expect(stage.said).toHaveBeenCalledTimes(1);
    await stage.keys('new{Tab}12{Enter}');
    await last(stage).toEqual([[{ row: 'r2', column: 'load', value: 12 }], 'typed']);
    expect(stage.said).toHaveBeenCalledTimes(3);
  });

  it('breaks a line with Alt and Enter', async () => {
    const stage = show();
    await go(stage, 'one{Alt>}{Enter}{/Alt}two{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'name', value: 'one\ntwo' }], 'typed']);
  });

  it('leaves the grid by Escape and Tab, and at its end by Tab alone', async () => {
    const stage = show({ start: samples(1), columns: everyKind.slice(0, 2) });
    await go(stage, '{Tab}');
    await activeText(stage).toBe('0');
    await stage.keys('{Shift>}{Tab}{/Shift}{Escape}{Tab}');
    await expect.poll(() => stage.tree.activeElement).not.toBe(field(stage));
  });

  it('gives each kind of cell its own keys', async () => {
    const stage = show();
    await go(stage, '{ArrowRight}{ArrowRight}0');
    await last(stage).toEqual([[{ row: 'r1', column: 'o', value: 10 }], 'typed']);
    await stage.keys('{ArrowRight}do{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'verdict', value: 'done' }], 'chosen']);
    await stage.keys('{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'who', value: 'kl' }], 'chosen']);
    await stage.keys('{ArrowRight}{Enter}{ArrowDown}{Enter}dri{Enter}{Tab}');
    await last(stage).toEqual([[{ row: 'r1', column: 'topics', value: ['coolant', 'drive'] }], 'chosen']);
    await stage.keys(' ');
    await last(stage).toEqual([[{ row: 'r1', column: 'ok', value: false }], 'toggled']);
    await stage.keys('{ArrowRight}2027-03-04{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'due', value: '2027-03-04' }], 'typed']);
  });

  it('says why a derived cell is what it is, and lets nothing be typed there', async () => {
    const stage = show();
    await go(stage, '{Control>}{ArrowRight}{/Control}{ArrowLeft}');
    for (let step = 0; step < 9 && !active(stage)?.className.includes('derived'); step++)
      await stage.keys('{ArrowRight}');
    await stage.keys(
      '{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    );
    await activeText(stage).toBe('H');
    await stage.keys('x{Enter}');
    await stage.find('[popover] [role="status"]', 'Computed: Load 0, O 1');
    expect(stage.said).not.toHaveBeenCalled();
  });

  it('empties, fills down, and hands undo to the owner', async () => {
    const onUndo = vi.fn();
    const stage = show({ onUndo });
    await go(stage, '{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await last(stage).toEqual([
      [
        { row: 'r2', column: 'name', value: 'Faces run dry on filling' },
        { row: 'r3', column: 'name', value: 'Faces run dry on filling' },
      ],
      'filled',
    ]);
    await stage.keys('{Delete}');
    await expect.poll(() => stage.said.mock.lastCall?.[0].length).toBe(3);
    await stage.keys('{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('adds, removes and moves rows', async () => {
    const [onAddRows, onRemoveRows, onMoveRows] = [vi.fn(), vi.fn(), vi.fn()];
    const stage = show({ onAddRows, onRemoveRows, onMoveRows });
    await go(stage, '{Control>}{Enter}{/Control}');
    expect(onAddRows).toHaveBeenLastCalledWith([{ after: 'r1', parent: undefined, values: {} }], []);
    await stage.keys('{Alt>}{ArrowDown}{/Alt}');
    expect(onMoveRows).toHaveBeenLastCalledWith({ rows: ['r1'], to: 'new1', side: 'after' });
    await activeText(stage).toContain('Faces run dry');
    await stage.keys('{Control>}{Delete}{/Control}');
    expect(onRemoveRows).toHaveBeenLastCalledWith(['r1']);
  });

  it('keeps what a cell does not take, and says why', async () => {
    const stage = show();
    await go(stage, '{ArrowRight}3 bar{Enter}');
    await stage.find('[popover] [role="status"]', 'Give the value in MPa.');
    expect(field(stage).value).toBe('3 bar');
    expect(field(stage)).toHaveAttribute('aria-invalid', 'true');
    act(() => field(stage).blur());
    await expect.poll(() => cell(stage, 0, 1)?.textContent).toContain('3 bar');
    expect(cell(stage, 0, 1)).toHaveAttribute('aria-invalid', 'true');
    await go(stage, '{F2}{Backspace}{Backspace}{Backspace}{Backspace}4{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'load', value: 34 }], 'typed']);
    expect(cell(stage, 0, 1)).not.toHaveAttribute('aria-invalid');
  });
});

describe('owner', () => {
  it('gives back what it does not take: the cell keeps it and says why, until it takes something', async () => {
    const onEdit = vi.fn((edits: readonly GridEdit[]) =>
      edits
        .filter(({ value }) => value === undefined || value === 'bad')
        .map((edit) => ({ ...edit, sentence: 'A cause needs a name of its own.' })),
    );
    const stage = show({ onEdit });
    await go(stage);
    paste(stage, { 'text/plain': 'bad\t7\ngood\t8' });
    await expect.poll(() => cell(stage, 1, 0)?.textContent).toBe('good');
    expect(cell(stage, 0, 0)?.textContent).toContain('bad');
    expect(cell(stage, 0, 0)?.textContent).toContain('A cause needs a name of its own.');
    expect(cell(stage, 0, 1)?.textContent).toBe('7');
    await stage.find('[role="status"]', '1 of 4 cells not taken. A cause needs a name of its own.');
    await stage.keys('{F2}{Backspace}{Backspace}{Backspace}box{Enter}');
    await expect.poll(() => cell(stage, 0, 0)?.textContent).toBe('box');
    await stage.keys('{ArrowUp}{Delete}');
    await expect.poll(() => cell(stage, 0, 0)?.textContent).toBe('boxA cause needs a name of its own.');
  });

  it('hears an answer to a suggestion from its button, and none from the press that goes to the cell', async () => {
    const onDecide = vi.fn();
    const stage = show({
      onDecide,
      cellState: (row, { id }) => (row.id === 'r2' && id === 'o' ? { suggested: { value: 3, by: 'Mara' } } : undefined),
    });
    const waiting = () => cell(stage, 1, 2) as HTMLElement;
    await userEvent.click(waiting(), { position: { x: 24, y: 20 } });
    await userEvent.dblClick(waiting(), { position: { x: 24, y: 34 } });
    expect(onDecide).toHaveBeenCalledTimes(1);
    await userEvent.click(cell(stage, 3, 0) as HTMLElement);
    await userEvent.dblClick(waiting(), { position: { x: 24, y: 34 } });
    expect(onDecide).toHaveBeenCalledTimes(1);
    await userEvent.click(waiting().querySelector('[data-does="reject"]') as HTMLElement, { delay: 600 });
    expect(onDecide).toHaveBeenLastCalledWith('r2', 'o', false);
  });

  it('says where values stand, else their kind does', () => {
    const columns = everyKind.map((column) =>
      column.id === 'verdict' ? { ...column, align: 'center' as const } : column,
    );
    const stage = show({ columns });
    const aligned = [1, 2, 3].map((at) => getComputedStyle(cell(stage, 0, at) as HTMLElement).textAlign);
    expect(aligned).toEqual(['end', 'center', 'center']);
    expect(getComputedStyle(cell(stage, 0, 0) as HTMLElement).textAlign).toBe('start');
  });

  it('leads to a cell, and hears of the one that is commented on', async () => {
    const grid = createRef<EditableGridHandle>();
    const onComment = vi.fn();
    const stage = show({ start: samples(300), ref: grid, onComment });
    await go(stage);
    act(() => expect(grid.current?.goTo({ row: 'r250', column: 'who' })).toBe(true));
    await activeText(stage).toBe('Mara K.');
    expect(active(stage)?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('251');
    expect(stage.tree.activeElement).toBe(field(stage));
    await stage.keys('{Shift>}{F2}{/Shift}');
    expect(onComment).toHaveBeenLastCalledWith('r250', 'who');
    expect(grid.current?.goTo({ row: 'gone', column: 'who' })).toBe(false);
  });

  it('says what rules found in a cell, who is there, and what its value amounts to', () => {
    const stage = show({
      columns: failureColumns,
      start: failures,
      cellState: (row, { id }) => {
        if (row.id !== 'dry') return undefined;
        if (id === 'ap') return { tone: 'caution' };
        if (id !== 'cause') return undefined;
        return {
          heldBy: { name: 'Kai L.', color: 'rgb(1, 2, 3)' },
          found: [{ tone: 'critical', words: 'Says nothing' }],
        };
      },
    });
    const text = stage.tree.querySelector('[aria-rowindex="2"] [aria-colindex="4"]') as HTMLElement;
    expect(text.textContent).toContain('Says nothing');
    expect(text.textContent).toContain('Kai L. is here');
    expect(getComputedStyle(text).boxShadow).toContain('rgb(1, 2, 3)');
    const toned = stage.tree.querySelector('[aria-rowindex="2"] [aria-colindex="8"]');
    expect(toned?.className).toContain('toned_caution');
  });
});

describe('input methods', () => {
  it('begin a word in the cell with its first key', async () => {
    const stage = show();
    await go(stage);
    const session = cdp() as { send: (method: string, params: Record<string, unknown>) => Promise<unknown> };
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('k');
    await expect.poll(() => field(stage).value).toBe('k');
    await compose('軸');
    await session.send('Input.insertText', { text: '軸封' });
    await expect.poll(() => field(stage).value).toBe('軸封');
    await stage.keys('{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'name', value: '軸封' }], 'typed']);
  });

  it('keep Enter while a word is composed', async () => {
    const stage = show();
    await go(stage, 'a');
    field(stage).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
    expect(stage.said).not.toHaveBeenCalled();
    expect(field(stage)).toHaveAttribute('data-editing');
  });
});

describe('the clipboard', () => {
  it('holds cells as tab-separated text and as a table', async () => {
    const stage = show();
    await go(stage, '{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const data = copied(stage);
    expect(data.getData('text/plain')).toBe('Faces run dry on filling\t0\r\nSilicate scores the SiC face\t3.7\r\n');
    expect(data.getData('text/html')).toContain('<td>Silicate scores the SiC face</td><td>3.7</td>');
  });

  it('carries cells to others by the keys of the system', async () => {
    const stage = show();
    await go(stage);
    await userEvent.copy();
    await stage.keys('{ArrowDown}{ArrowDown}');
    await userEvent.paste();
    await last(stage).toEqual([[{ row: 'r3', column: 'name', value: 'Faces run dry on filling' }], 'pasted']);
  });

  it('takes what Excel gives, refuses by itself what does not fit, and grows', async () => {
    const onAddRows = vi.fn();
    const stage = show({ start: samples(2), onAddRows });
    await go(stage, '{ArrowDown}');
    paste(stage, { 'text/plain': 'Leaks\tmuch\t5\r\n"Two\nlines"\t1.5\t6\r\n' });
    // One paste is told as one.
    expect(onAddRows).toHaveBeenLastCalledWith(
      [{ after: 'r2', parent: undefined, values: { name: 'Two\nlines', load: 1.5, o: 6 } }],
      [
        { row: 'r2', column: 'name', value: 'Leaks' },
        { row: 'r2', column: 'o', value: 5 },
      ],
    );
    expect(stage.said).not.toHaveBeenCalled();
    await expect.poll(() => cell(stage, 1, 1)?.textContent).toContain('much');
    await stage.find('[role="status"]', '1 of 6 cells not taken. This is not a number.');
  });

  it('takes tables of pages', async () => {
    const stage = show();
    await go(stage);
    paste(stage, { 'text/plain': 'x', 'text/html': '<table><tr><td>A</td><td>7</td></tr></table>' });
    await last(stage).toEqual([
      [
        { row: 'r1', column: 'name', value: 'A' },
        { row: 'r1', column: 'load', value: 7 },
      ],
      'pasted',
    ]);
  });

  it('is emptied into by a cut', async () => {
    const stage = show();
    await go(stage);
    expect(copied(stage, 'cut').getData('text/plain')).toBe('Faces run dry on filling\r\n');
    await last(stage).toEqual([[{ row: 'r1', column: 'name', value: undefined }], 'cut']);
  });
});

describe('merged cells', () => {
  it('stand in the row they begin in and span the lines of their children', () => {
    const stage = show({ start: failures, columns: failureColumns });
    expect(cell(stage, 0, 0)).toHaveAttribute('aria-rowspan', '5');
    expect(cell(stage, 0, 1)).toHaveAttribute('aria-rowspan', '3');
    expect(cell(stage, 1, 0)).toBeNull();
    expect(cell(stage, 3, 1)).toHaveAttribute('aria-rowspan', '2');
    const tall = cell(stage, 0, 0)?.getBoundingClientRect().height ?? 0;
    expect(tall).toBeCloseTo(5 * (cell(stage, 0, 3)?.getBoundingClientRect().height ?? 0), 0);
  });

  it('are left as one, edited for their own row, and pressed on every line', async () => {
    const stage = show({ start: failures, columns: failureColumns });
    await go(stage, '{ArrowRight}{ArrowDown}');
    await activeText(stage).toBe('Drags on the shaft');
    await stage.keys('{ArrowUp}Leaks{Enter}');
    await last(stage).toEqual([[{ row: 'leaks', column: 'mode', value: 'Leaks' }], 'typed']);
    const box = cell(stage, 0, 1)?.getBoundingClientRect();
    const hit = document.elementFromPoint((box?.left ?? 0) + 20, (box?.bottom ?? 0) - 20);
    expect(hit?.closest('[role="gridcell"]')).toBe(cell(stage, 0, 1));
  });

  it('stay in view with their words while their lines scroll', async () => {
    const children = Array.from({ length: 300 }, (_, at) => ({
      id: `c${at}`,
      parent: 'p',
      cells: { text: `Cause ${at}` },
    }));
    const columns = failureColumns
      .filter(({ id }) => id === 'mode' || id === 'cause')
      .map((column) => ({ ...column, level: (column.level ?? 1) - 1 }));
    const stage = show({ start: [{ id: 'p', cells: { text: 'Leaks' } }, ...children], columns, maxHeight: '300px' });
    const words = () =>
      [...stage.tree.querySelectorAll<HTMLElement>('[aria-rowspan] span')].find(
        ({ textContent }) => textContent === 'Leaks',
      );
    const area = stage.tree.querySelector('[role="grid"]')?.parentElement as HTMLElement;
    area.scrollTop = 6_000;
    await stage.find('[role="gridcell"]', 'Cause 140');
    const [own, outer] = [words()?.getBoundingClientRect(), area.getBoundingClientRect()];
    expect(own?.top).toBeGreaterThan(outer.top);
    expect(own?.bottom).toBeLessThan(outer.bottom);
  });
});

describe('other people', () => {
  /** A grid whose owner is told to change rows, as when a change of somebody else arrives. */
  function shared() {
    const remote: { change?: (change: (rows: readonly Sample[]) => readonly Sample[]) => void } = {};
    function Shared({ onEdit }: Pick<EditableGridProps<Sample>, 'onEdit'>) {
      const [rows, setRows] = useState(() => samples(4));
      useEffect(() => {
        remote.change = setRows;
      }, []);
      return (
        <div style={{ width: 1000 }}>
          <EditableGrid label="Causes" columns={everyKind} rows={rows} {...(onEdit ? { onEdit } : {})} />
        </div>
      );
    }
    const stage = mount('light', (said) => <Shared onEdit={said} />);
    const set = (id: string, name: string) =>
      remote.change?.((rows) => rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, name } } : row)));
    return { stage, set, change: (change: (rows: readonly Sample[]) => readonly Sample[]) => remote.change?.(change) };
  }

  it('change other cells and put rows before without disturbing what is typed', async () => {
    const { stage, set, change } = shared();
    await go(stage, '{ArrowDown}mine');
    set('r1', 'theirs');
    change((rows) => [{ id: 'r0', cells: { name: 'first' } }, ...rows]);
    await stage.find('[role="gridcell"], [role="rowheader"]', 'theirs');
    expect(field(stage).value).toBe('mine');
    expect(stage.tree.querySelector('[popover]')).toBeNull();
    await stage.keys('{Enter}');
    await last(stage).toEqual([[{ row: 'r2', column: 'name', value: 'mine' }], 'typed']);
  });

  it('change the very cell: it is said, and nothing typed is lost', async () => {
    const { stage, set } = shared();
    await go(stage, 'mine');
    set('r1', 'theirs');
    await stage.find('[popover] [role="status"]', 'Somebody else changed this cell to “theirs”');
    expect(field(stage).value).toBe('mine');
    await stage.keys('{Enter}');
    await last(stage).toEqual([[{ row: 'r1', column: 'name', value: 'mine' }], 'typed']);
  });

  it('remove the row: the words stay until they are left', async () => {
    const { stage, change } = shared();
    await go(stage, 'mine');
    change((rows) => rows.slice(1));
    await stage.find('[popover] [role="status"]', 'Somebody else removed this row');
    await stage.keys('{Enter}');
    expect(field(stage).value).toBe('mine');
    expect(stage.said).not.toHaveBeenCalled();
    await stage.keys('{Escape}');
    expect(field(stage).value).toBe('');
  });
});

describe('order and filters', () => {
  it('leave an edited row where it is until they are applied again', async () => {
    const view: GridView = { ...emptyGridView, sort: { column: 'load', direction: 'ascending' } };
    const stage = show({ start: samples(3), view });
    await go(stage, '{ArrowRight}99{Enter}');
    await stage.find('[role="status"]', 'Order and filters are out of date.');
    expect(cell(stage, 0, 1)?.textContent).toBe('99');
    await stage.press('button', 'Apply again');
    await expect.poll(() => cell(stage, 2, 1)?.textContent).toBe('99');
    await stage.gone('button:not([tabindex="-1"]):has(svg + span)');
  });

  it('are set from the head by keyboard', async () => {
    const onViewChange = vi.fn();
    const stage = show({ onViewChange });
    await go(stage, '{ArrowRight}{ArrowUp}{Enter}{ArrowDown}{Enter}');
    await expect.poll(() => onViewChange.mock.lastCall?.[0].sort).toEqual({ column: 'load', direction: 'descending' });
  });
});

describe('the pointer', () => {
  it('selects a range by dragging and continues it by the handle', async () => {
    const rows = [1, 2, 3, 4].map((load) => ({ id: `r${load}`, cells: { load: load < 3 ? load : undefined } }));
    const columns: readonly GridColumn<Sample>[] = [
      { id: 'load', name: 'Load', kind: 'number', value: cellOf('load') },
    ];
    const stage = show({ start: rows, columns });
    const [first, second, fourth] = [0, 1, 3].map((line) => cell(stage, line, 0));
    if (!first || !second || !fourth) throw new Error('The cells are not there');
    await userEvent.dragAndDrop(first, second);
    await expect.poll(() => stage.tree.querySelectorAll('[role="rowheader"][aria-selected="true"]').length).toBe(2);
    const handle = await stage.find('[data-fill]');
    await userEvent.dragAndDrop(handle, fourth);
    await last(stage).toEqual([
      [
        { row: 'r3', column: 'load', value: 3 },
        { row: 'r4', column: 'load', value: 4 },
      ],
      'filled',
    ]);
  });

  it('edits by a double press and opens evidence by one', async () => {
    const onOpenEvidence = vi.fn();
    const stage = show({ onOpenEvidence });
    await stage.press('[data-does="evidence"]', '1 passage');
    expect(onOpenEvidence).toHaveBeenLastCalledWith('r2', 'sources');
    const first = cell(stage, 0, 0);
    if (first) await userEvent.dblClick(first);
    await expect.poll(() => field(stage).value).toBe('Faces run dry on filling');
  });
});

describe('ten thousand rows', () => {
  it('stand in the document by the dozen, and the keyboard reaches the last', async () => {
    const stage = show({ start: samples(10_000), maxHeight: '400px' });
    expect(stage.tree.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    await go(stage, '{Control>}{End}{/Control}{Home}');
    await activeText(stage).toContain('variant 10000');
    await expect.poll(() => active(stage)?.checkVisibility()).toBe(true);
    await stage.keys('last{Enter}');
    await last(stage).toEqual([[{ row: 'r10000', column: 'name', value: 'last' }], 'typed']);
  });
});

describe('a narrow place', () => {
  it('shows each row as a card that is edited by the same keys', async () => {
    const stage = mount('light', (said) => (
      <LanguageContext value="ja">
        <div style={{ width: 340 }}>
          <Owner start={failures} columns={failureColumns} onEdit={said} />
        </div>
      </LanguageContext>
    ));
    await expect.poll(() => cell(stage, 1, 0)?.textContent).toContain('Shaft seal');
    await go(stage, '{ArrowDown}{ArrowDown}9');
    await last(stage).toEqual([[{ row: 'leaks', column: 's', value: 9 }], 'typed']);
    await stage.keys('{ArrowRight}{ArrowDown}新{Enter}');
    await last(stage).toEqual([[{ row: 'silicate', column: 'cause', value: '新' }], 'typed']);
  });
});

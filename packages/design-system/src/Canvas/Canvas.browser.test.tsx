import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, type Mock, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearStage, dragMouse, mount, moveMouse, type Point, type Stage, turnWheel } from '../conformance/stage.tsx';
import { board, boardEdges, type Idea, useBoard } from './board.samples.ts';
import { Canvas } from './Canvas.tsx';
import type { CanvasProps } from './Canvas.types.ts';

type Given = Partial<CanvasProps<Idea>>;

/** Tells of every wish and takes it up. */
function Board({ said, tell, ...props }: Given & { said: Mock; tell?: (owner: ReturnType<typeof useBoard>) => void }) {
  const owner = useBoard(board, boardEdges);
  tell?.(owner);
  const heard =
    <Wish extends unknown[], Said>(name: string, does: (...wish: Wish) => Said) =>
    (...wish: Wish) => {
      said(name, ...wish);
      return does(...wish);
    };
  return (
    <div style={{ width: 1000 }}>
      <Canvas
        label="Idea board"
        height="600px"
        describeNode={({ detail }: Idea) => detail}
        {...owner}
        onMove={heard('move', owner.onMove)}
        onConnect={heard('connect', owner.onConnect)}
        onRemove={heard('remove', owner.onRemove)}
        onEditLabel={heard('label', owner.onEditLabel)}
        onAdd={heard('add', owner.onAdd)}
        onUndo={heard('undo', owner.onUndo)}
        onRedo={heard('redo', () => undefined)}
        onOpen={heard('open', () => undefined)}
        {...props}
      />
    </div>
  );
}

const show = (place: 'light' | 'shadow', props: Given = {}) => mount(place, (said) => <Board said={said} {...props} />);

const nodeOf = ({ find }: Stage, words: string) => find('.react-flow__node', words);
const rowOf = ({ find }: Stage, words: string) =>
  find('[role="treeitem"]', words).then((row) => {
    row.focus();
    return row;
  });

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const beside = (point: Point, x: number, y = 0): Point => ({ x: point.x + x, y: point.y + y });
const wishes = (stage: Stage, name: string) => stage.said.mock.calls.filter(([each]) => each === name);
const heard = (stage: Stage, name: string) =>
  vi.waitFor(() => expect(wishes(stage, name)).toHaveLength(1)).then(() => wishes(stage, name)[0]?.[1]);
const viewport = ({ tree }: Stage) => tree.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';
/** Where a node is drawn in the world. */
function placeOf({ style }: HTMLElement): Point {
  const { e, f } = new DOMMatrixReadOnly(style.transform);
  return { x: e, y: f };
}
const zoomOf = (stage: Stage) => Number(/scale\(([\d.]+)\)/.exec(viewport(stage))?.[1]);
/** A place of the canvas where nothing lies. */
async function nowhere(stage: Stage): Promise<Point> {
  const { left, bottom, width } = (await stage.find('.react-flow__pane')).getBoundingClientRect();
  return { x: left + width / 2, y: bottom - 12 };
}

// The mouse is sent to points of the frame: all of the canvas lies in it.
beforeAll(() => page.viewport(1120, 760));
afterEach(clearStage);

/** A point of an edge over which no node lies. */
function bare({ tree }: Stage, edge: string): Point {
  const path = tree.querySelector<SVGPathElement>(`[data-edge="${edge}"] path`);
  const matrix = path?.getScreenCTM();
  const length = path?.getTotalLength() ?? 0;
  const point = Array.from({ length: 100 }, (_, at) => path?.getPointAtLength((length * at) / 100))
    .map((each) => matrix && each?.matrixTransform(matrix))
    .find((each) => each && tree.elementFromPoint(each.x, each.y)?.closest(`[data-edge="${edge}"]`));
  if (!point) throw new Error(`The edge ${edge} is not drawn`);
  return point;
}

describe.each(['light', 'shadow'] as const)('in a %s tree', (place) => {
  describe('keyboard', () => {
    it('moves what is selected, told once when the key is let go', async () => {
      const stage = show(place);
      (await nodeOf(stage, 'Wet rotor')).focus();
      await stage.keys(' ');
      await nodeOf(stage, 'Wet rotor');
      await stage.keys('{ArrowRight>3}');
      expect(wishes(stage, 'move')).toHaveLength(0);
      await stage.keys('{/ArrowRight}');
      const start = board.find(({ id }) => id === 'rotor');
      expect(await heard(stage, 'move')).toEqual([{ id: 'rotor', x: (start?.x ?? 0) + 24, y: start?.y }]);
    });

    it('takes back a move that goes on by Escape, and then the selection', async () => {
      const stage = show(place);
      (await nodeOf(stage, 'Wet rotor')).focus();
      await stage.keys(' {ArrowRight>}{Escape}{/ArrowRight}');
      expect(wishes(stage, 'move')).toHaveLength(0);
      await stage.find('.react-flow__node[aria-label$="selected"]');
      await stage.keys('{Escape}');
      await stage.gone('.react-flow__node[aria-label$="selected"]');
    });

    it('edits a label in place, and leaves Enter to an input method', async () => {
      const stage = show(place);
      (await nodeOf(stage, 'Wet rotor')).focus();
      await stage.keys('{F2}');
      const field = await stage.find('textarea');
      await stage.focused('textarea');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
      await stage.keys('Dry rotor{Enter}');
      expect(await heard(stage, 'label')).toEqual({ id: 'rotor', label: 'Dry rotor' });
      await stage.focused('.react-flow__node', 'Dry rotor');
    });

    it('leaves a label as it was by Escape', async () => {
      const stage = show(place);
      (await nodeOf(stage, 'Wet rotor')).focus();
      await stage.keys('{F2}');
      await stage.focused('textarea');
      await stage.keys('Dry{Escape}');
      await stage.focused('.react-flow__node', 'Wet rotor');
      expect(wishes(stage, 'label')).toHaveLength(0);
    });
  });

  describe('pointer', () => {
    it('draws a node along, told once', async () => {
      const stage = show(place);
      const at = middle(await nodeOf(stage, 'Wet rotor'));
      const zoom = zoomOf(stage);
      await dragMouse(at, beside(at, 60, 40));
      const start = board.find(({ id }) => id === 'rotor');
      const [move] = (await heard(stage, 'move')) as { id: string; x: number; y: number }[];
      expect(move?.id).toBe('rotor');
      expect(Math.abs((move?.x ?? 0) - (start?.x ?? 0) - 60 / zoom)).toBeLessThan(3);
      expect(Math.abs((move?.y ?? 0) - (start?.y ?? 0) - 40 / zoom)).toBeLessThan(3);
    });

    it('draws all along that is selected', async () => {
      const stage = show(place);
      const one = await nodeOf(stage, 'Wet rotor');
      await userEvent.click(one);
      await userEvent.click(await nodeOf(stage, 'Closed can'), { modifiers: ['Shift'] });
      await dragMouse(middle(one), beside(middle(one), 50));
      const moves = (await heard(stage, 'move')) as { id: string }[];
      expect(moves.map(({ id }) => id).sort()).toEqual(['can', 'rotor']);
    });

    it('pans by a drag of the ground and by the wheel, and zooms by a pinch about the pointer', async () => {
      const stage = show(place);
      await nodeOf(stage, 'Coolant');
      const at = await nowhere(stage);
      const before = viewport(stage);
      await dragMouse(at, beside(at, -80, -40));
      await vi.waitFor(() => expect(viewport(stage)).not.toBe(before));
      expect(wishes(stage, 'move')).toHaveLength(0);
      const panned = viewport(stage);
      await turnWheel(at, { x: 0, y: 60 });
      await vi.waitFor(() => expect(viewport(stage)).not.toBe(panned));
      const zoom = zoomOf(stage);
      await turnWheel(at, { x: 0, y: -60 }, true);
      await vi.waitFor(() => expect(zoomOf(stage)).toBeGreaterThan(zoom));
    });

    it('pans over nodes while the space bar is held, and selects nothing by it', async () => {
      const stage = show(place);
      const node = await nodeOf(stage, 'Wet rotor');
      node.focus();
      const before = viewport(stage);
      await stage.keys('{ >}');
      await dragMouse(middle(node), beside(middle(node), 50, 30));
      await stage.keys('{/ }');
      expect(viewport(stage)).not.toBe(before);
      expect(wishes(stage, 'move')).toHaveLength(0);
      await stage.gone('.react-flow__node[aria-label$="selected"]');
    });

    it('connects from a handle to a node, and grows a node on the ground', async () => {
      const stage = show(place);
      await userEvent.click(await nodeOf(stage, 'Wet rotor'));
      const handle = middle(await stage.find('.react-flow__handle-right'));
      await dragMouse(handle, middle(await nodeOf(stage, 'Laser-grooved')));
      expect(await heard(stage, 'connect')).toEqual({ from: 'rotor', to: 'grooved' });
      await dragMouse(middle(await stage.find('.react-flow__handle-right')), await nowhere(stage));
      expect(await heard(stage, 'add')).toMatchObject({ from: 'rotor' });
    });

    it('connects two chosen nodes by a key, the first leading to the second, and asks for the words of the connection', async () => {
      const owner: { now?: ReturnType<typeof useBoard> } = {};
      const stage = mount(place, (said) => (
        <Board
          said={said}
          tell={(now) => {
            owner.now = now;
          }}
          onConnect={(ends) => {
            said('connect', ends);
            owner.now?.onConnect(ends);
            return `${ends.from}-${ends.to}`;
          }}
        />
      ));
      await userEvent.click(await nodeOf(stage, 'Wet rotor'));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(await nodeOf(stage, 'Laser-grooved'));
      await userEvent.keyboard('{/Shift}c');
      expect(await heard(stage, 'connect')).toEqual({ from: 'rotor', to: 'grooved' });
      await stage.find('textarea');
      await userEvent.keyboard('carries{Enter}');
      expect(await heard(stage, 'label')).toMatchObject({ label: 'carries' });
      // One node is asked for the other end, and the words are asked for all the same.
      stage.said.mockClear();
      await userEvent.keyboard('{Escape}');
      (await nodeOf(stage, 'Laser-grooved')).focus();
      await userEvent.keyboard('c');
      await stage.find('[role="option"]');
      await userEvent.keyboard('drain{Enter}');
      expect(await heard(stage, 'connect')).toEqual({ from: 'grooved', to: 'drain' });
      await stage.find('textarea');
      await userEvent.keyboard('empties{Enter}');
      expect(await heard(stage, 'label')).toMatchObject({ label: 'empties' });
    });

    it('asks at once for the words of what was added, in view', async () => {
      const stage = show(place);
      await userEvent.click(await nodeOf(stage, 'Wet rotor'));
      await userEvent.keyboard('n');
      const field = await stage.find('textarea');
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await userEvent.keyboard('Hydrogel graft{Enter}');
      expect(await heard(stage, 'label')).toMatchObject({ label: 'Hydrogel graft' });
      await nodeOf(stage, 'Hydrogel graft');
    });

    it('does nothing with a node that is only suggested but open it', async () => {
      const ghost: Idea = {
        ...(board.find(({ id }) => id === 'rotor') as Idea),
        id: 'ghost',
        label: 'Hydrogel',
        y: 300,
        isGhost: true,
      };
      const stage = show(place, { nodes: [...board, ghost] });
      const drawn = await nodeOf(stage, 'Hydrogel');
      const before = placeOf(drawn);
      await dragMouse(middle(drawn), beside(middle(drawn), 60, 40));
      await userEvent.click(drawn);
      drawn.focus();
      await userEvent.keyboard('{Delete}{F2}c{Shift>}{ArrowDown}{/Shift}');
      await userEvent.keyboard('{Enter}');
      expect(await heard(stage, 'open')).toBe('ghost');
      expect(stage.said.mock.calls.map(([wish]) => wish)).toEqual(['open']);
      expect(placeOf(drawn)).toEqual(before);
      // What is selected with all that is there is what can be changed.
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      expect(await heard(stage, 'remove')).not.toContain('ghost');
    });

    it('adds a node level with the one it grows from, as large as those beside it', async () => {
      const tall = board.map((node) => (node.kind === 'problem' ? node : { ...node, height: 72 }));
      const lone = tall.filter(({ id }) => id === 'problem' || id === 'remove' || id === 'can');
      const stage = show(place, { nodes: lone });
      await userEvent.click(await nodeOf(stage, 'Closed can'));
      await userEvent.keyboard('n');
      const can = lone.find(({ id }) => id === 'can');
      expect(await heard(stage, 'add')).toMatchObject({ y: can?.y, from: 'can' });
    });

    it('selects what the lasso goes round', async () => {
      const stage = show(place);
      const [one, other] = [middle(await nodeOf(stage, 'Closed can')), middle(await nodeOf(stage, 'Wet rotor'))];
      await stage.press('button', 'Lasso');
      // A line from the upper left to below and back by the straight way: round both by way of the right side.
      const { left, top } = (await nodeOf(stage, 'Closed can')).getBoundingClientRect();
      await dragMouse({ x: left - 10, y: top - 10 }, beside(one, 150, -10), async () => {
        await moveMouse(beside(other, 150, 60));
        await moveMouse(beside(other, -150, 60));
      });
      await vi.waitFor(() =>
        expect(stage.tree.querySelectorAll('.react-flow__node[aria-label$="selected"]')).toHaveLength(2),
      );
    });

    it('selects an edge and removes it', async () => {
      const stage = show(place);
      await nodeOf(stage, 'Coolant');
      const at = bare(stage, 'needs');
      await dragMouse(at, at);
      (await stage.find('[role="application"]')).focus();
      await stage.keys('{Delete}');
      expect(await heard(stage, 'remove')).toEqual(['needs']);
    });
  });

  describe('others', () => {
    it('move nodes, but none that is held', async () => {
      let owner: ReturnType<typeof useBoard> | undefined;
      const stage = mount(place, (said) => (
        <Board
          said={said}
          tell={(now) => {
            owner = now;
          }}
        />
      ));
      const node = await nodeOf(stage, 'Wet rotor');
      const other = await nodeOf(stage, 'Closed can');
      const before = other.style.transform;
      const start = placeOf(node);
      const at = middle(node);
      await dragMouse(at, beside(at, 60), async () => {
        await vi.waitFor(() => expect(placeOf(node).x).toBeGreaterThan(start.x + 60));
        const held = node.style.transform;
        owner?.change({
          edges: boardEdges,
          nodes: board.map((each) => (['rotor', 'can'].includes(each.id) ? { ...each, y: each.y - 300 } : each)),
        });
        await vi.waitFor(() => expect(other.style.transform).not.toBe(before));
        expect(node.style.transform).toBe(held);
      });
      const [move] = (await heard(stage, 'move')) as { y: number }[];
      expect(move?.y).toBe(board.find(({ id }) => id === 'rotor')?.y);
    });
  });

  describe('list', () => {
    const list = () => show(place, { view: 'list' });

    it('edits the label of a node and of a connection', async () => {
      const stage = list();
      await rowOf(stage, 'Wet rotor');
      await stage.keys('{F2}');
      await stage.focused('input[name="label"]');
      await stage.keys('{Control>}a{/Control}Dry rotor{Enter}');
      expect(await heard(stage, 'label')).toEqual({ id: 'rotor', label: 'Dry rotor' });
      stage.said.mockClear();
      await rowOf(stage, 'Leads to “Drain');
      await stage.keys('{F2}');
      await stage.focused('input[name="label"]');
      await stage.keys('{Control>}a{/Control}needs{Enter}');
      expect(await heard(stage, 'label')).toEqual({ id: 'needs', label: 'needs' });
    });

    it('connects, adds, opens, removes and undoes', async () => {
      const stage = list();
      await rowOf(stage, 'Wet rotor');
      await stage.keys(' ');
      await stage.press('button', 'Connect');
      await stage.find('[role="option"]');
      await stage.keys('drain{Enter}');
      expect(await heard(stage, 'connect')).toEqual({ from: 'rotor', to: 'drain' });
      await stage.find('[role="treeitem"]', 'Leads to “Drain');
      await stage.press('button', 'Add');
      expect(await heard(stage, 'add')).toMatchObject({ from: 'rotor' });
      await stage.find('dialog[open] input');
      await stage.keys('Hydrogel graft{Enter}');
      expect(await heard(stage, 'label')).toMatchObject({ label: 'Hydrogel graft' });
      await rowOf(stage, 'Wet rotor');
      await stage.keys('{Enter}');
      expect(await heard(stage, 'open')).toBe('rotor');
      await stage.keys('{Control>}z{/Control}');
      await heard(stage, 'undo');
      await rowOf(stage, 'Wet rotor');
      await stage.keys('{Delete}');
      expect(await heard(stage, 'remove')).toEqual(['rotor']);
    });

    it('shows what is added below what was added', async () => {
      const owner: { now?: ReturnType<typeof useBoard> } = {};
      const stage = mount(place, (said) => (
        <Board
          said={said}
          view="list"
          tell={(now) => {
            owner.now = now;
          }}
        />
      ));
      const rows = () => stage.tree.querySelectorAll('[role="treeitem"]').length;
      await rowOf(stage, 'Wet rotor');
      const before = rows();
      for (const more of [1, 2]) {
        const from = more === 1 ? 'rotor' : owner.now?.nodes.at(-1)?.id;
        owner.now?.onAdd({ x: 0, y: 0, ...(from === undefined ? {} : { from }) });
        await vi.waitFor(() => expect(rows()).toBe(before + more));
      }
    });

    it('disconnects a node from the one it belongs below', async () => {
      const stage = list();
      await rowOf(stage, 'Wet rotor');
      await stage.keys(' ');
      await stage.press('button', 'More');
      await stage.press('[role="menuitem"]', 'Disconnect from “Remove the seal”');
      expect(await heard(stage, 'remove')).toEqual(['remove-rotor']);
    });
  });
});

describe('both views', () => {
  it.each(['canvas', 'list'] as const)('are understood by assistive technology: %s', async (view) => {
    const stage = show('light', { view, presence: [{ id: 'm', name: 'Mara K.', color: 'copper', node: 'dimples' }] });
    await (view === 'canvas' ? nodeOf(stage, 'Coolant') : rowOf(stage, 'Coolant'));
    const { violations } = await axe.run(document.body, {
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('show everything when their owner says so, and keep the view of the person otherwise', async () => {
    function Fitted({ said }: { said: Mock }) {
      const [fitKey, setFitKey] = useState('');
      return (
        <>
          <button type="button" onClick={() => setFitKey('grown')}>
            Grown
          </button>
          <Board said={said} view="canvas" fitKey={fitKey} />
        </>
      );
    }
    const stage = mount('light', (said) => <Fitted said={said} />);
    (await nodeOf(stage, 'Coolant')).focus();
    const whole = viewport(stage);
    await stage.keys('+');
    await vi.waitFor(() => expect(viewport(stage)).not.toBe(whole));
    (await stage.find('button', 'Grown')).click();
    await vi.waitFor(() => expect(viewport(stage)).toBe(whole));
  });

  it('keep what is chosen out of what their owner then lays over them', async () => {
    function Covered({ said }: { said: Mock }) {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      const covered = selected.size === 1 ? 336 : 0;
      return <Board said={said} view="canvas" selected={selected} onSelectionChange={setSelected} covered={covered} />;
    }
    const stage = mount('light', (said) => <Covered said={said} />);
    const node = await nodeOf(stage, 'Dimples');
    const free = (await stage.find('[role="application"]')).getBoundingClientRect().right - 336;
    expect(node.getBoundingClientRect().right).toBeGreaterThan(free);
    await userEvent.click(node);
    await vi.waitFor(() => expect(node.getBoundingClientRect().right).toBeLessThanOrEqual(free));
  });

  it('share one selection', async () => {
    function Both({ said }: { said: Mock }) {
      const [view, setView] = useState<'canvas' | 'list'>('canvas');
      return <Board said={said} view={view} onViewChange={setView} />;
    }
    const stage = mount('light', (said) => <Both said={said} />);
    await userEvent.click(await nodeOf(stage, 'Wet rotor'));
    await stage.press('label', 'List');
    expect(await stage.find('[role="treeitem"][aria-selected="true"]')).toHaveProperty('title', 'Wet rotor');
  });
});

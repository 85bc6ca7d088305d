import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { guide } from '../Guide/guide.ts';
import { WaypointsIcon } from '../Icon/icons.ts';
import { belongings, board, boardEdges, type Idea, manyIdeas, people, placed, useBoard } from './board.samples.ts';
import { Canvas } from './Canvas.tsx';
import type { CanvasProps } from './Canvas.types.ts';

type ExampleProps = Partial<CanvasProps<Idea>>;

function Example({ nodes = board, edges = boardEdges, ...props }: ExampleProps) {
  const owner = useBoard(nodes, edges);
  return <Canvas label="Idea board" describeNode={({ detail }) => detail} height="424px" {...owner} {...props} />;
}

const move = fn();
const open = fn();

const meta = {
  component: Canvas,
  parameters: guide({
    use: ['What has a place and connections: an idea board, a flow of steps, a function model; up to 2,000 nodes.'],
    avoid: ['Things within things: take `Tree`.', 'Values: take a chart.'],
    anatomy: [
      'Head: canvas or list, the tools, the acts of the owner',
      'Nodes in their boxes, edges with their words, frames of who else is here',
      'Zoom at the lower start, map of the whole at the lower end',
    ],
    accessibility: [
      'The list is of equal power: every act is there too, by keys and menus. Where it is narrower than 480 px it comes first.',
      'One stop of Tab for all nodes. Arrows go to the next node; one that is selected by Space they move, with Shift by a large step.',
      'C connects, N adds, F2 edits, Enter opens, Delete removes; + − 0 1 2 zoom; Ctrl or ⌘ with Z and A. In the list Alt with an arrow moves.',
      'What `renderNode` shows beside the label is said by `describeNode`.',
      'Who else is here is drawn and stands in the list, and is never announced.',
    ],
    do: ['Take every wish up at once: what the owner does not take up stands where it was.'],
    dont: ["Don't lay out again what people have placed; `growBranch` finds room beside it."],
  }),
  render: (args: ExampleProps) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<ExampleProps>;

/** The node of a name, once it stands on the canvas. */
const node = (root: HTMLElement, name: RegExp) => within(root).findByRole('group', { name });

export const Board: Story = {
  args: { onMove: move, onOpen: open },
  async play({ canvasElement }) {
    move.mockClear();
    open.mockClear();
    const user = userEvent.setup();
    const first = await node(canvasElement, /^Coolant passes/);
    first.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Better faces/));
    await user.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith('faces');
    await user.keyboard(' ');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/selected$/));
    await user.keyboard('{ArrowDown}');
    await expect(move).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    await expect(document.activeElement).not.toHaveAccessibleName(/selected$/);
  },
};

export const List: Story = {
  args: { view: 'list', presence: people },
  async play({ canvasElement }) {
    const row = await within(canvasElement).findByRole('treeitem', { name: /^Dimples/ });
    await expect(row).toHaveTextContent('Mara K.');
  },
};

export const Narrow: Story = {
  render: (args: ExampleProps) => (
    <div style={{ width: 328 }}>
      <Example {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('tree')).toBeVisible();
  },
};

export const Together: Story = { args: { presence: people, selected: new Set(['grooved']) } };

export const TwoThousandNodes: Story = {
  args: { nodes: manyIdeas(2000), edges: belongings(manyIdeas(2000)) },
  async play({ canvasElement }) {
    const user = userEvent.setup();
    await node(canvasElement, /^Idea 1,/);
    const drawn = () => canvasElement.querySelectorAll('.react-flow__node').length;
    // From afar nodes are plain shapes; only the one that Tab leads to is an element.
    await expect(drawn()).toBeLessThan(3);
    await user.click(within(canvasElement).getByRole('button', { name: /back to full size/ }));
    await waitFor(() => expect(drawn()).toBeGreaterThan(4));
    await expect(drawn()).toBeLessThan(200);
    await user.click(within(canvasElement).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(drawn()).toBeLessThan(3));
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  async play({ canvasElement }) {
    await node(canvasElement, /^Coolant/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Add' })).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    nodes: [],
    edges: [],
    empty: (
      <EmptyState
        icon={WaypointsIcon}
        title="No ideas yet"
        actions={<Button variant="primary">Add the problem</Button>}
      >
        Ideas grow from a problem, branch by branch.
      </EmptyState>
    ),
  },
};

export const Loading: Story = { args: { nodes: [], edges: [], status: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    status: {
      kind: 'error',
      message: 'The board could not be read again. What is shown is as of 14:02.',
      action: <Button size="compact">Try again</Button>,
    },
  },
};

export const OwnDrawing: Story = {
  args: {
    renderNode: ({ label, kind }) => (
      <div
        style={{
          boxSizing: 'border-box',
          height: '100%',
          display: 'grid',
          placeItems: 'center',
          padding: 8,
          border: `2px ${kind === 'idea' ? 'dashed' : 'solid'} currentColor`,
          borderRadius: kind === 'problem' ? 36 : 4,
          background: 'var(--assay-surface-base)',
          textAlign: 'center',
        }}
      >
        {label}
      </div>
    ),
  },
};

const long =
  'A labyrinth of three stages with a barrier gas of nitrogen at 0.2 bar above the pressure of the coolant, fed by a pump of its own';

export const LongLabels: Story = {
  args: {
    nodes: placed([
      { id: 'a', label: long, detail: long, kind: 'problem' },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
        detail: '',
        kind: 'branch',
        parent: 'a',
        tone: 'plum',
      },
      { id: 'c', label: '', detail: '', kind: 'idea', parent: 'a', tone: 'lake' },
    ]),
    edges: [
      { id: 'ab', from: 'a', to: 'b', label: 'leads, by way of a long connection, to' },
      { id: 'ac', from: 'a', to: 'c' },
    ],
  },
};

export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: 'アイデアボード',
    nodes: placed([
      { id: 'a', label: '冷却液が軸を通って巻線に達する', detail: '毎時 0.1 ml 以下、10 年', kind: 'problem' },
      { id: 'b', label: 'シールをなくす', detail: '原理 2、分離', kind: 'branch', parent: 'a', tone: 'verdigris' },
      {
        id: 'c',
        label: '密閉缶と磁気駆動、軸は壁を貫かない',
        detail: '磁気継手',
        kind: 'idea',
        parent: 'b',
        tone: 'verdigris',
      },
    ]),
    edges: [
      { id: 'ab', from: 'a', to: 'b', tone: 'verdigris' },
      { id: 'bc', from: 'b', to: 'c', tone: 'verdigris', label: '例' },
    ],
  },
};

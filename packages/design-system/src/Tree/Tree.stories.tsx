import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from '../Guide/guide.ts';
import { FileTextIcon, FolderOpenIcon } from '../Icon/icons.ts';
import { Tree } from './Tree.tsx';
import type { TreeNode, TreeProps } from './Tree.types.ts';

const claims: TreeNode[] = [
  {
    id: 'claim-1',
    label: 'Claim 1, cold plate with a phase-change layer',
    aside: 'independent',
    children: [
      {
        id: 'claim-2',
        label: 'Claim 2, the layer comprises paraffin',
        children: [{ id: 'claim-3', label: 'Claim 3, melting at 35 to 45 °C' }],
      },
      { id: 'claim-4', label: 'Claim 4, the plate is of aluminium alloy' },
    ],
  },
  { id: 'description', label: 'Description', icon: FileTextIcon },
  { id: 'figures', label: 'Figures', icon: FolderOpenIcon, aside: '7', children: 'later' },
];

function Example(props: Partial<TreeProps>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ maxWidth: 420 }}>
      <Tree
        label="Application"
        nodes={claims}
        defaultExpanded={['claim-1']}
        selected={selected}
        onSelectionChange={setSelected}
        {...props}
      />
    </div>
  );
}

const open = fn();

const meta = {
  component: Tree,
  parameters: guide({
    use: ['Things within things: dependent claims, a structure tree, folders; up to 100,000 nodes.'],
    avoid: [
      'Two levels that are always open: take headings and lists.',
      'The way through the product: take `NavRail`.',
    ],
    anatomy: [
      'Arrow that opens',
      'Icon, words, and at the end a count or a state',
      'Streak and tint of what is selected',
    ],
    accessibility: [
      'APG tree view: arrows move, open and close; Home, End, Page Up and Page Down; letters find; an asterisk opens all siblings.',
      'One stop of Tab. The node with the focus stays in the document wherever the others are scrolled to.',
      'Depth, place and number of siblings are said, although only what is near is drawn.',
      'A node whose children come later says that it is busy, and in words when they did not come.',
    ],
    do: [
      'Give `current` where it is the outline of what stands beside it: what one reads is marked, and a press leads there.',
      "Give `children: 'later'` where a level is large or comes from the service.",
    ],
    dont: ["Don't put buttons into a node; open a panel beside the tree."],
  }),
  render: (args: Partial<TreeProps>) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Partial<TreeProps>>;

const focused = () => document.activeElement;

export const Claims: Story = {
  args: { onOpen: open },
  async play({ canvasElement }) {
    open.mockClear();
    const user = userEvent.setup();
    await user.tab();
    await expect(focused()).toHaveAccessibleName(/^Claim 1/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    await expect(focused()).toHaveAttribute('aria-level', '3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    await expect(focused()).toHaveAccessibleName(/^Figures/);
    await user.keyboard('desc');
    await expect(focused()).toHaveAccessibleName(/^Description/);
    await user.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: 'description' }));
    await user.keyboard(' ');
    await expect(within(canvasElement).getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^Description/);
    await user.keyboard('{Home}*');
    await expect(within(canvasElement).getByRole('treeitem', { name: /^Figures/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

let attempts = 0;
export const ChildrenLater: Story = {
  args: {
    async loadChildren(node) {
      attempts += 1;
      if (attempts === 1) throw new Error('The service did not answer');
      return Array.from({ length: 3 }, (_, at) => ({ id: `${node.id}-${at}`, label: `Figure ${at + 1}` }));
    },
  },
  async play({ canvasElement }) {
    attempts = 0;
    const canvas = within(canvasElement);
    canvas.getByRole('treeitem', { name: /^Figures/ }).focus();
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Figures/ }));
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText(/Did not load/);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: 'Figure 3' })).toHaveAttribute('aria-setsize', '3');
  },
};

/** Begins in a closed folder, and reads on in an open one. */
function Following({ nodes = [], ...rest }: Partial<TreeProps>) {
  const [current, setCurrent] = useState(['f1', 'f1-3']);
  return (
    <div style={{ maxWidth: 420 }}>
      <Tree label="Outline" nodes={nodes} defaultExpanded={['f0']} current={current} {...rest} />
      <Button onClick={() => setCurrent(['f0', 'f0-400'])}>Read on</Button>
    </div>
  );
}

const inOrder = (rows: readonly HTMLElement[]) =>
  rows.map(({ dataset }) => Number(dataset['row'])).sort((one, other) => one - other);

/** 100 folders of 1,000 files. */
const many: TreeNode[] = Array.from({ length: 100 }, (_, folder) => ({
  id: `f${folder}`,
  label: `Folder ${folder + 1}`,
  icon: FolderOpenIcon,
  aside: '1,000',
  children: Array.from({ length: 1000 }, (_file, file) => ({
    id: `f${folder}-${file}`,
    label: `Document ${folder * 1000 + file + 1}`,
  })),
}));

export const HundredThousandNodes: Story = {
  args: { nodes: many, defaultExpanded: many.map(({ id }) => id), isMultiple: true },
  async play({ canvasElement }) {
    const user = userEvent.setup();
    const tree = within(canvasElement).getByRole('tree');
    const drawn = () => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    await expect(drawn().length).toBeLessThan(60);
    // A scroll writes other words into the elements that stand there.
    const before = new Set(drawn());
    tree.scrollTop = 400;
    await waitFor(() => expect(tree.querySelector('[data-row="30"]')).not.toBeNull());
    await expect(drawn().filter((row) => before.has(row)).length).toBeGreaterThan(drawn().length / 2);
    await waitFor(() => expect(drawn().map(({ dataset }) => Number(dataset['row']))).toEqual(inOrder(drawn())));
    tree.scrollTop = 0;
    await user.tab();
    await user.keyboard('{End}');
    await expect(focused()).toHaveAccessibleName('Document 100000');
    await expect(focused()).toHaveAttribute('aria-posinset', '1000');
    await user.keyboard('{ArrowLeft}');
    await expect(focused()).toHaveAccessibleName(/^Folder 100/);
    await user.keyboard('{Home}');
    await waitFor(() => expect(tree.scrollTop).toBe(0));
  },
};

/** The outline of what stands beside it: it follows the reading, and a press leads there. */
export const Outline: Story = {
  args: { nodes: many.slice(0, 3), maxHeight: '12rem', onOpen: open },
  render: (args) => <Following {...args} />,
  async play({ canvasElement }) {
    open.mockClear();
    const canvas = within(canvasElement);
    const tree = canvas.getByRole('tree');
    const here = () => canvas.getByRole('treeitem', { current: true });
    await expect(here()).toHaveAccessibleName(/^Folder 2/);
    await expect(here()).not.toHaveAttribute('aria-selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Read on' }));
    await waitFor(() => expect(here()).toHaveAccessibleName('Document 401'));
    await expect(tree.scrollTop).toBeGreaterThan(0);
    await expect(here().getBoundingClientRect().bottom).toBeLessThanOrEqual(tree.getBoundingClientRect().bottom + 1);
    await userEvent.click(here());
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { nodes: [], empty: 'No claims yet.' } };
/** However much stands beside a name, the name keeps room. */
export const LongAside: Story = {
  args: {
    nodes: [{ id: '1', label: 'Carbon coating', aside: 'Principle 14, curvature · no passage carries this idea yet' }],
  },
  decorators: [
    (Tree) => (
      <div style={{ width: 300 }}>
        <Tree />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('treeitem');
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(within(row).getByText('Carbon coating').clientWidth).toBeGreaterThan(row.clientWidth * 0.3);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Japanese: Story = {
  globals: { language: 'ja' },
  args: {
    label: '出願',
    nodes: [
      {
        id: '1',
        label: '請求項１　冷却プレート',
        children: [{ id: '2', label: '請求項２　相変化層がパラフィンを含む' }],
      },
    ],
    defaultExpanded: ['1'],
  },
};

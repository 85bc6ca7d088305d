import { expect, type Mock } from 'vitest';
import { board, boardEdges, type Idea } from '../Canvas/board.samples.ts';
import { Canvas } from '../canvas.ts';
import type { KeyRow, Primitive } from './conformance.types.ts';
import type { Stage, Target } from './stage.tsx';

const node = (words: string): Target => ['.react-flow__node', words];
const row = (words: string): Target => ['[role="treeitem"]', words];

const view = (shown: 'canvas' | 'list') => (said: Mock) => (
  // Rows of the list go across it: what is pressed in their middle lies in the frame of the tests.
  <div style={{ width: shown === 'list' ? 360 : 900 }}>
    <Canvas<Idea>
      label="Idea board"
      height="480px"
      view={shown}
      nodes={board}
      edges={boardEdges}
      onMove={([move]) => said('move', move?.id)}
      onConnect={({ from, to }) => said('connect', from, to)}
      onRemove={(ids) => said('remove', ...ids)}
      onEditLabel={({ id, label }) => said('label', id, label)}
      onAdd={({ from }) => said('add', from)}
      onOpen={(id) => said('open', id)}
      onUndo={() => said('undo')}
      onRedo={() => said('redo')}
    />
  </div>
);

const told =
  (...wish: unknown[]) =>
  ({ said }: Stage) =>
    expect.poll(() => said.mock.calls).toEqual([wish]);

const goes = (keys: string, does: string, words: string): KeyRow => ({
  keys,
  does,
  expect: ({ focused }) => focused(...node(words)),
});

const zoomed = (stage: Stage) => stage.tree.querySelector('[aria-label="Zoom"] > :nth-child(2)')?.textContent;

/** Keys that mean the same in both views. */
const alike: readonly KeyRow[] = [
  { keys: '{Delete}', does: 'removes', expect: told('remove', 'rotor') },
  { keys: '{Enter}', does: 'opens', expect: told('open', 'rotor') },
  { keys: '{Control>}z{/Control}', does: 'undoes', expect: told('undo') },
  { keys: '{Control>}{Shift>}z{/Shift}{/Control}', does: 'redoes', expect: told('redo') },
  {
    keys: '{F2}',
    does: 'edits the label',
    expect: async (stage) => {
      await stage.focused('textarea, input[name="label"]');
      await stage.keys('{Control>}a{/Control}Dry rotor{Enter}');
      await told('label', 'rotor', 'Dry rotor')(stage);
    },
  },
];

/** The canvas and its list. */
export const canvas: readonly Primitive[] = [
  {
    name: 'Canvas, canvas',
    exports: ['Canvas'],
    view: view('canvas'),
    focus: node('Wet rotor'),
    keyboard: [
      goes('{ArrowUp}', 'goes to the next node that way', 'Closed can'),
      goes('{ArrowLeft}', 'goes to the next node that way', 'Remove the seal'),
      {
        keys: ' ',
        does: 'selects the node',
        expect: async ({ find }) => void (await find('.react-flow__node[aria-label$="selected"]', 'Wet rotor')),
      },
      {
        keys: ' {Escape}',
        does: 'ends the selection',
        expect: ({ gone }) => gone('.react-flow__node[aria-label$="selected"]'),
      },
      { keys: ' {ArrowRight}', does: 'moves what is selected', expect: told('move', 'rotor') },
      {
        keys: '{Control>}a{/Control}',
        does: 'selects all',
        expect: ({ tree }) =>
          expect
            .poll(() => tree.querySelectorAll('.react-flow__node[aria-label$="selected"]').length)
            .toBe(board.length),
      },
      {
        keys: 'c',
        does: 'connects with a node from a list',
        expect: async (stage) => {
          await stage.find('[role="option"]');
          await stage.keys('drain{Enter}');
          await told('connect', 'rotor', 'drain')(stage);
        },
      },
      { keys: 'n', does: 'adds a node beside it', expect: told('add', 'rotor') },
      ...alike,
      { keys: '0', does: 'shows all at full size', expect: (stage) => expect.poll(() => zoomed(stage)).toBe('100%') },
      { keys: '0+', does: 'zooms in', expect: (stage) => expect.poll(() => zoomed(stage)).toBe('125%') },
      { keys: '0-', does: 'zooms out', expect: (stage) => expect.poll(() => zoomed(stage)).toBe('80%') },
      { keys: '+1', does: 'shows everything', expect: (stage) => expect.poll(() => zoomed(stage)).not.toBe('125%') },
      {
        keys: '{Tab}',
        does: 'leaves the canvas',
        expect: ({ tree }) => expect.poll(() => tree.activeElement?.closest('.react-flow')).toBeFalsy(),
      },
    ],
    pointer: {
      press: node('Wet rotor'),
      expect: async ({ find }) => void (await find('.react-flow__node[aria-label$="selected"]', 'Wet rotor')),
    },
  },
  {
    name: 'Canvas, list',
    exports: ['Canvas'],
    view: view('list'),
    focus: row('Wet rotor'),
    keyboard: [
      {
        keys: '{Alt>}{ArrowRight}{/Alt}',
        does: 'moves the node on the canvas',
        expect: told('move', 'rotor'),
      },
      ...alike,
    ],
    pointer: {
      press: row('Wet rotor'),
      expect: async ({ find }) => void (await find('[role="treeitem"][aria-selected="true"]', 'Wet rotor')),
    },
  },
];

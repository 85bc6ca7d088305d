import { Canvas, layoutTree } from '@assay/design-system/canvas';
import '@assay/design-system/page';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const stamp = (name) => console.timeStamp(`act:${name}`);

/** Runs an act in a task of its own between two stamps of the trace, with the frames that follow from it. */
function act(name, work) {
  return new Promise((done) => {
    setTimeout(async () => {
      stamp(`${name}:begin`);
      await new Promise((next) => setTimeout(next));
      await work();
      await frame();
      await frame();
      stamp(`${name}:end`);
      done();
    });
  });
}

/** A board of ideas, twelve below each, at the places of a tidy tree. */
function makeBoard(count) {
  const nodes = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    x: 0,
    y: 0,
    label: `Idea ${at + 1}: grooves of ${at % 40} µm at the face of the seal`,
    kind: 'idea',
    ...(at === 0 ? {} : { parent: `n${Math.floor((at - 1) / 12)}` }),
  }));
  const corners = new Map(layoutTree(nodes).map((move) => [move.id, move]));
  return {
    nodes: nodes.map((node) => ({ ...node, ...corners.get(node.id) })),
    edges: nodes.flatMap(({ id, parent }) => (parent ? [{ id: `${parent}-${id}`, from: parent, to: id }] : [])),
  };
}

const surface = () => document.querySelector('.react-flow__renderer');
const drawn = () => document.querySelectorAll('.react-flow__node').length;

async function settled(holds) {
  while (!holds()) await frame();
}

/** Turns the wheel once a frame, in px; with Ctrl as a pinch comes. */
async function wheel(turns) {
  const target = surface().querySelector('.react-flow__pane');
  const { left, top, width, height } = target.getBoundingClientRect();
  for (const turn of turns) {
    target.dispatchEvent(
      new WheelEvent('wheel', {
        clientX: left + width / 2,
        clientY: top + height / 2,
        bubbles: true,
        cancelable: true,
        ...turn,
      }),
    );
    await new Promise((done) => requestAnimationFrame(done));
  }
}

const noop = () => undefined;

globalThis.acts = {
  async mount(count) {
    const board = makeBoard(count);
    const props = { label: 'Ideas', height: '780px', view: 'canvas', onMove: noop, onConnect: noop, ...board };
    const start = performance.now();
    await act('mount', async () => {
      createRoot(document.getElementById('root')).render(createElement(Canvas, props));
      await settled(() => surface() && drawn() > 0);
    });
    return performance.now() - start;
  },
  /** Full size, where cards are drawn; the number of them. */
  async fullSize() {
    document.querySelector('[aria-label$="back to full size"]').click();
    await settled(() => drawn() > 10);
    return drawn();
  },
  pan: (name, frames, step) =>
    act(name, () =>
      wheel(Array.from({ length: frames }, (_, at) => ({ deltaX: 0, deltaY: at < frames / 2 ? step : -step }))),
    ),
  zoom: (name, frames) =>
    act(name, () =>
      wheel(Array.from({ length: frames }, (_, at) => ({ deltaY: at < frames / 2 ? 12 : -12, ctrlKey: true }))),
    ),
  drawn,
};

import { useState } from 'react';
import type { CanvasEdge, CanvasIntents, CanvasNode, CanvasPresence } from './Canvas.types.ts';
import { layoutTree } from './layoutTree.ts';

/** A node of the board that stories and tests show: an idea, a branch of ideas, the problem. */
export type Idea = CanvasNode & { kind: 'problem' | 'branch' | 'idea'; detail: string };

const idea = (
  id: string,
  parent: string | undefined,
  label: string,
  detail: string,
  tone?: Idea['tone'],
): Omit<Idea, 'x' | 'y'> => ({
  id,
  label,
  detail,
  kind: parent === undefined ? 'problem' : parent === 'problem' ? 'branch' : 'idea',
  ...(parent === undefined ? { height: 96 } : { parent }),
  ...(tone ? { tone } : {}),
});

const ideas = [
  idea('problem', undefined, 'Coolant passes the shaft and reaches the windings', 'At most 0.1 ml/h, 10 years'),
  idea('remove', 'problem', 'Remove the seal', 'Principle 2, taking out', 'verdigris'),
  idea('can', 'remove', 'Closed can, magnet drive', 'No shaft passes the wall', 'verdigris'),
  idea('rotor', 'remove', 'Wet rotor', 'Coolant fills the motor', 'verdigris'),
  idea('faces', 'problem', 'Better faces', 'Principles 35 and 31', 'cobalt'),
  idea('grooved', 'faces', 'Laser-grooved faces', 'Lift at speed, close at rest', 'cobalt'),
  idea('spiral', 'grooved', 'Spiral grooves, 8 µm', 'Pumps coolant back', 'cobalt'),
  idea('dimples', 'grooved', 'Dimples, 60 µm wide', 'Film at start-up', 'cobalt'),
  idea('diamond', 'faces', 'Diamond-coated SiC', 'Lower friction, dear', 'cobalt'),
  idea('leak', 'problem', 'Live with leakage', 'Principle 22, harm to benefit', 'copper'),
  idea('drain', 'leak', 'Drain chamber and vent', 'Leak leaves before windings', 'copper'),
];

/** Each node at its place in a tidy tree. */
export function placed(nodes: readonly Omit<Idea, 'x' | 'y'>[]): Idea[] {
  const at = nodes.map((node) => ({ ...node, x: 0, y: 0 }));
  const corners = new Map(layoutTree(at).map((move) => [move.id, move]));
  return at.map((node) => ({ ...node, x: corners.get(node.id)?.x ?? 0, y: corners.get(node.id)?.y ?? 0 }));
}

/** An edge from each parent to its children. */
export const belongings = (nodes: readonly CanvasNode[]): CanvasEdge[] =>
  nodes.flatMap(({ id, parent, tone }) =>
    parent === undefined ? [] : [{ id: `${parent}-${id}`, from: parent, to: id, ...(tone ? { tone } : {}) }],
  );

export const board: readonly Idea[] = placed(ideas);
export const boardEdges: readonly CanvasEdge[] = [
  ...belongings(board),
  { id: 'needs', from: 'can', to: 'drain', label: 'still needs', tone: 'critical', isDashed: true },
];

export const people: readonly CanvasPresence[] = [
  { id: 'mara', name: 'Mara K.', color: 'copper', node: 'dimples' },
  { id: 'kenji', name: 'Kenji L.', color: 'plum', point: { x: 300, y: 40 } },
];

const tones = ['verdigris', 'cobalt', 'copper', 'plum'] as const;

/** A tree of many ideas, 20 to a branch. */
export function manyIdeas(count: number): Idea[] {
  return placed(
    Array.from({ length: count }, (_, at) => ({
      id: `n${at}`,
      label: `Idea ${at + 1}`,
      detail: `Note ${(at % 36) + 1}`,
      kind: at === 0 ? ('problem' as const) : ('idea' as const),
      ...(at === 0 ? {} : { parent: `n${Math.floor((at - 1) / 12)}` }),
      ...(at === 0 ? {} : { tone: tones[Math.floor((at - 1) / 144) % 4] ?? 'verdigris' }),
    })),
  );
}

/** An owner that takes up every wish, one undo deep. */
export function useBoard(nodes: readonly Idea[], edges: readonly CanvasEdge[]) {
  const [now, setNow] = useState({ nodes, edges });
  const [before, setBefore] = useState<typeof now>();
  const change = (next: typeof now) => {
    setBefore(now);
    setNow(next);
  };
  const intents: Required<Omit<CanvasIntents, 'onOpen' | 'onRedo'>> = {
    onMove(moves) {
      const to = new Map(moves.map((move) => [move.id, move]));
      change({ ...now, nodes: now.nodes.map((node) => ({ ...node, ...to.get(node.id) })) });
    },
    onConnect({ from, to }) {
      change({ ...now, edges: [...now.edges, { id: `${from}-${to}`, from, to }] });
    },
    onRemove(ids) {
      const gone = new Set(ids);
      change({
        nodes: now.nodes.filter(({ id }) => !gone.has(id)),
        edges: now.edges.filter(({ id, from, to }) => ![id, from, to].some((each) => gone.has(each))),
      });
    },
    onEditLabel({ id, label }) {
      change({
        nodes: now.nodes.map((node) => (node.id === id ? { ...node, label } : node)),
        edges: now.edges.map((edge) => (edge.id === id ? { ...edge, label } : edge)),
      });
    },
    onAdd({ x, y, from }) {
      const id = `added${now.nodes.length}`;
      change({
        nodes: [
          ...now.nodes,
          { id, x, y, label: 'New idea', kind: 'idea', detail: '', ...(from === undefined ? {} : { parent: from }) },
        ],
        edges: from === undefined ? now.edges : [...now.edges, { id: `${from}-${id}`, from, to: id }],
      });
      return id;
    },
    onUndo() {
      if (before) setNow(before);
      setBefore(undefined);
    },
  };
  return { ...now, ...intents, change };
}

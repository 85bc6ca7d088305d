import type { CanvasNode, CanvasPlace } from './Canvas.types.ts';
import { growBranch } from './growBranch.ts';

/** Where a new node, as large as those beside it, has room: beside the one it grows from, else behind everything. */
export function freePlace(nodes: readonly CanvasNode[], from?: string): CanvasPlace {
  const like =
    (from !== undefined && nodes.find(({ parent }) => parent === from)) ||
    nodes.findLast(({ parent }) => parent !== undefined);
  const { width, height } = like || {};
  const [move] = growBranch(nodes, [
    {
      id: 'new',
      label: '',
      kind: '',
      x: 0,
      y: 0,
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(from === undefined ? {} : { parent: from }),
    },
  ]);
  return { x: move?.x ?? 0, y: move?.y ?? 0, ...(from === undefined ? {} : { from }) };
}

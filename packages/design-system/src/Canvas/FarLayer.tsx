import { type CSSProperties, memo, useMemo } from 'react';
import * as styles from './Canvas.css.ts';
import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { farEdges, farNodes } from './farShapes.ts';
import { toneColor } from './tones.ts';

type FarLayerProps = {
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
  byId: ReadonlyMap<string, CanvasNode>;
  selected: ReadonlySet<string>;
};

const toned = (tone: CanvasNode['tone']) => tone && ({ [styles.tone]: toneColor(tone) } as CSSProperties);

/** All nodes and edges as plain shapes, for where they are too small or too many to be read. */
export const FarLayer = memo(function FarLayer({ nodes, edges, byId, selected }: FarLayerProps) {
  const boxes = useMemo(() => farNodes(nodes), [nodes]);
  const lines = useMemo(() => farEdges(edges, byId), [edges, byId]);
  const marked = useMemo(() => farNodes(nodes.filter(({ id }) => selected.has(id))), [nodes, selected]);
  return (
    <>
      {lines.map(({ key, tone, path }) => (
        <path key={`e${key}`} d={path} className={styles.farEdge} style={toned(tone)} />
      ))}
      {boxes.map(({ key, tone, path }) => (
        <path key={`n${key}`} d={path} className={styles.farNode} style={toned(tone)} />
      ))}
      {marked.map(({ key, path }) => (
        <path key={`s${key}`} d={path} className={styles.farSelected} />
      ))}
    </>
  );
});

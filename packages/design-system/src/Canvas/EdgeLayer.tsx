import { type CSSProperties, memo, useMemo } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { color } from '../theme/contract.css.ts';
import * as styles from './Canvas.css.ts';
import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { doubleWidth, edgeLook, edgeWords } from './edgeLook.ts';
import { arrowPath, edgeShape } from './edgePath.ts';
import { type Box, boundsOf, boxOf, overlaps } from './geometry.ts';
import { lanesOf } from './lanes.ts';
import { toneColor } from './tones.ts';
import { wordPlace } from './wordPlace.ts';
import { wrapText } from './wrapText.ts';

/** What is between the two lines of a double edge. */
const betweenLines = { stroke: color.surface.canvas, strokeWidth: 2 };

/** Px beside the way of an edge in which nodes may cover its words. */
const besideEdge = 80;

type EdgeLineProps = {
  edge: CanvasEdge;
  from: CanvasNode;
  to: CanvasNode;
  width: number;
  hasHead: boolean;
  isSelected: boolean;
  lane: number;
  /** Its words, and where they stand. */
  word?: string | undefined;
  wordX?: number;
  wordY?: number;
};

const EdgeLine = memo(function EdgeLine({
  edge,
  from,
  to,
  width,
  hasHead,
  isSelected,
  lane,
  word,
  wordX = 0,
  wordY = 0,
}: EdgeLineProps) {
  const shape = edgeShape(boxOf(from), boxOf(to), lane);
  return (
    <g data-edge={edge.id} style={edge.tone && ({ [styles.tone]: toneColor(edge.tone) } as CSSProperties)}>
      <path d={shape.path} className={styles.edgeHit} />
      <path
        d={shape.path}
        strokeWidth={edge.isDouble ? doubleWidth : width}
        className={joinClasses(styles.edgeLine, edge.isDashed && styles.dashed, isSelected && styles.selectedEdge)}
      />
      {edge.isDouble && <path d={shape.path} className={styles.edgeLine} style={betweenLines} />}
      {hasHead && (
        <path d={arrowPath(shape)} className={joinClasses(styles.arrow, isSelected && styles.selectedArrow)} />
      )}
      {word !== undefined && (
        <text x={wordX} y={wordY + 4} className={styles.edgeWord}>
          {word}
        </text>
      )}
    </g>
  );
});

type EdgeLayerProps = {
  edges: readonly CanvasEdge[];
  nodes: ReadonlyMap<string, CanvasNode>;
  selected: ReadonlySet<string>;
  /** The part of the world that is drawn. */
  box: Box;
};

/** The edges that cross a part of the world. For who does not see them they stand in the list. */
export function EdgeLayer({ edges, nodes, selected, box }: EdgeLayerProps) {
  const lanes = useMemo(() => lanesOf(edges), [edges]);
  const boxes = useMemo(() => Array.from(nodes.values(), boxOf), [nodes]);
  const nearTo = (bounds: Box) => boxes.filter((each) => overlaps(each, bounds, besideEdge));
  return (
    <svg className={styles.drawing} aria-hidden>
      {edges.map((edge) => {
        const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
        if (!from || !to) return null;
        const bounds = boundsOf([boxOf(from), boxOf(to)]);
        if (!bounds || !overlaps(bounds, box)) return null;
        const lane = lanes.get(edge.id) ?? 0;
        const words = edgeWords(edge);
        const shape = words === '' ? undefined : edgeShape(boxOf(from), boxOf(to), lane);
        const [word] = shape ? wrapText(words, shape.room, 12, 1) : [];
        const place = shape && word !== undefined ? wordPlace(shape, word, nearTo(bounds)) : undefined;
        return (
          <EdgeLine
            key={edge.id}
            edge={edge}
            from={from}
            to={to}
            {...edgeLook(edge, nodes)}
            isSelected={selected.has(edge.id)}
            lane={lane}
            {...(place && { word, wordX: place.x, wordY: place.y })}
          />
        );
      })}
    </svg>
  );
}

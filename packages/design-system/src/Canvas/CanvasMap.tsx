import { useReactFlow, useViewport } from '@xyflow/react';
import type { PointerEvent } from 'react';
import * as styles from './Canvas.css.ts';
import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { FarLayer } from './FarLayer.tsx';
import { boundsOf, boxOf, grown, type Size, seenOf } from './geometry.ts';

const most: Size = { width: 132, height: 88 };
const noEdges: readonly CanvasEdge[] = [];
const noneSelected: ReadonlySet<string> = new Set();

type CanvasMapProps = { nodes: readonly CanvasNode[]; byId: ReadonlyMap<string, CanvasNode>; screen: Size };

/** The whole world, small, with a frame round what is seen; a press or a drag goes there. For the pointer: keys go there by themselves. */
export function CanvasMap({ nodes, byId, screen }: CanvasMapProps) {
  const view = useViewport();
  const { setViewport } = useReactFlow();
  const bounds = boundsOf(nodes.map(boxOf));
  if (!bounds) return null;
  const world = grown(bounds, { x: bounds.width * 0.05 + 40, y: bounds.height * 0.05 + 40 });
  const seen = seenOf(view, screen);
  const scale = Math.min(most.width / world.width, most.height / world.height);

  function go(event: PointerEvent<SVGSVGElement>) {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = world.x + (event.clientX - left) / scale;
    const y = world.y + (event.clientY - top) / scale;
    void setViewport({
      x: screen.width / 2 - x * view.zoom,
      y: screen.height / 2 - y * view.zoom,
      zoom: view.zoom,
    });
  }

  return (
    <svg
      aria-hidden
      className={styles.map}
      width={world.width * scale}
      height={world.height * scale}
      viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <FarLayer nodes={nodes} edges={noEdges} byId={byId} selected={noneSelected} />
      <rect x={seen.x} y={seen.y} width={seen.width} height={seen.height} className={styles.mapFrame} />
    </svg>
  );
}

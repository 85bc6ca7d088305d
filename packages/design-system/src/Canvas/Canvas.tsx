import { useRef, useState } from 'react';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { TableNotice } from '../TableNotice/TableNotice.tsx';
import { breakpoint } from '../tokens/scales.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Canvas.css.ts';
import type { CanvasNode, CanvasProps, CanvasView } from './Canvas.types.ts';
import { CanvasList, LabelDialog } from './CanvasList.tsx';
import { CanvasSurface, type CanvasTool } from './CanvasSurface.tsx';
import { CanvasTools } from './CanvasTools.tsx';
import { ConnectPalette } from './ConnectPalette.tsx';
import { useCanvas } from './useCanvas.ts';
import { useSize } from './useSize.ts';

/** Nodes and edges in a plane that is panned and zoomed, or as a list of equal power; whatever is done goes out as a wish. */
export function Canvas<Node extends CanvasNode>(props: CanvasProps<Node>) {
  const { label, nodes, status, empty, height = '36rem', className } = props;
  const canvas = useCanvas(props);
  const { say, byId } = canvas;
  const body = useRef<HTMLDivElement>(null);
  const size = useSize(body);
  const [chosen, setChosen] = useState<CanvasView>();
  const [tool, setTool] = useState<CanvasTool>('select');
  const view = props.view ?? chosen ?? ((size?.width ?? 0) < breakpoint.sm ? 'list' : 'canvas');
  const isLoading = status?.kind === 'loading' && nodes.length === 0;

  return (
    <section
      aria-label={label}
      aria-busy={status?.kind === 'loading' || undefined}
      className={joinClasses(styles.frame, className)}
      style={{ height }}
    >
      <div className={styles.head}>
        <SegmentedControl
          label={say.view}
          value={view}
          onChange={(next) => {
            setChosen(next);
            props.onViewChange?.(next);
          }}
          segments={[
            { value: 'canvas', label: say.canvas },
            { value: 'list', label: say.list },
          ]}
        />
        <CanvasTools canvas={canvas} view={view} tool={tool} onTool={setTool} />
      </div>
      <div ref={body} className={styles.body}>
        {isLoading ? (
          <div className={styles.skeletons}>
            <Skeleton height={72} />
            <Skeleton height={72} />
            <Skeleton height={72} />
          </div>
        ) : (
          size &&
          (view === 'canvas' ? (
            <>
              <CanvasSurface canvas={canvas} screen={size} tool={tool} />
              {nodes.length === 0 && status?.kind !== 'error' && (
                <div className={styles.none}>
                  <div className={styles.noneInside}>{empty ?? say.empty}</div>
                </div>
              )}
            </>
          ) : (
            <>
              <CanvasList canvas={canvas} height={size.height} />
              <LabelDialog canvas={canvas} />
            </>
          ))
        )}
      </div>
      {status && status.kind !== 'loading' && (
        <div className={styles.notice}>
          <TableNotice {...status} />
        </div>
      )}
      <ConnectPalette
        from={canvas.connecting === undefined ? undefined : byId.get(canvas.connecting)}
        nodes={nodes.filter((node) => node.isGhost !== true)}
        say={say}
        onClose={() => canvas.setConnecting(undefined)}
        onChoose={(to) => canvas.connecting !== undefined && canvas.connectNodes?.({ from: canvas.connecting, to })}
      />
      <VisuallyHidden role="status">{isLoading ? say.loading : canvas.said}</VisuallyHidden>
    </section>
  );
}

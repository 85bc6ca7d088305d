import { useViewport } from '@xyflow/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as styles from './Canvas.css.ts';
import type { CanvasEdge, CanvasNode } from './Canvas.types.ts';
import { edgeShape } from './edgePath.ts';
import { type Box, boxOf, toScreen } from './geometry.ts';

type LabelEditorProps = {
  /** Names the field. */
  label: string;
  value: string;
  /** What is edited, in the world. */
  box: Box;
  /** The words when Enter was pressed or the field was left; undefined when Escape was. */
  onEnd: (value: string | undefined, isByKey: boolean) => void;
};

/** Least width and height in px at which words can be edited. */
const least = { width: 160, height: 48 };

/** Where the label of an edge stands. */
export function labelBox(
  edge: CanvasEdge,
  nodes: ReadonlyMap<string, CanvasNode>,
  lane: number | undefined,
): Box | undefined {
  const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
  if (!from || !to) return undefined;
  const { x, y } = edgeShape(boxOf(from), boxOf(to), lane).middle;
  return { x: x - 80, y: y - 16, width: 160, height: 32 };
}

/** Words in place, at a size that can be read whatever the zoom. Keys of an input method stay its own. */
export function LabelEditor({ label, value, box, onEnd }: LabelEditorProps) {
  const view = useViewport();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function end(next: string | undefined, isByKey: boolean) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(next, isByKey);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') end(undefined, true);
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      end(event.currentTarget.value, true);
    }
  }
  const corner = toScreen(view, box);
  return (
    <div className={styles.over}>
      <textarea
        ref={field}
        aria-label={label}
        defaultValue={value}
        className={styles.editor}
        style={{
          transform: `translate(${corner.x}px, ${corner.y}px)`,
          width: Math.max(least.width, box.width * view.zoom),
          height: Math.max(least.height, box.height * view.zoom),
        }}
        onKeyDown={press}
        onBlur={(event) => end(event.currentTarget.value, false)}
      />
    </div>
  );
}

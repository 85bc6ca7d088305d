import { useViewport } from '@xyflow/react';
import type { CSSProperties } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Canvas.css.ts';
import type { CanvasNode, CanvasPresence } from './Canvas.types.ts';
import { boxOf, toScreen } from './geometry.ts';
import { toneColor } from './tones.ts';

type PresenceLayerProps = { presence: readonly CanvasPresence[]; nodes: ReadonlyMap<string, CanvasNode> };

/** Who else is here: frames round nodes, pointers at points. The list says it in words; nothing is announced. */
export function PresenceLayer({ presence, nodes }: PresenceLayerProps) {
  const view = useViewport();
  return (
    <div className={styles.over} aria-hidden>
      {presence.map(({ id, name, color, node: at, point }) => {
        const tone = { [styles.tone]: toneColor(color) } as CSSProperties;
        const node = at === undefined ? undefined : nodes.get(at);
        const box = node && boxOf(node);
        const corner = box && toScreen(view, box);
        const tip = point && toScreen(view, point);
        return (
          <div key={id} style={tone}>
            {box && corner && (
              <div
                className={styles.person}
                style={{
                  transform: `translate(${corner.x - 4}px, ${corner.y - 4}px)`,
                  width: box.width * view.zoom + 8,
                  height: box.height * view.zoom + 8,
                }}
              >
                {!tip && <span className={styles.personName}>{name}</span>}
              </div>
            )}
            {tip && (
              <div className={styles.cursor} style={{ transform: `translate(${tip.x}px, ${tip.y}px)` }}>
                <svg width={16} height={18} className={styles.cursorArrow}>
                  <path d="M1 1l4 15 3.5-6 6-3z" />
                </svg>
                <span className={joinClasses(styles.personName, styles.cursorName)}>{name}</span>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

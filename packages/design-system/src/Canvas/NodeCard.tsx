import type { CSSProperties } from 'react';
import * as styles from './Canvas.css.ts';
import type { CanvasNode } from './Canvas.types.ts';
import { toneColor } from './tones.ts';

/** How a node is drawn where the owner draws nothing else: its label, one line of detail, an edge of its tone. */
export function NodeCard({ node: { label, tone, isGhost }, detail }: { node: CanvasNode; detail: string }) {
  const style = {
    ...(tone && { [styles.tone]: toneColor(tone) }),
    ...(isGhost && { borderStyle: 'dashed', opacity: 0.8 }),
  } as CSSProperties;
  return (
    <div className={styles.card} style={style} title={label}>
      <span className={styles.cardLabel} dir="auto">
        {label}
      </span>
      {detail !== '' && (
        <span className={styles.cardDetail} dir="auto">
          {detail}
        </span>
      )}
    </div>
  );
}

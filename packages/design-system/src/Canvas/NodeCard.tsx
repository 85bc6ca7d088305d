import type { CSSProperties } from 'react';
import * as styles from './Canvas.css.ts';
import type { CanvasTone } from './Canvas.types.ts';
import { toneColor } from './tones.ts';

/** How a node is drawn where the owner draws nothing else: its label, one line of detail, an edge of its tone. */
export function NodeCard({ label, detail, tone }: { label: string; detail: string; tone: CanvasTone | undefined }) {
  return (
    <div className={styles.card} style={tone && ({ [styles.tone]: toneColor(tone) } as CSSProperties)} title={label}>
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

import { apartTicks } from './apartTicks.ts';
import * as styles from './Chart.css.ts';
import type { Tick } from './scales.ts';

type Box = { left: number; top: number; width: number; height: number };

/** Rules across the picture with their values at the left. */
export function AxisLeft({ ticks, box, title }: { ticks: readonly Tick[]; box: Box; title?: string | undefined }) {
  return (
    <>
      {title && (
        <text x={0} y={12} className={styles.axisTitle}>
          {title}
        </text>
      )}
      {ticks.map(({ at, words }) => (
        <g key={at}>
          <line
            x1={box.left}
            x2={box.left + box.width}
            y1={Math.round(at) + 0.5}
            y2={Math.round(at) + 0.5}
            className={styles.grid}
          />
          <text x={box.left - 8} y={at} dy="0.32em" textAnchor="end" className={styles.tick}>
            {words}
          </text>
        </g>
      ))}
    </>
  );
}

/** Values or names below the picture, with rules where `hasRules`. */
export function AxisBottom({
  ticks,
  box,
  title,
  hasRules = false,
}: {
  ticks: readonly Tick[];
  box: Box;
  title?: string | undefined;
  hasRules?: boolean;
}) {
  const bottom = box.top + box.height;
  const worded = apartTicks(ticks);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick.at}>
          {hasRules && (
            <line
              x1={Math.round(tick.at) + 0.5}
              x2={Math.round(tick.at) + 0.5}
              y1={box.top}
              y2={bottom}
              className={styles.grid}
            />
          )}
          {worded.has(tick) && (
            <text x={tick.at} y={bottom + 18} textAnchor="middle" className={styles.tick}>
              {tick.words}
            </text>
          )}
        </g>
      ))}
      {title && (
        <text x={box.left + box.width} y={bottom + 38} textAnchor="end" className={styles.axisTitle}>
          {title}
        </text>
      )}
    </>
  );
}

import { PatternLines } from '@visx/pattern';
import * as styles from './Chart.css.ts';

const orientations = [
  ['diagonal'],
  ['vertical'],
  ['horizontal'],
  ['diagonalRightToLeft'],
  ['vertical', 'horizontal'],
  ['diagonal', 'diagonalRightToLeft'],
  ['horizontal'],
  ['diagonal'],
] as const;

/** Name of the pattern of a series; unlike its colour it is told apart under forced colours too. */
export const patternId = (chart: string, index: number) => `${chart}-p${index % orientations.length}`;

/** Name of the hatching of what is incomplete, in the colour of a series. */
export const hatchId = (chart: string, index: number) => `${chart}-h${index}`;

/** The patterns of a chart: one a series, and its hatching. */
export function ChartPatterns({ id, series, colors }: { id: string; series: number; colors: readonly string[] }) {
  const known = Array.from({ length: Math.min(series, orientations.length) }, (_, at) => at);
  return (
    <defs>
      {known.map((at) => (
        <PatternLines
          key={at}
          id={patternId(id, at)}
          // Later series repeat an orientation in a wider mesh.
          width={at < 6 ? 6 : 10}
          height={at < 6 ? 6 : 10}
          className={styles.hatch}
          strokeWidth={at === 0 ? 4 : 1.5}
          orientation={[...(orientations[at] ?? [])]}
        />
      ))}
      {colors.map((color, at) => (
        <g key={color} color={color}>
          <PatternLines
            id={hatchId(id, at)}
            width={5}
            height={5}
            className={styles.hatch}
            strokeWidth={1.5}
            orientation={['diagonal']}
          />
        </g>
      ))}
    </defs>
  );
}

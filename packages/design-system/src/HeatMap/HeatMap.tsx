import { scaleBand } from '@visx/scale';
import type { CSSProperties } from 'react';
import * as chart from '../Chart/Chart.css.ts';
import type { Mark } from '../Chart/Chart.types.ts';
import { ChartArea } from '../Chart/ChartArea.tsx';
import { ChartFrame, type ChartInside } from '../Chart/ChartFrame.tsx';
import { ChartPatterns, hatchId } from '../Chart/ChartPatterns.tsx';
import type { NumberFormats } from '../Chart/numberFormats.ts';
import { Plot } from '../Chart/Plot.tsx';
import { type RampStep, rampStep, rampSteps } from '../Chart/ramps.ts';
import { scaleDomain } from '../Chart/scaleDomain.ts';
import { fitText, textWidth } from '../Chart/textWidth.ts';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import { color } from '../theme/contract.css.ts';
import * as styles from './HeatMap.css.ts';
import type { HeatMapProps } from './HeatMap.types.ts';

/** Height in px of a row that is not told otherwise. */
const rowHeight = 32;

/** A measure of each pair, such as severity by occurrence: seven steps of one colour, or of two around zero; missing is hatched. */
export function HeatMap(props: HeatMapProps) {
  const { rows, columns, rowName, values, unit } = props;
  const height = props.height ?? rows.length * rowHeight + 32;
  const stated = values.flatMap((row) => row.filter((value) => value !== null));
  const given = props.domain ?? scaleDomain(stated, { fromZero: false });
  const isDiverging = given[0] < 0 && given[1] > 0;
  const most = Math.max(Math.abs(given[0]), Math.abs(given[1]));
  const domain: readonly [number, number] = isDiverging ? [-most, most] : given;
  const held: DataColumn<{ name: string; at: number }>[] = [
    { id: 'row', name: rowName, value: ({ name }) => name },
    ...columns.map((name, column) => ({
      id: String(column),
      name,
      ...(unit === undefined ? {} : { unit }),
      value: ({ at }: { at: number }) => values[at]?.[column],
      isNumeric: true,
    })),
  ];
  return (
    <ChartFrame
      {...props}
      height={height}
      columns={held}
      rows={stated.length === 0 ? [] : rows.map((name, at) => ({ name, at }))}
      rowKey={({ at }) => String(at)}
    >
      {(inside) => (
        <>
          <Scale domain={domain} ramp={isDiverging ? 'diverge' : 'sequence'} formats={inside.formats} unit={unit} />
          <ChartArea height={height}>
            {(width) => (
              <Cells
                {...props}
                {...inside}
                width={width}
                height={height}
                domain={domain}
                ramp={isDiverging ? 'diverge' : 'sequence'}
              />
            )}
          </ChartArea>
        </>
      )}
    </ChartFrame>
  );
}

type Ramp = 'sequence' | 'diverge';
const cellClass = (ramp: Ramp, step: RampStep) => styles.cells[ramp][step] ?? '';
const wordClass = (ramp: Ramp, step: RampStep) => styles.words[ramp][step] ?? '';

function Scale({
  domain,
  ramp,
  formats,
  unit,
}: {
  domain: readonly [number, number];
  ramp: Ramp;
  formats: NumberFormats;
  unit: string | undefined;
}) {
  const end = (value: number) => `${formats.short(value)}${unit ? ` ${unit}` : ''}`;
  return (
    <div className={styles.scale}>
      {end(domain[0])}
      <svg aria-hidden width={112} height={10} className={styles.swatches}>
        {rampSteps.map((step) => (
          <rect key={step} x={(step - 1) * 16} width={15} height={10} className={cellClass(ramp, step)} />
        ))}
      </svg>
      {end(domain[1])}
    </div>
  );
}

function Cells({
  id,
  describedBy,
  formats,
  say,
  width,
  height,
  title,
  rows,
  columns,
  values,
  measure,
  unit,
  domain,
  ramp,
  onSelect,
}: HeatMapProps & ChartInside & { width: number; height: number; domain: readonly [number, number]; ramp: Ramp }) {
  const left = Math.min(width * 0.36, Math.ceil(Math.max(...rows.map(textWidth))) + 8);
  const across = scaleBand<number>({ domain: columns.map((_, at) => at), range: [left, width] });
  const down = scaleBand<number>({ domain: rows.map((_, at) => at), range: [24, height] });
  const cell = { width: Math.max(1, across.bandwidth() - 1), height: Math.max(1, down.bandwidth() - 1) };
  const every = Math.max(1, Math.ceil(24 / across.bandwidth()));
  const marks: Mark[][] = rows.map((row, at) =>
    columns.map((column, place) => {
      const value = values[at]?.[place] ?? null;
      return {
        id: `${at} ${place}`,
        x: across(place) ?? 0,
        y: down(at) ?? 0,
        ...cell,
        title: `${row}, ${column}`,
        lines: [`${measure}: ${value === null ? say.missing : `${formats.whole(value)}${unit ? ` ${unit}` : ''}`}`],
      };
    }),
  );
  return (
    <Plot label={title} describedBy={describedBy} width={width} height={height} marks={marks} onSelect={onSelect}>
      <ChartPatterns id={id} series={0} colors={[color.line.strong]} />
      {columns.map((name, at) =>
        at % every === 0 ? (
          <text key={name} x={(across(at) ?? 0) + cell.width / 2} y={14} textAnchor="middle" className={chart.tick}>
            {fitText(name, across.bandwidth() * every - 4)}
          </text>
        ) : null,
      )}
      {rows.map((name, at) =>
        down.bandwidth() >= 12 ? (
          <text
            key={name}
            x={left - 8}
            y={(down(at) ?? 0) + cell.height / 2}
            dy="0.32em"
            textAnchor="end"
            className={chart.tick}
          >
            {fitText(name, left - 8)}
          </text>
        ) : null,
      )}
      {marks.flatMap((row, at) =>
        row.map((mark, place) => {
          const value = values[at]?.[place] ?? null;
          const step = rampStep(value ?? domain[0], domain);
          const written = value === null ? '' : formats.short(value);
          return (
            <g key={mark.id}>
              <rect
                x={mark.x}
                y={mark.y}
                width={mark.width}
                height={mark.height}
                {...(value === null
                  ? {
                      className: chart.shape,
                      style: {
                        [chart.fill]: `url(#${hatchId(id, 0)})`,
                        [chart.pattern]: `url(#${hatchId(id, 0)})`,
                      } as CSSProperties,
                    }
                  : { className: cellClass(ramp, step) })}
              />
              {value !== null && cell.height >= 16 && textWidth(written) + 4 <= cell.width && (
                <text
                  x={mark.x + mark.width / 2}
                  y={mark.y + mark.height / 2}
                  dy="0.32em"
                  textAnchor="middle"
                  className={wordClass(ramp, step)}
                >
                  {written}
                </text>
              )}
            </g>
          );
        }),
      )}
    </Plot>
  );
}

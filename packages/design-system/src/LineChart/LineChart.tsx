import { LinePath } from '@visx/shape';
import type { CSSProperties } from 'react';
import { AxisBottom, AxisLeft } from '../Chart/Axis.tsx';
import * as styles from '../Chart/Chart.css.ts';
import type { Mark } from '../Chart/Chart.types.ts';
import { ChartArea } from '../Chart/ChartArea.tsx';
import { ChartFrame, type ChartInside } from '../Chart/ChartFrame.tsx';
import { Plot } from '../Chart/Plot.tsx';
import { dateFormat, figureScale, timeScale } from '../Chart/scales.ts';
import { pointPath, seriesLook } from '../Chart/series.ts';
import { textWidth } from '../Chart/textWidth.ts';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import { useLanguage } from '../Language/LanguageContext.ts';
import type { ChartAxis, LineChartProps } from './LineChart.types.ts';

/** Most points of a line that carry their shape; a denser line shows it once, at its end. */
const mostShapes = 40;

const nameOf = ({ name, unit }: ChartAxis) => (unit ? `${name}, ${unit}` : name);

/** A quantity over another, such as filings over years; lines differ by colour, dash and shape. */
export function LineChart(props: LineChartProps) {
  const { series, x, y, height = 280 } = props;
  const language = useLanguage();
  const isTime = series.some(({ points }) => points.some((point) => point.x instanceof Date));
  const steps = [...new Set(series.flatMap(({ points }) => points.map((point) => Number(point.x))))].sort(
    (one, other) => one - other,
  );
  const date = isTime ? dateFormat(steps, language) : undefined;
  const held = series.map(({ points }) => new Map(points.map((point) => [Number(point.x), point.y])));
  const columns: DataColumn<number>[] = [
    {
      id: 'x',
      name: x.name,
      ...(x.unit ? { unit: x.unit } : {}),
      value: (step) => (date ? date.format(step) : step),
      isUnsorted: isTime,
    },
    ...series.map(({ id, name }, at) => ({
      id,
      name: series.length === 1 ? y.name : name,
      ...(y.unit ? { unit: y.unit } : {}),
      value: (step: number) => held[at]?.get(step),
      isNumeric: true,
    })),
  ];
  return (
    <ChartFrame
      {...props}
      columns={columns}
      rows={steps}
      rowKey={String}
      legend={series.map(({ id, name }, index) => ({ id, name, index, look: 'line' }))}
    >
      {(inside) => (
        <ChartArea height={height}>
          {(width) => (
            <Lines {...props} {...inside} width={width} height={height} isTime={isTime} language={language} />
          )}
        </ChartArea>
      )}
    </ChartFrame>
  );
}

function Lines({
  describedBy,
  formats,
  say,
  width,
  height,
  title,
  series,
  x,
  y,
  isTime,
  language,
  incompleteFrom,
  onSelect,
}: LineChartProps & ChartInside & { width: number; height: number; isTime: boolean; language: string }) {
  const drawn = series.map(({ points }) =>
    points.map((point) => ({
      x: Number(point.x),
      y: point.y !== null && (y.scale !== 'log' || point.y > 0) ? point.y : null,
    })),
  );
  const all = drawn.flat();
  const heights = all.flatMap((point) => (point.y === null ? [] : [point.y]));
  const top = 24;
  const bottom = height - 48;
  const ups = figureScale(heights, [bottom, top], y.scale ?? 'linear', formats);
  const upTicks = ups.ticks(5);
  const left = Math.ceil(Math.max(...upTicks.map(({ words }) => textWidth(words)))) + 12;
  const box = { left, top, width: width - left - 16, height: bottom - top };
  const range: [number, number] = [box.left, box.left + box.width];
  const steps = all.map((point) => point.x);
  const along = isTime ? timeScale(steps, range, language) : figureScale(steps, range, x.scale ?? 'linear', formats);
  const end = incompleteFrom === undefined ? Number.POSITIVE_INFINITY : Number(incompleteFrom);

  const marks: Mark[][] = drawn.map((points, at) =>
    points.flatMap((point, index) => {
      if (point.y === null) return [];
      const value = `${ups.write(point.y)}${y.unit ? ` ${y.unit}` : ''}`;
      return {
        id: `${series[at]?.id} ${index}`,
        x: along.place(point.x) - 4,
        y: ups.place(point.y) - 4,
        width: 8,
        height: 8,
        title: isTime ? along.write(point.x) : `${x.name} ${along.write(point.x)}${x.unit ? ` ${x.unit}` : ''}`,
        lines: [
          `${series.length > 1 ? series[at]?.name : y.name}: ${value}`,
          ...(point.x >= end ? [say.incomplete] : []),
        ],
      };
    }),
  );
  const path = (points: (typeof drawn)[number], dash: string | undefined) => (
    <LinePath
      data={points}
      x={(point) => along.place(point.x)}
      y={(point) => ups.place(point.y ?? 0)}
      defined={(point) => point.y !== null}
      strokeDasharray={dash}
      className={styles.line}
    />
  );
  return (
    <Plot label={title} describedBy={describedBy} width={width} height={height} marks={marks} onSelect={onSelect}>
      <AxisLeft box={box} title={nameOf(y)} ticks={upTicks} />
      <AxisBottom
        box={box}
        title={isTime ? undefined : nameOf(x)}
        ticks={along.ticks(Math.max(2, Math.floor(box.width / 88)))}
      />
      {drawn.map((points, at) => {
        const { color, dash, shape } = seriesLook(at);
        const places = marks[at] ?? [];
        const shapes = places.length <= mostShapes ? places : places.slice(-1);
        // What is not complete yet begins at the last point that is, so that the line does not break.
        const cut = points.findIndex((point) => point.x >= end);
        return (
          <g key={series[at]?.id} style={{ [styles.fill]: color, [styles.pattern]: 'CanvasText' } as CSSProperties}>
            {path(cut < 0 ? points : points.slice(0, cut), dash)}
            {cut >= 0 && path(points.slice(Math.max(0, cut - 1)), '2 4')}
            {shapes.map((mark) => (
              <path
                key={mark.id}
                d={pointPath(shape, 3.5)}
                transform={`translate(${mark.x + 4} ${mark.y + 4})`}
                className={styles.shape}
              />
            ))}
          </g>
        );
      })}
    </Plot>
  );
}

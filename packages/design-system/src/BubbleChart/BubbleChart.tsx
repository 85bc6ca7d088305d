import { scaleSqrt } from '@visx/scale';
import type { CSSProperties } from 'react';
import { AxisBottom, AxisLeft } from '../Chart/Axis.tsx';
import * as styles from '../Chart/Chart.css.ts';
import type { Mark } from '../Chart/Chart.types.ts';
import { ChartArea } from '../Chart/ChartArea.tsx';
import { ChartFrame, type ChartInside } from '../Chart/ChartFrame.tsx';
import { ChartPatterns, patternId } from '../Chart/ChartPatterns.tsx';
import { Plot } from '../Chart/Plot.tsx';
import { figureScale } from '../Chart/scales.ts';
import { pointPath, seriesLook } from '../Chart/series.ts';
import { textWidth } from '../Chart/textWidth.ts';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import type { Bubble, BubbleChartProps } from './BubbleChart.types.ts';
import { placeNames } from './placeNames.ts';

/** Radius in px of a point without a size, of the smallest and of the greatest. */
const radius = { plain: 5, least: 3, most: 26 } as const;

/** Most points that carry their names; more are named when pointed at. */
const mostNames = 24;

const noGroups: readonly { id: string; name: string }[] = [];

/** Things by two measures, and by a third as their area: Ashby plots, owners by topics. */
export function BubbleChart(props: BubbleChartProps) {
  const { points, pointName, x, y, size, groups = noGroups, height = 320 } = props;
  const figure = (
    axis: { name: string; unit?: string },
    id: string,
    value: (point: Bubble) => number | undefined,
  ): DataColumn<Bubble> => ({
    id,
    name: axis.name,
    ...(axis.unit ? { unit: axis.unit } : {}),
    value,
    isNumeric: true,
  });
  const columns: DataColumn<Bubble>[] = [
    { id: 'label', name: pointName, value: (point) => point.label },
    figure(x, 'x', (point) => point.x),
    figure(y, 'y', (point) => point.y),
    ...(size ? [figure(size, 'size', (point) => point.size)] : []),
  ];
  return (
    <ChartFrame
      {...props}
      columns={columns}
      rows={points}
      rowKey={(point) => point.id}
      legend={groups.map(({ id, name }, index) => ({ id, name, index, look: 'point' }))}
    >
      {(inside) => (
        <ChartArea height={height}>
          {(width) => <Bubbles {...props} {...inside} width={width} height={height} />}
        </ChartArea>
      )}
    </ChartFrame>
  );
}

function Bubbles({
  id,
  describedBy,
  formats,
  width,
  height,
  title,
  points,
  x,
  y,
  size,
  groups = noGroups,
  onSelect,
}: BubbleChartProps & ChartInside & { width: number; height: number }) {
  const seen = points
    .filter((point) => (x.scale !== 'log' || point.x > 0) && (y.scale !== 'log' || point.y > 0))
    // Great ones lie below small ones, or these could not be pointed at.
    .sort((one, other) => (other.size ?? 0) - (one.size ?? 0));
  const greatest = seen[0]?.size ?? 1;
  const radii = scaleSqrt<number>({
    domain: [0, greatest || 1],
    range: [radius.least, Math.min(radius.most, width / 16)],
  });
  const radiusOf = (point: Bubble) =>
    point.size === undefined ? (seen.length > 400 ? 3 : radius.plain) : radii(Math.max(0, point.size));
  const margin = size ? radius.most / 2 : 8;
  const top = 24 + margin;
  const bottom = height - 48 - margin;
  const ups = figureScale(
    seen.map((point) => point.y),
    [bottom, top],
    y.scale ?? 'linear',
    formats,
  );
  const upTicks = ups.ticks(5);
  const left = Math.ceil(Math.max(...upTicks.map(({ words }) => textWidth(words)))) + 12;
  const box = { left, top: top - margin, width: width - left - 16, height: bottom - top + 2 * margin };
  const along = figureScale(
    seen.map((point) => point.x),
    [left + margin, width - 16 - margin],
    x.scale ?? 'linear',
    formats,
  );
  const groupOf = (point: Bubble) =>
    Math.max(
      0,
      groups.findIndex((group) => group.id === point.group),
    );
  const written = (value: number, unit: string | undefined) => `${formats.whole(value)}${unit ? ` ${unit}` : ''}`;

  const placed = seen.map((point) => ({
    point,
    px: along.place(point.x),
    py: ups.place(point.y),
    r: radiusOf(point),
    group: groupOf(point),
  }));
  const names =
    placed.length > mostNames
      ? []
      : placeNames(
          placed.map(({ point, px, py, r }) => ({ id: point.id, name: point.label, px, py, r })),
          box,
        );
  const marks: Mark[] = placed
    .map(({ point, px, py, r }) => ({
      id: point.id,
      x: px - r,
      y: py - r,
      width: 2 * r,
      height: 2 * r,
      title: point.label,
      lines: [
        `${x.name}: ${written(point.x, x.unit)}`,
        `${y.name}: ${written(point.y, y.unit)}`,
        ...(size && point.size !== undefined ? [`${size.name}: ${written(point.size, size.unit)}`] : []),
      ],
    }))
    // Arrow keys go from left to right as the picture is read.
    .sort((one, other) => one.x - other.x);
  return (
    <Plot label={title} describedBy={describedBy} width={width} height={height} marks={[marks]} onSelect={onSelect}>
      <ChartPatterns id={id} series={Math.max(1, groups.length)} colors={[]} />
      <AxisLeft box={box} title={y.unit ? `${y.name}, ${y.unit}` : y.name} ticks={upTicks} />
      <AxisBottom
        hasRules
        box={box}
        title={x.unit ? `${x.name}, ${x.unit}` : x.name}
        ticks={along.ticks(Math.max(2, Math.floor(box.width / 88)))}
      />
      {Array.from({ length: Math.max(1, groups.length) }, (_, group) => (
        <g
          key={groups[group]?.id ?? 'all'}
          style={
            {
              [styles.fill]: seriesLook(group).color,
              [styles.pattern]: `url(#${patternId(id, group)})`,
            } as CSSProperties
          }
        >
          {placed.map((each) =>
            each.group !== group ? null : (
              <path
                key={each.point.id}
                d={pointPath(seriesLook(group).shape, each.r)}
                fillRule="evenodd"
                transform={`translate(${each.px} ${each.py})`}
                className={`${styles.shape} ${styles.through}`}
              />
            ),
          )}
        </g>
      ))}
      {names.map(({ id: point, name, x, y, anchor }) => (
        <text key={point} x={x} y={y} dy="0.32em" textAnchor={anchor} className={styles.pointLabel}>
          {name}
        </text>
      ))}
    </Plot>
  );
}

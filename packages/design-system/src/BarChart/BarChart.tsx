import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { CSSProperties } from 'react';
import { AxisBottom, AxisLeft } from '../Chart/Axis.tsx';
import * as styles from '../Chart/Chart.css.ts';
import type { Mark } from '../Chart/Chart.types.ts';
import { ChartArea } from '../Chart/ChartArea.tsx';
import { ChartFrame, type ChartInside } from '../Chart/ChartFrame.tsx';
import { ChartPatterns, hatchId, patternId } from '../Chart/ChartPatterns.tsx';
import { Plot } from '../Chart/Plot.tsx';
import { scaleDomain } from '../Chart/scaleDomain.ts';
import { seriesLook } from '../Chart/series.ts';
import { fitText, textWidth } from '../Chart/textWidth.ts';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import type { BarChartProps } from './BarChart.types.ts';

/** Amounts beside each other, from zero; several series stand side by side. */
export function BarChart(props: BarChartProps) {
  const { categories, categoryName, series, measure, unit, height = 280 } = props;
  const places = categories.map((name, at) => ({ name, at }));
  const columns: DataColumn<{ name: string; at: number }>[] = [
    { id: 'category', name: categoryName, value: ({ name }) => name },
    ...series.map((each) => ({
      id: each.id,
      name: series.length === 1 ? measure : each.name,
      ...(unit === undefined ? {} : { unit }),
      value: ({ at }: { at: number }) => each.values[at],
      isNumeric: true,
    })),
  ];
  const hasValues = series.some(({ values }) => values.some((value) => value !== null));
  return (
    <ChartFrame
      {...props}
      columns={columns}
      rows={hasValues ? places : []}
      rowKey={({ at }) => String(at)}
      legend={series.map(({ id, name }, index) => ({ id, name, index }))}
    >
      {(inside) => (
        <ChartArea height={height}>
          {(width) => <Bars {...props} {...inside} width={width} height={height} />}
        </ChartArea>
      )}
    </ChartFrame>
  );
}

function Bars({
  id,
  describedBy,
  formats,
  say,
  width,
  height,
  title,
  categories,
  series,
  measure,
  unit,
  orientation = 'vertical',
  incompleteFrom = Number.POSITIVE_INFINITY,
  onSelect,
}: BarChartProps & ChartInside & { width: number; height: number }) {
  const isLying = orientation === 'horizontal';
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const amounts = scaleLinear<number>({ domain: scaleDomain(values, { fromZero: true }), nice: 5 });
  const ticks = amounts.ticks(5);
  const measureName = unit ? `${measure}, ${unit}` : measure;
  const widest = isLying
    ? Math.min(width * 0.4, Math.max(...categories.map(textWidth)))
    : Math.max(...ticks.map((tick) => textWidth(formats.short(tick))));
  const left = Math.ceil(widest) + 12;
  const box = { left, top: isLying ? 4 : 24, width: width - left - 12, height: height - (isLying ? 48 : 52) };
  const bands = scaleBand<number>({
    domain: categories.map((_, at) => at),
    range: isLying ? [box.top, box.top + box.height] : [box.left, box.left + box.width],
    paddingInner: categories.length > 60 ? 0.05 : 0.28,
    paddingOuter: 0.1,
  });
  amounts.range(isLying ? [box.left, box.left + box.width] : [box.top + box.height, box.top]);
  const step = bands.bandwidth() / Math.max(1, series.length);
  const zero = amounts(0);

  const marks: Mark[][] = series.map((each) =>
    each.values.slice(0, categories.length).flatMap((value, at) => {
      const category = categories[at] ?? '';
      const along = (bands(at) ?? 0) + series.indexOf(each) * step;
      const end = amounts(value ?? 0);
      const [from, length] = [Math.min(zero, end), Math.abs(end - zero)];
      const thick = Math.max(1, step - (series.length > 1 ? 2 : 0));
      const said = value === null ? say.missing : `${formats.whole(value)}${unit ? ` ${unit}` : ''}`;
      return {
        id: `${each.id} ${at}`,
        ...(isLying
          ? { x: from, y: along, width: length, height: thick }
          : { x: along, y: from, width: thick, height: length }),
        title: category,
        lines: [
          `${series.length > 1 ? each.name : measure}: ${said}`,
          ...(at >= incompleteFrom ? [say.incomplete] : []),
        ],
      };
    }),
  );
  // Names that would touch are left out evenly; the first always stands.
  const room = bands.step();
  const every = isLying
    ? Math.ceil(16 / room)
    : Math.ceil(Math.min(48, Math.max(...categories.map(textWidth)) + 8) / room);
  const named = categories
    .map((name, at) => ({ name, at: (bands(at) ?? 0) + bands.bandwidth() / 2, place: at }))
    .filter(({ place }) => place % Math.max(1, every) === 0);
  return (
    <Plot label={title} describedBy={describedBy} width={width} height={height} marks={marks} onSelect={onSelect}>
      <ChartPatterns id={id} series={series.length} colors={series.map((_, at) => seriesLook(at).color)} />
      {isLying ? (
        <>
          <AxisBottom
            hasRules
            box={box}
            title={measureName}
            ticks={ticks.map((tick) => ({ at: amounts(tick), words: formats.short(tick) }))}
          />
          {named.map(({ name, at, place }) => (
            <text key={place} x={box.left - 8} y={at} dy="0.32em" textAnchor="end" className={styles.tick}>
              {fitText(name, left - 12)}
            </text>
          ))}
        </>
      ) : (
        <>
          <AxisLeft
            box={box}
            title={measureName}
            ticks={ticks.map((tick) => ({ at: amounts(tick), words: formats.short(tick) }))}
          />
          <AxisBottom
            box={box}
            ticks={named.map(({ name, at }) => ({ at, words: fitText(name, Math.max(48, room * every) - 6) }))}
          />
        </>
      )}
      {marks.map((bars, index) => (
        <g
          key={series[index]?.id}
          style={
            {
              [styles.fill]: seriesLook(index).color,
              [styles.pattern]: `url(#${patternId(id, index)})`,
            } as CSSProperties
          }
        >
          {bars.map((bar, at) => (
            <Bar
              key={bar.id}
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              className={joinClasses(styles.shape, at >= incompleteFrom && styles.incomplete)}
              {...(at >= incompleteFrom
                ? { style: { [styles.fill]: `url(#${hatchId(id, index)})` } as CSSProperties }
                : {})}
            />
          ))}
        </g>
      ))}
      {isLying ? (
        <line x1={zero} x2={zero} y1={box.top} y2={box.top + box.height} className={styles.base} />
      ) : (
        <line x1={box.left} x2={box.left + box.width} y1={zero} y2={zero} className={styles.base} />
      )}
    </Plot>
  );
}

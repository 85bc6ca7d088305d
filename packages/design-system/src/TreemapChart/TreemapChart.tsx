import { hierarchy, Treemap, treemapSquarify } from '@visx/hierarchy';
import { type CSSProperties, useMemo } from 'react';
import * as chart from '../Chart/Chart.css.ts';
import type { Mark } from '../Chart/Chart.types.ts';
import { ChartArea } from '../Chart/ChartArea.tsx';
import { ChartFrame, type ChartInside } from '../Chart/ChartFrame.tsx';
import { ChartPatterns, patternId } from '../Chart/ChartPatterns.tsx';
import { Plot } from '../Chart/Plot.tsx';
import { seriesLook } from '../Chart/series.ts';
import { fitText } from '../Chart/textWidth.ts';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import * as styles from './TreemapChart.css.ts';
import type { TreemapChartProps, TreemapPart } from './TreemapChart.types.ts';

type Branch = { part?: TreemapPart; group: number; children?: Branch[] };

const noGroups: readonly { id: string; name: string }[] = [];

/** Parts of a whole by area: topics of a portfolio, the largest first. */
export function TreemapChart(props: TreemapChartProps) {
  const { parts, partName, measure, unit, groups = noGroups, height = 320 } = props;
  const columns: DataColumn<TreemapPart>[] = [
    { id: 'label', name: partName, value: (part) => part.label },
    { id: 'value', name: measure, ...(unit ? { unit } : {}), value: (part) => part.value, isNumeric: true },
  ];
  const root = useMemo(() => {
    const drawn = parts.filter((part) => part.value > 0 && Number.isFinite(part.value));
    const groupOf = (part: TreemapPart) =>
      Math.max(
        0,
        groups.findIndex((group) => group.id === part.group),
      );
    const branches = Array.from({ length: Math.max(1, groups.length) }, (_, group) => ({
      group,
      children: drawn.filter((part) => groupOf(part) === group).map((part): Branch => ({ part, group })),
    }));
    return hierarchy<Branch>({ group: 0, children: branches.filter(({ children }) => children.length > 0) })
      .sum(({ part }) => part?.value ?? 0)
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  }, [parts, groups]);
  return (
    <ChartFrame
      {...props}
      columns={columns}
      rows={parts.some(({ value }) => value > 0) ? parts : []}
      rowKey={(part) => part.id}
      legend={groups.map(({ id, name }, index) => ({ id, name, index }))}
    >
      {(inside) => (
        <ChartArea height={height}>
          {(width) => (
            <Treemap<Branch> root={root} size={[width, height]} tile={treemapSquarify} paddingInner={2} round>
              {(map) => (
                <Parts
                  {...props}
                  {...inside}
                  width={width}
                  height={height}
                  leaves={map.leaves()}
                  total={map.value ?? 0}
                />
              )}
            </Treemap>
          )}
        </ChartArea>
      )}
    </ChartFrame>
  );
}

type Leaf = { data: Branch; x0: number; y0: number; x1: number; y1: number };

function Parts({
  id,
  describedBy,
  formats,
  width,
  height,
  title,
  measure,
  unit,
  groups = noGroups,
  leaves,
  total,
  onSelect,
}: TreemapChartProps & ChartInside & { width: number; height: number; leaves: readonly Leaf[]; total: number }) {
  const placed = leaves.flatMap(({ data, x0, y0, x1, y1 }) =>
    data.part ? [{ part: data.part, group: data.group, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }] : [],
  );
  const marks: Mark[] = placed.map(({ part, group, ...place }) => ({
    id: part.id,
    ...place,
    title: part.label,
    lines: [
      ...(groups[group] ? [groups[group].name] : []),
      `${measure}: ${formats.whole(part.value)}${unit ? ` ${unit}` : ''}`,
      `${formats.whole(Math.round((1000 * part.value) / total) / 10)} %`,
    ],
  }));
  return (
    <Plot label={title} describedBy={describedBy} width={width} height={height} marks={[marks]} onSelect={onSelect}>
      <ChartPatterns id={id} series={Math.max(1, groups.length)} colors={[]} />
      {placed.map(({ part, group, ...place }) => {
        const paint = {
          [chart.fill]: seriesLook(group).color,
          [chart.pattern]: `url(#${patternId(id, group)})`,
        } as CSSProperties;
        const hasWords = place.height >= 24 && place.width >= 40;
        return (
          <g key={part.id}>
            <rect {...place} className={styles.part} />
            <rect {...place} height={Math.min(4, place.height)} className={chart.shape} style={paint} />
            {hasWords && (
              <text x={place.x + 8} y={place.y + 20} className={styles.word}>
                {fitText(part.label, place.width - 14)}
              </text>
            )}
            {hasWords && place.height >= 44 && (
              <text x={place.x + 8} y={place.y + 36} className={styles.amount}>
                {fitText(formats.short(part.value), place.width - 14)}
              </text>
            )}
          </g>
        );
      })}
    </Plot>
  );
}

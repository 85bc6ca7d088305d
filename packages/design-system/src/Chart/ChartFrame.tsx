import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataColumn } from '../DataTable/DataTable.types.ts';
import { Heading } from '../Heading/Heading.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { TableExport } from '../TableExport/TableExport.tsx';
import { TableNotice } from '../TableNotice/TableNotice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chart.css.ts';
import type { ChartProps, ChartWords, LegendEntry } from './Chart.types.ts';
import { chartWords } from './Chart.words.ts';
import { ChartPatterns, hatchId, patternId } from './ChartPatterns.tsx';
import { type NumberFormats, numberFormats } from './numberFormats.ts';
import { pointPath, seriesLook } from './series.ts';

/** Most rows that stand in the document as a table for those who do not see the picture; more are one press away. */
const readAloud = 60;

/** What a frame gives the picture inside it. */
export type ChartInside = { id: string; describedBy: string; formats: NumberFormats; say: ChartWords };

/** What stands around every picture: title, method, legend, the same values as a table, and saving them. */
export function ChartFrame<Row>({
  title,
  level = 3,
  method,
  fileName,
  height = 280,
  status,
  words,
  className,
  legend = [],
  columns,
  rows,
  rowKey,
  children,
}: ChartProps & {
  legend?: readonly LegendEntry[];
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  children: (inside: ChartInside) => ReactNode;
}) {
  const language = useLanguage();
  const say = wordsIn(chartWords, language, words);
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const formats = numberFormats(language);
  const isLoading = status?.kind === 'loading';
  const isEmpty = rows.length === 0;
  const table = (maxHeight: string) => (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      maxHeight={maxHeight}
      density="compact"
      empty={say.empty}
    />
  );
  return (
    <figure
      className={joinClasses(styles.frame, className)}
      aria-labelledby={`${id}-title`}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={level} id={`${id}-title`}>
            {title}
          </Heading>
          <p id={`${id}-method`} className={styles.method}>
            {method}
          </p>
        </div>
        {!isEmpty && !isLoading && (
          <div className={styles.actions}>
            <SegmentedControl
              label={say.view}
              value={view}
              onChange={setView}
              segments={[
                { value: 'chart', label: say.chart },
                { value: 'table', label: say.table },
              ]}
            />
            {fileName !== undefined && <TableExport columns={columns} rows={rows} fileName={fileName} />}
          </div>
        )}
      </div>
      {legend.length > 1 && view === 'chart' && <Legend id={id} entries={legend} />}
      {isLoading ? (
        <Skeleton height={height} />
      ) : isEmpty && status?.kind !== 'error' ? (
        <div className={styles.none} style={{ height }}>
          {say.empty}
        </div>
      ) : view === 'table' ? (
        table(`${Math.max(height, 200)}px`)
      ) : (
        !isEmpty && (
          <>
            {children({ id, describedBy: `${id}-method ${id}-summary`, formats, say })}
            <VisuallyHidden id={`${id}-summary`}>{say.summary(formats.whole(rows.length))}</VisuallyHidden>
            {rows.length <= readAloud && (
              <ReadTable title={title} columns={columns} rows={rows} rowKey={rowKey} missing={say.missing} />
            )}
          </>
        )
      )}
      {status && status.kind !== 'loading' && <TableNotice {...status} />}
    </figure>
  );
}

/** The values as a plain table for assistive technology. */
function ReadTable<Row>({
  title,
  columns,
  rows,
  rowKey,
  missing,
}: {
  title: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  missing: string;
}) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map(({ id, name, unit }) => (
              <th key={id} scope="col">
                {unit ? `${name}, ${unit}` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, value }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {value?.(row) ?? missing}
                  </th>
                ) : (
                  <td key={id}>{value?.(row) ?? missing}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function Legend({ id, entries }: { id: string; entries: readonly LegendEntry[] }) {
  const legend = `${id}-legend`;
  return (
    <ul className={styles.legend}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <svg aria-hidden width={entry.look === 'line' ? 22 : 12} height={12} className={styles.swatch}>
            {entry.look !== 'line' && (
              <ChartPatterns
                id={`${legend}-${entry.id}`}
                series={8}
                colors={entry.isHatched ? [seriesLook(entry.index).color] : []}
              />
            )}
            <Swatch {...entry} legend={`${legend}-${entry.id}`} />
          </svg>
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ look = 'square', index, isHatched, legend }: LegendEntry & { legend: string }) {
  const { color, dash, shape } = seriesLook(index);
  const paint = {
    [styles.fill]: isHatched ? `url(#${hatchId(legend, 0)})` : color,
    [styles.pattern]: `url(#${patternId(legend, index)})`,
  } as CSSProperties;
  if (look === 'point')
    return <path d={pointPath(shape, 5)} transform="translate(6 6)" className={styles.shape} style={paint} />;
  if (look === 'line') {
    return (
      <>
        <line x1={0} x2={22} y1={6} y2={6} strokeDasharray={dash} className={styles.line} style={paint} />
        <path d={pointPath(shape, 3.5)} transform="translate(11 6)" className={styles.shape} style={paint} />
      </>
    );
  }
  return <rect width={12} height={12} rx={1} className={styles.shape} style={paint} />;
}

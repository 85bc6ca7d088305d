import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { parameters, recommend } from '../tables/index.ts';
import * as styles from './matrix.css.ts';
import { trizMessages } from './messages.ts';
import { hidden, scroll } from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** A pair of parameters: the row of what improves, the column of what worsens. */
export interface MatrixPlace {
  improve: number;
  worsen: number;
}

interface MatrixTableProps {
  rows: readonly number[];
  columns: readonly number[];
  /** The pair that is looked at. */
  at: MatrixPlace;
  /** Absent where nothing can be changed. */
  onChoose?: ((place: MatrixPlace) => void) | undefined;
  /** It also scrolls upright, below heads that stay. */
  isTall?: boolean;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Part of the contradiction matrix. A cell is chosen by a press, or by the arrow keys and Enter (APG grid). */
export function MatrixTable({ rows, columns, at, onChoose, isTall = false }: MatrixTableProps) {
  const t = useMessages(trizMessages);
  const { locale } = useTriz();
  const table = useRef<HTMLTableElement>(null);
  const [looked, look] = useState<MatrixPlace>();
  const isShown = looked && rows.includes(looked.improve) && columns.includes(looked.worsen);
  /** The one cell that the tab key comes to. */
  const stop = isShown ? looked : at;
  const name = (number: number) => parameters[number - 1]?.name[locale] ?? '';

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const row = rows[rows.indexOf(stop.improve) + step[0]];
    const column = columns[columns.indexOf(stop.worsen) + step[1]];
    if (row === undefined || column === undefined) return;
    look({ improve: row, worsen: column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }

  return (
    // What scrolls can be scrolled by keys: by those of its cells, or by itself.
    <div
      className={isTall ? styles.tall : scroll}
      role="region"
      aria-label={t('matrix.whole')}
      {...(!onChoose && { tabIndex: 0 })}
    >
      <table className={styles.matrix} ref={table} {...(onChoose && { role: 'grid', onKeyDown: move })}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.wideWords}>{t('matrix.corner')}</span>
            </th>
            {columns.map((number) => (
              <th
                key={number}
                scope="col"
                abbr={name(number)}
                title={name(number)}
                className={number === at.worsen ? styles.atHead : styles.headCell}
              >
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={row === at.improve ? styles.atRow : styles.rowHead}>
                <span className={styles.rowNumber}>{row}</span> <span className={styles.wideWords}>{name(row)}</span>
              </th>
              {columns.map((column) => (
                <Cell
                  key={column}
                  place={{ improve: row, worsen: column }}
                  at={at}
                  isStop={row === stop.improve && column === stop.worsen}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Moves the cell to the middle of what scrolls, once that is shown: a dialog opens after its content is there. */
function toMiddle(cell: HTMLTableCellElement | null): void {
  const region = cell?.closest('[role=region]');
  if (!cell || !region) return;
  requestAnimationFrame(() => {
    region.scrollLeft = cell.offsetLeft - region.clientWidth / 2;
    region.scrollTop = cell.offsetTop - region.clientHeight / 2;
  });
}

interface CellProps {
  place: MatrixPlace;
  at: MatrixPlace;
  isStop: boolean;
  onChoose: ((place: MatrixPlace) => void) | undefined;
}

function Cell({ place, at, isStop, onChoose }: CellProps) {
  const t = useMessages(trizMessages);
  const { improve, worsen } = place;
  const cell = recommend(improve, worsen);
  const isAt = improve === at.improve && worsen === at.worsen;
  const isBeside = improve === at.improve || worsen === at.worsen;
  const isDisputed = cell.kind === 'principles' && cell.isDisputed;
  const look = isAt ? 'at' : cell.kind === 'physical' ? 'diagonal' : isBeside ? 'beside' : 'plain';
  const words = (
    <>
      {cell.kind === 'principles' ? cell.principles.join(' ') : cell.kind === 'none' ? '–' : ''}
      {cell.kind === 'physical' && <span className={hidden}>{t('matrix.itself')}</span>}
      {isDisputed && <span className={hidden}>, {t('matrix.disputedShort')}</span>}
    </>
  );
  return (
    <td
      className={styles.cells[look]}
      data-disputed={isDisputed || undefined}
      {...(isAt && { 'aria-current': true, ref: toMiddle })}
    >
      {onChoose ? (
        <button
          type="button"
          className={styles.choose}
          tabIndex={isStop ? 0 : -1}
          data-cell={`${improve} ${worsen}`}
          onClick={() => onChoose(place)}
        >
          {words}
        </button>
      ) : (
        words
      )}
    </td>
  );
}

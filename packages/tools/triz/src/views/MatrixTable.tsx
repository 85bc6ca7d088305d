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
  /** Where the keyboard was last, while the pair was what it is. */
  const [looked, setLooked] = useState<{ place: MatrixPlace; of: MatrixPlace }>();
  const isStill = looked?.of.improve === at.improve && looked.of.worsen === at.worsen;
  /** The one cell that the tab key comes to. */
  const stop = isStill ? looked.place : at;
  const look = (place: MatrixPlace) => setLooked({ place, of: at });
  const name = (number: number) => parameters[number - 1]?.name[locale] ?? '';

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    const isEnd = event.key === 'End';
    if (!step && !isEnd && event.key !== 'Home') return;
    event.preventDefault();
    const edge = (of: readonly number[]) => of.at(isEnd ? -1 : 0);
    const row = step ? rows[rows.indexOf(stop.improve) + step[0]] : event.ctrlKey ? edge(rows) : stop.improve;
    const column = step ? columns[columns.indexOf(stop.worsen) + step[1]] : edge(columns);
    if (row === undefined || column === undefined) return;
    look({ improve: row, worsen: column });
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
    if (cell) clearOfHeads(cell);
    cell?.focus();
  }

  return (
    // What scrolls can be scrolled by keys: by those of its cells, or by itself.
    <div
      className={isTall ? styles.tall : scroll}
      role="region"
      aria-label={t('matrix.whole')}
      {...(!onChoose && { tabIndex: 0 })}
    >
      <table
        className={styles.matrix}
        ref={table}
        {...(onChoose && { role: 'grid', 'aria-label': t('matrix.whole'), onKeyDown: move })}
      >
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
                  onLook={look}
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

/** What scrolls leaves as much room at its edges as the heads that stay there take. */
function clearOfHeads(cell: HTMLElement): void {
  const region = cell.closest<HTMLElement>('[role=region]');
  const corner = region?.querySelector<HTMLElement>('thead th');
  if (region && corner) region.style.scrollPadding = `${corner.offsetHeight}px 0 0 ${corner.offsetWidth}px`;
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
  onLook: (place: MatrixPlace) => void;
  onChoose: ((place: MatrixPlace) => void) | undefined;
}

function Cell({ place, at, isStop, onLook, onChoose }: CellProps) {
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
          onFocus={() => onLook(place)}
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

import { Banner, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { parameters, recommend } from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const rows = 7;
const columns = 8;

/** Numbers around one, as many as asked for, within the 39. */
function around(middle: number, count: number): number[] {
  const first = Math.min(Math.max(1, middle - Math.floor(count / 2)), parameters.length - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** The cell of the matrix in its surroundings; disputed cells are marked. */
export function MatrixPart() {
  const t = useMessages(trizMessages);
  const { contradiction, locale } = useTriz();
  const { form, improve, worsen } = contradiction?.fields ?? {};
  if (form === 'physical') return null;
  if (improve === undefined || worsen === undefined) {
    return (
      <Part name="matrix" title={t('matrix.whole')}>
        <Text tone="muted">{t('matrix.waiting')}</Text>
      </Part>
    );
  }
  const cell = recommend(improve, worsen);
  const name = (number: number) => parameters[number - 1]?.name[locale] ?? '';
  const across = around(worsen, columns);
  return (
    <Part name="matrix" title={t('matrix.title', { improve, worsen })} aside={`${name(improve)} · ${name(worsen)}`}>
      {cell.kind === 'physical' && <Banner announce="off" title={t('matrix.diagonal')} />}
      {cell.kind === 'none' && <Banner announce="off" title={t('matrix.empty')} />}
      {cell.kind === 'principles' && cell.isDisputed && (
        <Banner announce="off" tone="caution" title={t('matrix.disputed')} />
      )}
      {/* What scrolls can be scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('matrix.whole')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className={styles.wideWords}>{t('matrix.corner')}</span>
              </th>
              {across.map((number) => (
                <th
                  key={number}
                  scope="col"
                  abbr={name(number)}
                  className={number === worsen ? styles.atHead : styles.headCell}
                >
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {around(improve, rows).map((row) => (
              <tr key={row}>
                <th scope="row" className={row === improve ? styles.atRow : styles.rowHead}>
                  <span className={styles.rowNumber}>{row}</span> <span className={styles.wideWords}>{name(row)}</span>
                </th>
                {across.map((column) => (
                  <Cell key={column} row={row} column={column} at={{ improve, worsen }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="caption" tone="muted">
        {t('matrix.caption')}
      </Text>
    </Part>
  );
}

/** Moves the cell to the middle of what scrolls. */
function toMiddle(cell: HTMLTableCellElement | null): void {
  const region = cell?.closest('[role=region]');
  if (cell && region) region.scrollLeft = cell.offsetLeft - region.clientWidth / 2;
}

interface CellProps {
  row: number;
  column: number;
  at: { improve: number; worsen: number };
}

function Cell({ row, column, at }: CellProps) {
  const t = useMessages(trizMessages);
  const cell = recommend(row, column);
  const isAt = row === at.improve && column === at.worsen;
  const isBeside = row === at.improve || column === at.worsen;
  const isDisputed = cell.kind === 'principles' && cell.isDisputed;
  const look = isAt ? 'at' : cell.kind === 'physical' ? 'diagonal' : isBeside ? 'beside' : 'plain';
  return (
    <td
      className={styles.cells[look]}
      data-disputed={isDisputed || undefined}
      {...(isAt && { 'aria-current': true, ref: toMiddle })}
    >
      {cell.kind === 'principles' ? cell.principles.join(' ') : cell.kind === 'none' ? '–' : ''}
      {isDisputed && <span className={styles.hidden}>, {t('matrix.disputedShort')}</span>}
    </td>
  );
}

import { Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { passageKey } from '../../evidence/passages.ts';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './ProblemMeansMatrix.css.ts';

/** Problems against means: a heat grid that is a table, its figures written in the cells. */
export function ProblemMeansMatrix({ module }: ModuleViewProps<'PUM_CHART'>) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { openEvidence } = useQuestion();
  const { problems = [], means = [], cells = [], method } = module.content;
  const most = Math.max(1, ...cells.map((cell) => cell.count));
  const cellOf = (problem: number, mean: number) =>
    cells.find((cell) => cell.problem === problem && cell.means === mean && cell.count > 0);
  return (
    <figure className={styles.figure}>
      <Text as="figcaption" size="caption" tone="muted">
        {t('chart.caption')}
        {method && <> · {t('chart.method', { method })}</>}
      </Text>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={t('module.PUM_CHART')} tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('chart.problem')}
              </th>
              {means.map((mean) => (
                <th key={mean} scope="col" className={styles.columnHead}>
                  <Typeset>{mean}</Typeset>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map((problem, row) => (
              <tr key={problem}>
                <th scope="row" className={styles.rowHead}>
                  <Typeset>{problem}</Typeset>
                </th>
                {means.map((mean, column) => {
                  const cell = cellOf(row, column);
                  const citation = cell?.citations[0];
                  const count = t('chart.cell', { count: cell?.count ?? 0 });
                  const step = cell ? styles.step[stepOf(cell.count, most)] : styles.empty;
                  return (
                    <td key={mean} className={styles.cell}>
                      {cell && citation ? (
                        <button
                          type="button"
                          className={`${styles.mark} ${step}`}
                          aria-label={t('chart.open', { problem, means: mean, count })}
                          onClick={() => openEvidence(passageKey(citation))}
                        >
                          {formats.number(cell.count)}
                        </button>
                      ) : (
                        <span
                          className={`${styles.mark} ${step}`}
                          role="img"
                          aria-label={cell ? count : t('chart.none')}
                        >
                          {cell ? formats.number(cell.count) : '·'}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** One of three steps of the sequential ramp, by share of the greatest count; the ink is legible on all three. */
function stepOf(count: number, most: number): 1 | 2 | 3 {
  return Math.min(3, Math.max(1, Math.ceil((count / most) * 3))) as 1 | 2 | 3;
}

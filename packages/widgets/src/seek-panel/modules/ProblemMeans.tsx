import { ArrowRightIcon, Icon, Skeleton, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { lazy, Suspense } from 'react';
import { CitationMarks } from '../../evidence/CitationMarks.tsx';
import { seekPanelMessages } from '../messages.ts';
import type { PartialContent } from '../module-contents.ts';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './modules.css.ts';

const ProblemMeansMatrix = lazy(() =>
  import('./ProblemMeansMatrix.tsx').then((module) => ({ default: module.ProblemMeansMatrix })),
);

/** Whether a matrix says more than a list: two of each at least, and counts that differ. */
export function isMatrixTelling({ problems = [], means = [], cells = [] }: PartialContent<'PUM_CHART'>): boolean {
  const counts = new Set(cells.map(({ count }) => count).filter((count) => count > 0));
  return problems.length > 1 && means.length > 1 && counts.size > 1;
}

/** Problems and the means against them: a list of pairs with their passages, or a matrix where counts differ. */
export function ProblemMeans({ module }: ModuleViewProps<'PUM_CHART'>) {
  const t = useMessages(seekPanelMessages);
  const { problems = [], means = [], cells = [], method } = module.content;
  if (problems.length === 0 || means.length === 0) return null;
  if (isMatrixTelling(module.content)) {
    return (
      <Suspense fallback={<Skeleton height={180} />}>
        <ProblemMeansMatrix module={module} />
      </Suspense>
    );
  }
  const isCounted = cells.some(({ count }) => count > 1);
  return (
    <figure className={styles.pairs}>
      <Text as="figcaption" size="caption" tone="muted">
        {isCounted ? t('chart.caption') : t('chart.pairs')}
        {isCounted && method && <> · {t('chart.method', { method })}</>}
      </Text>
      <ul className={styles.pairList} aria-label={t('module.PUM_CHART')}>
        {problems.map((problem, row) => {
          const own = cells.filter((cell) => cell.problem === row && cell.count > 0);
          return (
            own.length > 0 && (
              <li key={problem} className={styles.pair}>
                <span className={styles.problem}>
                  <Typeset>{problem}</Typeset>
                </span>
                <ul className={styles.meansList}>
                  {own.map((cell) => (
                    <li key={cell.means} className={styles.means}>
                      <Icon of={ArrowRightIcon} size="sm" className={styles.arrow} />
                      <span>
                        <Typeset>{means[cell.means] ?? ''}</Typeset>
                        <CitationMarks citations={cell.citations} />
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            )
          );
        })}
      </ul>
    </figure>
  );
}

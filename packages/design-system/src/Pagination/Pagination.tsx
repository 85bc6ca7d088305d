import type { MouseEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Pagination.css.ts';
import type { PaginationProps } from './Pagination.types.ts';
import { paginationWords } from './Pagination.words.ts';
import { pageSteps } from './pageSteps.ts';

/** Goes to a page of a long list; with little room only its place is written. Nothing where there is one page. */
export function Pagination({ page, pages, onChange, href, words, className }: PaginationProps) {
  const language = useLanguage();
  const say = wordsIn(paginationWords, language, words);
  if (pages <= 1) return null;
  const figures = new Intl.NumberFormat(language);
  const go = (event: MouseEvent, to: number) => {
    // A link that is opened elsewhere goes its own way.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (to !== page) onChange(to);
  };
  return (
    <nav aria-label={say.label} className={joinClasses(styles.pagination, className)}>
      <ul className={styles.list}>
        <li>
          <IconButton
            className={styles.arrow}
            icon={ChevronLeftIcon}
            label={say.previous}
            isDisabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
        </li>
        {pageSteps(page, pages).map((step) => {
          if ('gapAfter' in step) {
            return (
              <li key={`gap ${step.gapAfter}`} aria-hidden className={joinClasses(styles.step, styles.gap)}>
                …
              </li>
            );
          }
          const shared = {
            className: styles.page,
            'aria-label': say.page(figures.format(step.page)),
            ...(step.page === page ? { 'aria-current': 'page' as const } : {}),
            onClick: (event: MouseEvent) => go(event, step.page),
          };
          return (
            <li key={step.page} className={styles.step}>
              {href ? (
                <a href={href(step.page)} {...shared}>
                  {figures.format(step.page)}
                </a>
              ) : (
                <button type="button" {...shared}>
                  {figures.format(step.page)}
                </button>
              )}
            </li>
          );
        })}
        <li className={styles.place}>{say.place(figures.format(page), figures.format(pages))}</li>
        <li>
          <IconButton
            className={styles.arrow}
            icon={ChevronRightIcon}
            label={say.next}
            isDisabled={page >= pages}
            onClick={() => onChange(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './LoadMore.css.ts';
import type { LoadMoreProps } from './LoadMore.types.ts';
import { loadMoreWords } from './LoadMore.words.ts';

/** The end of a list that goes on: how much is here, and a button for more. At the end only the count stays. */
export function LoadMore({ shown, total, onMore, isBusy = false, hasFailed = false, words, className }: LoadMoreProps) {
  const language = useLanguage();
  const say = wordsIn(loadMoreWords, language, words);
  const figures = new Intl.NumberFormat(language);
  return (
    <div className={joinClasses(styles.foot, className)}>
      {hasFailed && !isBusy && (
        <span role="alert" className={styles.failed}>
          <Icon of={CircleAlertIcon} />
          {say.failed}
        </span>
      )}
      {shown < total && (
        <Button isBusy={isBusy} busyLabel={say.loading} onClick={onMore}>
          {hasFailed ? say.retry : say.more}
        </Button>
      )}
      <span role="status" className={styles.count}>
        {say.shown(figures.format(shown), figures.format(total))}
      </span>
    </div>
  );
}

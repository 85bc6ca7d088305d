import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './ReadingLayout.css.ts';
import type { ReadingLayoutProps } from './ReadingLayout.types.ts';

/** A long text with its outline beside it, evidence at the edge and a box at the foot, as in the seek result. */
export function ReadingLayout({ head, children, outline, hasNotes = false, drawer, foot }: ReadingLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.reading}>
        <div
          className={joinClasses(
            styles.grid,
            Boolean(drawer) && styles.narrow,
            !outline && styles.plain,
            hasNotes && styles.noted,
            hasNotes && Boolean(drawer) && styles.notedNarrow,
            hasNotes && !outline && styles.notedPlain,
          )}
        >
          <div className={styles.head}>{head}</div>
          {outline && (
            <div className={joinClasses(styles.outline, hasNotes && styles.afterNotes)}>
              <div className={styles.sticky}>{outline}</div>
            </div>
          )}
          <div className={joinClasses(styles.text, styles.body)}>{children}</div>
        </div>
        {foot && (
          <div className={styles.foot}>
            <div className={joinClasses(styles.footBox, hasNotes && styles.notedFoot)}>{foot}</div>
          </div>
        )}
      </div>
      {drawer}
    </div>
  );
}

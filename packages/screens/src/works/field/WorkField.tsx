import type { RecordId } from '@assay/works';
import type { ReactNode } from 'react';
import { toneStyle } from '../presence/person-tone.ts';
import { firstOf, useOthers } from '../presence/useOthers.ts';
import { CommentButton } from '../talk/CommentButton.tsx';
import { SuggestedValues } from '../talk/SuggestedValues.tsx';
import { suggestedFor } from '../talk/suggested-values.ts';
import { useTalk } from '../talk/useTalk.ts';
import { useWorkSession } from '../WorkContext.ts';
import * as styles from './field.css.ts';

export interface WorkFieldProps {
  record: RecordId;
  field: string;
  className?: string;
  children: ReactNode;
}

/**
 * A field of a work with what others do about it: who else is in it, what is suggested for it, how much is said of it.
 * Tells others that the person is here when the focus comes.
 */
export function WorkField({ record, field, className, children }: WorkFieldProps) {
  const { session } = useWorkSession();
  const { suggestions } = useTalk();
  // Whose caret is drawn in the text is named there.
  const others = useOthers().filter(
    (one) => one.record === record && one.field === field && one.selection === undefined,
  );
  const [first] = others;
  const stands = session.state.get(record);
  return (
    <div
      className={`${styles.field} ${className ?? ''}`}
      data-record={record}
      data-field={field}
      {...(first && { 'data-held': '' })}
      style={first && toneStyle(first.person ?? first.page)}
      onFocus={() => {
        const place = session.place();
        // An editor of prose has told more than this by now.
        if (place?.record !== record || place.field !== field) session.moveTo({ record, field });
      }}
    >
      {children}
      {first && <span className={styles.flag}>{firstOf(others)}</span>}
      <CommentButton record={record} field={field} className={styles.comment} commentedClass={styles.commented} />
      {stands && (
        <SuggestedValues
          at={{ work: session.state, type: stands.type, field }}
          stands={stands.fields[field]}
          waiting={suggestedFor(suggestions.data ?? [], { record, field })}
        />
      )}
    </div>
  );
}

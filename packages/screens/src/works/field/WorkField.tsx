import { CheckIcon, CloseIcon, IconButton, MessageIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { RecordId } from '@assay/works';
import type { ReactNode } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { toneStyle } from '../presence/person-tone.ts';
import { Reason } from '../talk/Reason.tsx';
import { useDecision } from '../talk/useDecision.ts';
import { useTalk } from '../talk/useTalk.ts';
import { ValueChanges } from '../ValueChanges.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
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
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  const { open } = useWorkPanel();
  const { comments } = useTalk();
  const here = snapshot.surroundings.present.filter((one) => one.record === record && one.field === field);
  // Whose caret is drawn in the text is named there.
  const others = here.filter(({ page, selection }) => page !== session.page && selection === undefined);
  const type = session.state.get(record)?.type ?? '';
  const threads = (comments.data ?? []).filter(
    (one) => one.record === record && one.field === field && one.thread === null && one.resolved_at === null,
  ).length;
  const name = words.field(type, field);
  const [first] = others;
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
      {first && (
        <span className={styles.flag}>
          {first.name === '' ? t('present.guest') : first.name}
          {others.length > 1 && ` +${others.length - 1}`}
        </span>
      )}
      {(threads > 0 || session.role !== 'read') && (
        <IconButton
          icon={MessageIcon}
          size="compact"
          className={threads > 0 ? styles.commented : styles.comment}
          label={
            threads > 0 ? t('comments.onField', { count: threads, field: name }) : t('comments.addTo', { field: name })
          }
          onClick={() => open('comments', { record, field })}
        />
      )}
      <Suggested record={record} field={field} />
    </div>
  );
}

/** What is suggested for a field, with the two answers to it. */
function Suggested({ record, field }: { record: RecordId; field: string }) {
  const t = useMessages(worksMessages);
  const { session } = useWorkSession();
  const { suggestions } = useTalk();
  const { decide, failure } = useDecision();
  const stands = session.state.get(record);
  const waiting = (suggestions.data ?? []).flatMap((suggestion) => {
    const [operation] = suggestion.operations;
    const isHere =
      suggestion.state === 'open' &&
      suggestion.operations.length === 1 &&
      operation?.op === 'set' &&
      operation.id === record &&
      operation.field === field;
    return isHere && operation?.op === 'set' ? [{ suggestion, value: operation.value }] : [];
  });
  if (!stands) return null;
  const at = { work: session.state, type: stands.type, field, evidence: stands.evidence };
  return waiting.map(({ suggestion, value }) => (
    <div
      key={suggestion.id}
      className={styles.suggested}
      role="group"
      aria-label={t('suggestions.onField', { name: suggestion.author.name })}
    >
      <ValueChanges {...at} before={stands.fields[field]} after={value} />
      <Reason reason={suggestion.reason} />
      {session.role === 'edit' && (
        <span className={styles.answers}>
          <IconButton
            icon={CheckIcon}
            size="compact"
            label={t('suggestions.accept')}
            onClick={() => void decide(suggestion.id, true)}
          />
          <IconButton
            icon={CloseIcon}
            size="compact"
            label={t('suggestions.refuse')}
            onClick={() => void decide(suggestion.id, false)}
          />
        </span>
      )}
      {failure !== undefined && <span role="alert">{failure}</span>}
    </div>
  ));
}

import { Button, CheckIcon, IconButton, RetryIcon, Text, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { showPlace } from '../show-place.ts';
import { useWorkSession } from '../WorkContext.ts';
import { placeName, useDescriptions } from '../WorkDescriptions.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { CommentBox } from './CommentBox.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './talk.css.ts';
import type { WorkComment } from './talk.source.ts';
import { useTalk } from './useTalk.ts';

interface ThreadProps {
  first: WorkComment;
  answers: readonly WorkComment[];
  person: string | undefined;
}

/** A comment with the answers to it, on the place that it is about. */
export function Thread({ first, answers, person }: ThreadProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { talk } = useWorkPanel();
  const { refresh } = useTalk();
  const [isAnswering, setAnswering] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isResolved = first.resolved_at !== null;
  const mayWrite = session.role !== 'read';
  const record = first.record === null ? undefined : session.state.get(first.record);
  const about = record && placeName(words, record, session.state, first.field ?? undefined);

  async function attempt(work: () => Promise<unknown>) {
    setFailure(undefined);
    try {
      await work();
      await refresh();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  const comment = (one: WorkComment) => (
    <div key={one.id} className={one.thread === null ? undefined : styles.answer}>
      <div className={styles.line}>
        <AuthorLine author={one.author} at={one.at} />
        {(one.own || (session.isOwner && person !== undefined)) && (
          <IconButton
            icon={TrashIcon}
            size="compact"
            label={t('comments.remove')}
            onClick={() => void attempt(() => talk.remove(one.id))}
          />
        )}
      </div>
      <CommentText {...one} />
      {one.callsYou && (
        <Text size="caption" tone="strong">
          {t('comments.callsYou')}
        </Text>
      )}
    </div>
  );

  return (
    <li className={isResolved ? styles.past : styles.card}>
      {record && about !== undefined && (
        <button
          type="button"
          className={styles.place}
          onClick={() => showPlace({ record: record.id, ...(first.field !== null && { field: first.field }) })}
        >
          {about}
        </button>
      )}
      {first.record !== null && !record && (
        <Text size="caption" tone="muted">
          {t('comments.gone')}
        </Text>
      )}
      {comment(first)}
      {answers.map(comment)}
      {failure !== undefined && (
        <Text size="caption" tone="critical" role="alert">
          {failure}
        </Text>
      )}
      {mayWrite && (
        <div className={styles.answers}>
          {!isAnswering && (
            <Button size="compact" variant="quiet" onClick={() => setAnswering(true)}>
              {t('comments.answer')}
            </Button>
          )}
          {person !== undefined && (first.own || session.role === 'edit') && (
            <Button
              size="compact"
              variant="quiet"
              icon={isResolved ? RetryIcon : CheckIcon}
              onClick={() => void attempt(() => talk.resolve(first.id, !isResolved))}
            >
              {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
            </Button>
          )}
        </div>
      )}
      {isAnswering && (
        <CommentBox
          draft={`comment.${first.id}`}
          label={t('comments.answer')}
          submitLabel={t('comments.send')}
          isGuest={person === undefined}
          hasAutoFocus
          onSubmit={async (written) => {
            await talk.comment({ ...written, thread: first.id });
            setAnswering(false);
            await refresh();
          }}
        />
      )}
    </li>
  );
}

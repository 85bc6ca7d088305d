import { Button, ConfirmDialog, Field, Text, TextInput } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { Listing } from '../panel/Listing.tsx';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { PastRuns } from '../runs/PastRuns.tsx';
import { AuthorLine } from '../talk/AuthorLine.tsx';
import { Reason } from '../talk/Reason.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { CompareDialog, type Comparison } from './CompareDialog.tsx';
import * as styles from './history.css.ts';
import type { Sitting, WorkVersion } from './history.source.ts';

/** Versions that have a name, and who changed the work when; any state can be compared with and gone back to. */
export function Versions() {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const { history, key } = useWorkPanel();
  const { session, snapshot } = useWorkSession();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [comparison, setComparison] = useState<Comparison>();
  const [restoring, setRestoring] = useState<{ revision: number; title: string }>();
  const cache = useQueryClient();
  const versions = useQuery({ queryKey: ['work', key, 'versions'], queryFn: ({ signal }) => history.versions(signal) });
  const sittings = useInfiniteQuery({
    queryKey: ['work', key, 'history', snapshot.revision],
    queryFn: ({ pageParam, signal }) => history.sittings(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.from : undefined),
    placeholderData: (held) => held,
  });
  const mayEdit = session.role === 'edit';

  async function attempt(work: () => Promise<unknown>) {
    setFailure(undefined);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: ['work', key, 'versions'] });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  const actions = (revision: number, title: string, compare: Comparison) => (
    <div className={styles.actions}>
      <Button size="compact" variant="quiet" onClick={() => setComparison(compare)}>
        {t('history.compare')}
      </Button>
      {mayEdit && revision < snapshot.revision && (
        <Button size="compact" variant="quiet" onClick={() => setRestoring({ revision, title })}>
          {t('history.restore')}
        </Button>
      )}
    </div>
  );
  const versionLine = (version: WorkVersion) => (
    <li key={version.revision} className={styles.entry}>
      <Text size="dense" className={styles.name}>
        {version.name}
      </Text>
      <AuthorLine author={version.author} at={version.at} />
      {actions(version.revision, version.name, {
        version,
        others: (versions.data ?? []).filter(({ revision }) => revision !== version.revision),
      })}
    </li>
  );
  const sittingLine = (sitting: Sitting) => {
    const title = formats.dateTime(sitting.at);
    const count = sitting.to - sitting.from + 1;
    return (
      <li key={sitting.to} className={styles.entry}>
        <AuthorLine author={sitting.author} origin={sitting.origin} at={sitting.at} />
        <Text size="caption" tone="muted">
          {t('history.changes', { count })}
        </Text>
        <Reason reason={sitting.reason} />
        {actions(sitting.to, title, { title, from: sitting.from - 1, to: sitting.to })}
      </li>
    );
  };

  return (
    <>
      {failure !== undefined && (
        <Text size="caption" tone="critical" role="alert" className={styles.keep}>
          {failure}
        </Text>
      )}
      {mayEdit && (
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            void attempt(() => history.keep(name.trim())).then(() => setName(''));
          }}
        >
          <Field label={t('history.name')} isLabelHidden>
            <TextInput
              size="compact"
              value={name}
              maxLength={120}
              placeholder={t('history.name')}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button size="compact" type="submit" isDisabled={name.trim() === ''}>
            {t('history.keep')}
          </Button>
        </form>
      )}
      <Listing query={versions}>
        {(all) =>
          all.length > 0 && (
            <>
              <Text size="caption" tone="muted" className={styles.heading}>
                {t('history.versions')}
              </Text>
              <ul className={styles.entries}>{all.map(versionLine)}</ul>
            </>
          )
        }
      </Listing>
      <Listing query={sittings}>
        {({ pages }) => (
          <>
            <Text size="caption" tone="muted" className={styles.heading}>
              {t('history.changesTitle')}
            </Text>
            <ul className={styles.entries}>{pages.flatMap(({ entries }) => entries).map(sittingLine)}</ul>
            {sittings.hasNextPage && (
              <Button
                size="compact"
                variant="quiet"
                isBusy={sittings.isFetchingNextPage}
                onClick={() => void sittings.fetchNextPage()}
              >
                {t('history.more')}
              </Button>
            )}
          </>
        )}
      </Listing>
      <PastRuns />
      {comparison && <CompareDialog comparison={comparison} onClose={() => setComparison(undefined)} />}
      <ConfirmDialog
        isOpen={restoring !== undefined}
        title={t('history.restoreTitle', { name: restoring?.title ?? '' })}
        variant="primary"
        words={{ confirm: t('history.restore'), cancel: t('history.cancel'), failed: t('history.notRestored') }}
        onConfirm={() => history.restore(restoring?.revision ?? 0)}
        onClose={() => setRestoring(undefined)}
      >
        {t('history.restoreText')}
      </ConfirmDialog>
    </>
  );
}

import { Banner, Dialog, EmptyState, HistoryIcon, Skeleton, Tag, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { createWorkState, differencesOf, type FieldDifference } from '@assay/works';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { ValueChanges } from '../ValueChanges.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { placeName, useDescriptions } from '../WorkDescriptions.ts';
import * as styles from './history.css.ts';

export interface ChangesDialogProps {
  title: string;
  from: number;
  /** Undefined for the work as it stands. */
  to: number | undefined;
  onClose(): void;
  /** Above what is different. */
  children?: ReactNode;
}

/** What is different between two states of the work, record by record and word by word. */
export function ChangesDialog({ title, from, to, onClose, children }: ChangesDialogProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { history, key } = useWorkPanel();
  const { session } = useWorkSession();
  const query = useQuery({
    queryKey: ['work', key, 'compare', from, to ?? 'now'],
    gcTime: 0,
    async queryFn() {
      const [before, after] = await Promise.all([
        history.stateAt(from),
        to === undefined ? session.state.records() : history.stateAt(to),
      ]);
      const { kind } = session.state;
      return { former: createWorkState(kind, before), latter: createWorkState(kind, after) };
    },
  });
  const differences = useMemo(() => {
    if (!query.data) return undefined;
    const { former, latter } = query.data;
    return differencesOf(former.records(), latter.records()).map((difference) => {
      const { id, evidence } = difference.record;
      // What either of them cites.
      return { ...difference, evidence: { ...former.get(id)?.evidence, ...evidence } };
    });
  }, [query.data]);

  const line = (difference: NonNullable<typeof differences>[number]) => {
    const { record, what } = difference;
    const work = what === 'removed' ? query.data?.former : query.data?.latter;
    const held = Object.entries(record.fields).map(([field, value]) =>
      what === 'removed' ? { field, before: value } : { field, after: value },
    );
    const fields: readonly FieldDifference[] = what === 'changed' ? difference.fields : held;
    return (
      <li key={`${what}${record.id}`} className={styles.difference}>
        <div className={styles.subject}>
          <Tag tone={what === 'added' ? 'positive' : what === 'removed' ? 'critical' : 'neutral'}>
            {t(`history.${what}`)}
          </Tag>
          <Text size="dense" className={styles.name}>
            {work ? placeName(words, record, work) : words.type(record.type)}
          </Text>
        </div>
        <dl className={styles.fields}>
          {what === 'changed' && difference.isMoved && (
            <div>
              <dt>{t('history.place')}</dt>
              <dd>{t('history.moved')}</dd>
            </div>
          )}
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{words.field(record.type, field)}</dt>
              <dd>
                <ValueChanges
                  work={work ?? session.state}
                  type={record.type}
                  field={field}
                  evidence={difference.evidence}
                  before={before}
                  after={after}
                />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    );
  };

  return (
    <Dialog isOpen className={styles.dialog} title={title} closeLabel={t('history.close')} onClose={onClose}>
      {children}
      {query.error && (
        <Banner tone="critical" title={t('panel.failed')}>
          {query.error.message}
        </Banner>
      )}
      {!differences && !query.error && <Skeleton lines={6} />}
      {differences?.length === 0 && <EmptyState icon={HistoryIcon} level={3} title={t('history.equal')} />}
      {differences && <ul className={styles.entries}>{differences.map(line)}</ul>}
    </Dialog>
  );
}

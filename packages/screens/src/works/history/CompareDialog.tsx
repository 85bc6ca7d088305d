import { Banner, Dialog, EmptyState, HistoryIcon, Skeleton, Tag, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { createWorkState, type Difference, differencesOf, type FieldDifference } from '@assay/works';
import { useQuery } from '@tanstack/react-query';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { ValueChanges } from '../ValueChanges.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { placeName, useDescriptions } from '../WorkDescriptions.ts';
import * as styles from './history.css.ts';

interface CompareDialogProps {
  title: string;
  from: number;
  /** Undefined for the work as it stands. */
  to: number | undefined;
  onClose(): void;
}

/** What is different between two states of the work, record by record and word by word. */
export function CompareDialog({ title, from, to, onClose }: CompareDialogProps) {
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
  const differences = query.data && differencesOf(query.data.former.records(), query.data.latter.records());

  const line = (difference: Difference) => {
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
                  evidence={{ ...query.data?.former.get(record.id)?.evidence, ...record.evidence }}
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
    <Dialog
      isOpen
      className={styles.dialog}
      title={t(to === undefined ? 'history.sinceVersion' : 'history.inSitting', { name: title })}
      closeLabel={t('history.close')}
      onClose={onClose}
    >
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

import { Banner, Button, HistoryIcon, Skeleton, Tag, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { contentHash, type FieldValue, staleBasis, type WorkRecord } from '@assay/works';
import { useQuery } from '@tanstack/react-query';
import { Passage } from '../cited/Passage.tsx';
import { editWhatIsThere } from '../edit-what-is-there.ts';
import type { Writing } from '../history/history.source.ts';
import { worksMessages } from '../messages.ts';
import { PanelEmpty } from '../panel/PanelEmpty.tsx';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { showPlace } from '../show-place.ts';
import { groundName } from '../stale/ground-name.ts';
import { StillRight } from '../stale/StillRight.tsx';
import { AuthorLine } from '../talk/AuthorLine.tsx';
import { Reason } from '../talk/Reason.tsx';
import { useAuthorName } from '../talk/useAuthorName.ts';
import { useWorkSession } from '../WorkContext.ts';
import { mayStandAgain, useDescriptions, valueText } from '../WorkDescriptions.ts';
import * as styles from './provenance.css.ts';
import { useLastPlace } from './useLastPlace.ts';

/** Where what stands at the place of the person comes from: who wrote it, the passages under it, what it was derived from. */
export function Provenance() {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const place = useLastPlace();
  const record = place && session.state.get(place.record);
  if (!place || !record) return <PanelEmpty icon={HistoryIcon} title={t('provenance.nowhere')} />;
  const { field } = place;
  const isHere = (about: { field?: string | undefined }) =>
    field === undefined || about.field === undefined || about.field === field;
  const passages = Object.entries(record.evidence).filter(([, evidence]) => isHere(evidence));
  return (
    <div className={styles.parts}>
      <div>
        <Text weight="medium">{words.record(record, session.state)}</Text>
        {field !== undefined && words.field(record.type, field) !== words.record(record, session.state) && (
          <Text as="p" size="caption" tone="muted">
            {words.field(record.type, field)}
          </Text>
        )}
      </div>
      <Writings record={record} field={field} />
      {passages.length > 0 && (
        <section className={styles.part} aria-label={t('provenance.passages')}>
          <Text size="caption" tone="muted">
            {t('provenance.passages')}
          </Text>
          {passages.map(([key, evidence]) => (
            <Passage key={key} evidence={evidence} />
          ))}
        </section>
      )}
      <Grounds record={record} isHere={isHere} />
    </div>
  );
}

interface WrittenProps {
  record: WorkRecord;
  field: string;
  writing: Writing;
  value: FieldValue | null;
}

/** What a change wrote in a field; what stood there before can be taken again. */
function Written({ record: { id, type, fields, evidence }, field, writing: { author, origin }, value }: WrittenProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const name = useAuthorName()(author, origin);
  const { session } = useWorkSession();
  const at = { work: session.state, type, field, evidence };
  const text = valueText(words, at, value);
  const isPast = contentHash(value ?? undefined) !== contentHash(fields[field]);
  return (
    <div className={styles.written}>
      <Text size="dense" className={styles.text}>
        {text || t(value === null ? 'provenance.emptied' : 'provenance.gone')}
      </Text>
      {session.role === 'edit' && isPast && mayStandAgain(at, value) && (
        <Button
          size="compact"
          variant="quiet"
          aria-label={t('provenance.takeOf', { text: text || t('provenance.emptied'), name })}
          onClick={() => {
            editWhatIsThere(session, [{ op: 'set', id, field, value }]);
            showPlace({ record: id, field });
          }}
        >
          {t('provenance.take')}
        </Button>
      )}
    </div>
  );
}

/** Who wrote it, the newest first, with what they wrote. */
function Writings({ record, field }: { record: WorkRecord; field: string | undefined }) {
  const t = useMessages(worksMessages);
  const { history, key } = useWorkPanel();
  const { snapshot } = useWorkSession();
  const writings = useQuery({
    queryKey: ['work', key, 'provenance', record.id, field ?? '', snapshot.revision],
    queryFn: ({ signal }) => history.writings({ record: record.id, ...(field !== undefined && { field }) }, signal),
  });
  return (
    <section className={styles.part} aria-label={t('provenance.writings')}>
      <Text size="caption" tone="muted">
        {t('provenance.writings')}
      </Text>
      {writings.isPending && <Skeleton lines={2} size="dense" />}
      {writings.isError && <Banner tone="critical" title={t('panel.failed')} />}
      {writings.data?.length === 0 && (
        <Text size="dense" tone="muted">
          {t('provenance.nobody')}
        </Text>
      )}
      {writings.data?.map((writing) => (
        <div key={writing.revision} className={styles.writing}>
          <AuthorLine author={writing.author} origin={writing.origin} at={writing.at} />
          <Reason reason={writing.reason} />
          {field !== undefined && writing.value !== undefined && (
            <Written record={record} field={field} writing={writing} value={writing.value} />
          )}
        </div>
      ))}
    </section>
  );
}

/** What it was derived from, and which of that has changed since. */
function Grounds({ record, isHere }: { record: WorkRecord; isHere(about: { field?: string | undefined }): boolean }) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const stale = new Set(staleBasis(session.state, record));
  const grounds = record.basis.filter((basis) => 'record' in basis.from && isHere(basis));
  if (grounds.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('provenance.grounds')}>
      <Text size="caption" tone="muted">
        {t('provenance.grounds')}
      </Text>
      <ul className={styles.grounds}>
        {grounds.map((basis) => (
          <li key={JSON.stringify(basis.from)} className={styles.ground}>
            <Text size="dense">{groundName(words, session.state, basis) ?? t('provenance.gone')}</Text>
            {stale.has(basis) && <Tag tone="caution">{t('provenance.stale')}</Tag>}
          </li>
        ))}
      </ul>
      {grounds.some((basis) => stale.has(basis)) && (
        <div>
          <StillRight records={[record]} isMeant={isHere} name={words.record(record, session.state)} />
        </div>
      )}
    </section>
  );
}

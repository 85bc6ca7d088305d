import {
  Banner,
  Button,
  EmptyState,
  LayersIcon,
  PlusIcon,
  SegmentedControl,
  Select,
  Skeleton,
  Text,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useToolAct } from '@assay/screens/works';
import { type Lookup, rootId } from '@assay/works';
import { lazy, Suspense, useId, useState } from 'react';
import { comparedConcepts } from '../kind/pugh.ts';
import { recordsOf } from '../kind/records-of.ts';
import { criteriaOf, scoredConcepts } from '../kind/scores.ts';
import { Criteria } from './Criteria.tsx';
import * as styles from './concepts.css.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { useTriz } from './useTriz.ts';

/** The grid comes once there is something to compare. */
const ConceptGrid = lazy(() => import('./ConceptGrid.tsx'));

const ways = ['scored', 'compared'] as const;

const hasEvidence = (work: Lookup) =>
  recordsOf(work, null, 'contradiction')
    .flatMap(({ id }) => recordsOf(work, id, 'principle'))
    .some(({ evidence }) => Object.keys(evidence).length > 0);

/** What the team makes of what was found: scored by weighed criteria, or compared with one of them. */
export function ConceptsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const [way, setWay] = useState<(typeof ways)[number]>('scored');
  const concepts = scoredConcepts(session.state);
  const criteria = criteriaOf(session.state);
  const [begun, setBegun] = useState<string>();
  const addCriterion = () => {
    const id = crypto.randomUUID();
    setBegun(id);
    const fields = { name: `${t('concepts.criterion')} ${criteria.length + 1}`, weight: 3 };
    session.edit([{ op: 'add', id, type: 'criterion', parent: null, fields }]);
  };
  const { isActing: isFinding, failure, isNothing, act } = useToolAct('concepts');
  // Only where a model is connected, and a principle has passages to write from.
  const canWrite = session.actions.includes('concepts') && hasEvidence(session.state);
  const canCompare = criteria.length > 0 && concepts.length > 1;
  const shown = canCompare ? way : 'scored';
  return (
    <Part
      name="concepts"
      aside={t(shown === 'scored' ? 'concepts.hint' : 'pugh.hint')}
      action={
        !isReadOnly && (
          <>
            {canWrite && (
              <Button
                size="compact"
                icon={LayersIcon}
                isBusy={isFinding}
                busyLabel={t('writing.doing')}
                onClick={() => act()}
              >
                {t('writing.do')}
              </Button>
            )}
            {concepts.length > 0 && (
              <Button size="compact" icon={PlusIcon} onClick={addCriterion}>
                {t('concepts.addCriterion')}
              </Button>
            )}
          </>
        )
      }
    >
      {failure !== undefined && (
        <Banner tone="critical" title={t('writing.failed')}>
          {failure}
        </Banner>
      )}
      {isNothing && (
        <Text tone="muted" role="status">
          {t('writing.nothing')}
        </Text>
      )}
      {concepts.length === 0 ? (
        <EmptyState icon={WaypointsIcon} level={3} title={t('concepts.none')} />
      ) : (
        <>
          {canCompare && (
            <div className={styles.ways}>
              <SegmentedControl
                label={t('concepts.way')}
                segments={ways.map((value) => ({ value, label: t(`concepts.${value}`) }))}
                value={way}
                onChange={setWay}
              />
              {shown === 'compared' && <Datum isReadOnly={isReadOnly} />}
            </div>
          )}
          <Criteria begun={begun} isReadOnly={isReadOnly} />
          <Suspense fallback={<Skeleton lines={6} />}>
            <ConceptGrid way={shown} />
          </Suspense>
        </>
      )}
    </Part>
  );
}

/** The concept that the others are compared with. */
function Datum({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const id = useId();
  const { session } = useTriz();
  const compared = comparedConcepts(session.state);
  return (
    <span className={styles.datum}>
      <label htmlFor={id} className={styles.datumLabel}>
        <Text size="dense">{t('pugh.isDatum')}</Text>
      </label>
      <Select
        id={id}
        size="compact"
        disabled={isReadOnly}
        value={compared.find(({ isDatum }) => isDatum)?.concept.id ?? ''}
        options={compared.map(({ concept }) => ({ value: concept.id, label: concept.fields.name ?? '' }))}
        onChange={({ target }) => session.edit([{ op: 'set', id: rootId, field: 'datum', value: target.value }])}
      />
    </span>
  );
}

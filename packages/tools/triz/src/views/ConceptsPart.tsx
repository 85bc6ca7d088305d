import {
  Banner,
  Button,
  EmptyState,
  LayersIcon,
  PlusIcon,
  SegmentedControl,
  Skeleton,
  Text,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useToolAct } from '@assay/screens/works';
import type { Lookup } from '@assay/works';
import { Suspense, useState } from 'react';
import { recordsOf } from '../kind/records-of.ts';
import { criteriaOf, scoredConcepts } from '../kind/scores.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { PughTable } from './PughTable.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

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
  const addCriterion = () => {
    const fields = { name: `${t('concepts.criterion')} ${criteria.length + 1}`, weight: 3 };
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'criterion', parent: null, fields }]);
  };
  const { isActing: isFinding, failure, isNothing, act } = useToolAct('concepts');
  // Only where a model is connected, and a principle has passages to write from.
  const canWrite = session.actions.includes('concepts') && hasEvidence(session.state);
  const canCompare = criteria.length > 0 && concepts.length > 1;
  const Table = !canCompare || way === 'scored' ? ScoreTable : PughTable;
  return (
    <Part
      name="concepts"
      aside={t(Table === ScoreTable ? 'concepts.hint' : 'pugh.hint')}
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
            <SegmentedControl
              className={styles.choice}
              label={t('concepts.way')}
              segments={ways.map((value) => ({ value, label: t(`concepts.${value}`) }))}
              value={way}
              onChange={setWay}
            />
          )}
          {/* What scrolls can be scrolled by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('concepts.title')}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <Table concepts={concepts} criteria={criteria} isReadOnly={isReadOnly} />
            </Suspense>
          </div>
        </>
      )}
    </Part>
  );
}

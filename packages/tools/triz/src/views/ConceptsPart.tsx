import { Button, EmptyState, PlusIcon, SegmentedControl, Skeleton, WaypointsIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Suspense, useState } from 'react';
import { criteriaOf, scoredConcepts } from '../kind/scores.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { PughTable } from './PughTable.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const ways = ['scored', 'compared'] as const;

/** What the team makes of what was found: scored by weighed criteria, or compared with one of them. */
export function ConceptsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const [way, setWay] = useState<(typeof ways)[number]>('scored');
  const concepts = scoredConcepts(session.state);
  const criteria = criteriaOf(session.state);
  const addCriterion = () => {
    const fields = { name: `${t('concepts.newCriterion')} ${criteria.length + 1}`, weight: 3 };
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'criterion', parent: null, fields }]);
  };
  const canCompare = criteria.length > 0 && concepts.length > 1;
  const Table = !canCompare || way === 'scored' ? ScoreTable : PughTable;
  return (
    <Part
      name="concepts"
      aside={t(Table === ScoreTable ? 'concepts.hint' : 'pugh.hint')}
      action={
        !isReadOnly &&
        concepts.length > 0 && (
          <Button size="compact" icon={PlusIcon} onClick={addCriterion}>
            {t('concepts.addCriterion')}
          </Button>
        )
      }
    >
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

import {
  Button,
  EmptyState,
  IconButton,
  PlusIcon,
  Select,
  TextInput,
  TrashIcon,
  WaypointsIcon,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId, RecordOf } from '@assay/works';
import { criteriaOf, type ScoredConcept, scoredConcepts, weightOf } from '../kind/scores.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const steps = [1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: String(step) }));

/** What the team makes of the principles, scored by criteria that it weighs. */
export function ConceptsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const concepts = scoredConcepts(session.state);
  const criteria = criteriaOf(session.state);
  const addCriterion = () => {
    const fields = { name: `${t('concepts.newCriterion')} ${criteria.length + 1}`, weight: 3 };
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'criterion', parent: null, fields }]);
  };
  return (
    <Part
      number={7}
      title={t('concepts.title')}
      aside={t('concepts.hint')}
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
        // What scrolls can be scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('concepts.title')}>
          <table className={styles.scores}>
            <thead>
              <tr>
                <th scope="col" className={styles.scoreHead}>
                  {t('concepts.name')}
                </th>
                {criteria.map((criterion) => (
                  <th key={criterion.id} scope="col" className={styles.scoreHead}>
                    <Criterion criterion={criterion} isReadOnly={isReadOnly} />
                  </th>
                ))}
                <th scope="col" className={styles.totalHead}>
                  {t('concepts.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {concepts.map((scored) => (
                <Row key={scored.concept.id} scored={scored} criteria={criteria} isReadOnly={isReadOnly} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}

type Criteria = RecordOf<typeof trizKind, 'criterion'>;

function Name({ record, label, isReadOnly }: { record: RecordId; label: string; isReadOnly: boolean }) {
  const text = useFieldText(record, 'name');
  return (
    <WorkField record={record} field="name">
      <TextInput {...text} size="compact" aria-label={label} maxLength={100} readOnly={isReadOnly} />
    </WorkField>
  );
}

function Criterion({ criterion, isReadOnly }: { criterion: Criteria; isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, fields } = criterion;
  const { name = '' } = fields;
  return (
    <div className={styles.criterion}>
      <Name record={id} label={t('concepts.criterion')} isReadOnly={isReadOnly} />
      <Select
        size="compact"
        aria-label={t('concepts.weight', { name })}
        disabled={isReadOnly}
        value={String(weightOf(criterion))}
        options={steps.map(({ value, label }) => ({ value, label: `× ${label}` }))}
        onChange={(event) => session.edit([{ op: 'set', id, field: 'weight', value: Number(event.target.value) }])}
      />
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          size="compact"
          label={t('concepts.remove', { name })}
          onClick={() => session.edit([{ op: 'remove', id }])}
        />
      )}
    </div>
  );
}

interface RowProps {
  scored: ScoredConcept;
  criteria: readonly Criteria[];
  isReadOnly: boolean;
}

function Row({ scored, criteria, isReadOnly }: RowProps) {
  const t = useMessages(trizMessages);
  const formats = useFormats();
  const { session } = useTriz();
  const { concept, follows, scores, total, rank } = scored;
  const { name = '' } = concept.fields;
  function rate(criterion: RecordId, value: number) {
    const known = scores.get(criterion);
    session.edit([
      known
        ? { op: 'set', id: known.id, field: 'value', value }
        : { op: 'add', id: crypto.randomUUID(), type: 'score', parent: concept.id, fields: { criterion, value } },
    ]);
  }
  return (
    <tr>
      <th scope="row" className={styles.conceptHead}>
        <div className={styles.conceptName}>
          <span
            className={styles.ofPrinciple}
            title={t(follows.includes('.') ? 'concepts.standard' : 'concepts.principle', { number: follows })}
          >
            {follows}
          </span>
          <Name record={concept.id} label={t('concepts.name')} isReadOnly={isReadOnly} />
          {!isReadOnly && (
            <IconButton
              icon={TrashIcon}
              size="compact"
              label={t('concepts.remove', { name })}
              onClick={() => session.edit([{ op: 'remove', id: concept.id }])}
            />
          )}
        </div>
      </th>
      {criteria.map((criterion) => (
        <td key={criterion.id} className={styles.scoreCell}>
          <Select
            size="compact"
            aria-label={t('concepts.score', { concept: name, criterion: criterion.fields.name ?? '' })}
            disabled={isReadOnly}
            value={String(scores.get(criterion.id)?.value ?? '')}
            options={[{ value: '', label: '–', isDisabled: true }, ...steps]}
            onChange={(event) => rate(criterion.id, Number(event.target.value))}
          />
        </td>
      ))}
      <td className={rank === 1 ? styles.bestTotal : styles.total}>
        {total === undefined ? (
          <span className={styles.openTotal}>{t('concepts.open')}</span>
        ) : (
          <>
            <strong>{formats.number(total)}</strong> {t('concepts.rank', { rank: rank ?? 0 })}
          </>
        )}
      </td>
    </tr>
  );
}

import { Select } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import type { RecordId, RecordOf } from '@assay/works';
import type { ScoredConcept } from '../kind/scores.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { ConceptHead, CriterionHead } from './ConceptHeads.tsx';
import * as styles from './concepts.css.ts';
import { trizMessages } from './messages.ts';
import { useTriz } from './useTriz.ts';

export interface ScoreTableProps {
  concepts: readonly ScoredConcept[];
  criteria: readonly RecordOf<typeof trizKind, 'criterion'>[];
  isReadOnly: boolean;
}

const steps = [1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: String(step) }));

/** Concepts scored 1 to 5 by criteria that the team weighs. */
export function ScoreTable({ concepts, criteria, isReadOnly }: ScoreTableProps) {
  const t = useMessages(trizMessages);
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col" className={styles.scoreHead}>
            {t('concepts.name')}
          </th>
          {criteria.map((criterion) => (
            <th key={criterion.id} scope="col" className={styles.scoreHead}>
              <CriterionHead criterion={criterion} isReadOnly={isReadOnly} />
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
  );
}

type RowProps = Omit<ScoreTableProps, 'concepts'> & { scored: ScoredConcept };

function Row({ scored, criteria, isReadOnly }: RowProps) {
  const t = useMessages(trizMessages);
  const formats = useFormats();
  const { session } = useTriz();
  const { concept, scores, total, rank } = scored;
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
        <ConceptHead scored={scored} isReadOnly={isReadOnly} />
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

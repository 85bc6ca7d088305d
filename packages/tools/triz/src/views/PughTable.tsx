import { Button, SegmentedControl } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { type RecordId, rootId } from '@assay/works';
import { signed, type Verdict, verdictSigns } from '../kind/balance.ts';
import { type ComparedConcept, comparedConcepts } from '../kind/pugh.ts';
import type { ScoredConcept } from '../kind/scores.ts';
import { ConceptHead, CriterionHead } from './ConceptHeads.tsx';
import * as styles from './concepts.css.ts';
import { trizMessages } from './messages.ts';
import type { ScoreTableProps } from './ScoreTable.tsx';
import { hidden } from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const verdicts = ['better', 'same', 'worse'] as const;

/** Concepts compared with one of them, criterion by criterion: better, the same or worse (Pugh). */
export function PughTable({ concepts, criteria, isReadOnly }: ScoreTableProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const compared = comparedConcepts(session.state);
  return (
    <table className={styles.scores}>
      <caption className={hidden}>{t('pugh.caption')}</caption>
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
            {t('pugh.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {compared.map((one) => {
          const scored = concepts.find(({ concept }) => concept.id === one.concept.id);
          return (
            scored && (
              <Row key={one.concept.id} compared={one} scored={scored} criteria={criteria} isReadOnly={isReadOnly} />
            )
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = Omit<ScoreTableProps, 'concepts'> & { compared: ComparedConcept; scored: ScoredConcept };

function Row({ compared, scored, criteria, isReadOnly }: RowProps) {
  const t = useMessages(trizMessages);
  const formats = useFormats();
  const { session } = useTriz();
  const { concept, isDatum, verdicts: held, better, worse, net, isWhole } = compared;
  const { name = '' } = concept.fields;
  function judge(criterion: RecordId, verdict: Verdict) {
    const known = held.get(criterion);
    session.edit([
      known
        ? { op: 'set', id: known.id, field: 'verdict', value: verdict }
        : {
            op: 'add',
            id: crypto.randomUUID(),
            type: 'comparison',
            parent: concept.id,
            fields: { criterion, verdict },
          },
    ]);
  }
  const makeDatum = () => session.edit([{ op: 'set', id: rootId, field: 'datum', value: concept.id }]);
  return (
    <tr>
      <th scope="row" className={styles.conceptHead}>
        <ConceptHead scored={scored} isReadOnly={isReadOnly} />
      </th>
      {criteria.map((criterion) => {
        const verdict = held.get(criterion.id)?.verdict;
        return (
          <td key={criterion.id} className={styles.verdictCell} data-verdict={isDatum ? 'datum' : verdict}>
            {isDatum ? (
              <span className={styles.openTotal}>{t('pugh.datum')}</span>
            ) : (
              <SegmentedControl
                size="compact"
                label={t('concepts.score', { concept: name, criterion: criterion.fields.name ?? '' })}
                segments={verdicts.map((value) => ({
                  value,
                  label: verdictSigns[value],
                  description: t(`pugh.${value}`),
                  isDisabled: isReadOnly,
                }))}
                value={verdict ?? ('' as Verdict)}
                onChange={(value) => judge(criterion.id, value)}
              />
            )}
          </td>
        );
      })}
      <td className={styles.total}>
        {isDatum ? (
          t('pugh.isDatum')
        ) : (
          <>
            {isWhole ? <strong>{signed(net, formats.number)}</strong> : t('concepts.open')}{' '}
            <span className={styles.openTotal}>
              +{better} −{worse}
            </span>
            {!isReadOnly && (
              <Button size="compact" variant="quiet" onClick={makeDatum}>
                {t('pugh.makeDatum')}
              </Button>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

import { IconButton, SegmentedControl, Select, TextInput, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, useWorkSession, WorkField } from '@assay/screens/works';
import { type Verdict, verdictSigns, weightOf } from '../../kind/balance.ts';
import type { BoardCriterion, ComparedIdea } from '../kind/compared-ideas.ts';
import * as styles from './comparison.css.ts';
import { boardMessages } from './messages.ts';

const verdicts = ['better', 'same', 'worse'] as const;
const weights = [1, 2, 3, 4, 5].map((weight) => ({ value: String(weight), label: `× ${weight}` }));

interface CriterionRowProps {
  criterion: BoardCriterion;
  ideas: readonly ComparedIdea[];
  isReadOnly: boolean;
}

/** A criterion with its weight, and how each idea does by it. */
export function CriterionRow({ criterion, ideas, isReadOnly }: CriterionRowProps) {
  const t = useMessages(boardMessages);
  const { session } = useWorkSession();
  const { id, fields } = criterion;
  const { name = '' } = fields;
  const text = useFieldText(id, 'name');
  return (
    <tr>
      <th scope="row" className={styles.criterion} data-record={id}>
        <div className={styles.criterionName}>
          <WorkField record={id} field="name">
            <TextInput
              {...text}
              size="compact"
              aria-label={t('names.criterion')}
              maxLength={100}
              readOnly={isReadOnly}
            />
          </WorkField>
          {!isReadOnly && (
            <IconButton
              icon={TrashIcon}
              size="compact"
              label={t('compare.remove', { name })}
              onClick={() => session.edit([{ op: 'remove', id }])}
            />
          )}
        </div>
      </th>
      <td className={styles.cell}>
        <Select
          size="compact"
          aria-label={t('compare.weight', { name })}
          disabled={isReadOnly}
          value={String(weightOf(criterion))}
          options={weights}
          onChange={(event) => session.edit([{ op: 'set', id, field: 'weight', value: Number(event.target.value) }])}
        />
      </td>
      {ideas.map((compared) => (
        <VerdictCell key={compared.idea.id} criterion={criterion} compared={compared} isReadOnly={isReadOnly} />
      ))}
    </tr>
  );
}

function VerdictCell({
  criterion,
  compared: { idea, verdicts: held },
  isReadOnly,
}: {
  criterion: BoardCriterion;
  compared: ComparedIdea;
  isReadOnly: boolean;
}) {
  const t = useMessages(boardMessages);
  const { session } = useWorkSession();
  const known = held.get(criterion.id);
  const judge = (verdict: Verdict) =>
    session.edit([
      known
        ? { op: 'set', id: known.id, field: 'verdict', value: verdict }
        : {
            op: 'add',
            id: crypto.randomUUID(),
            type: 'comparison',
            parent: idea.id,
            fields: { criterion: criterion.id, verdict },
          },
    ]);
  return (
    <td className={styles.verdict} data-verdict={known?.verdict}>
      <SegmentedControl
        size="compact"
        label={t('compare.of', { idea: idea.fields.name ?? '', criterion: criterion.fields.name ?? '' })}
        segments={verdicts.map((value) => ({
          value,
          label: verdictSigns[value],
          description: t(`compare.${value}`),
          isDisabled: isReadOnly,
        }))}
        value={known?.verdict ?? ('' as Verdict)}
        onChange={judge}
      />
    </td>
  );
}

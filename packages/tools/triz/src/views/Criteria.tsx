import { IconButton, Select, TextInput, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { weightOf } from '../kind/balance.ts';
import type { Triz } from '../kind/records-of.ts';
import { criteriaOf } from '../kind/scores.ts';
import * as styles from './concepts.css.ts';
import { trizMessages } from './messages.ts';
import { useTriz } from './useTriz.ts';

const steps = [1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: `× ${step}` }));

interface CriteriaProps {
  /** One that the person has just asked for: its name is to be written. */
  begun: RecordId | undefined;
  isReadOnly: boolean;
}

/** By what concepts are compared: the columns of the grid below, each with its weight. */
export function Criteria({ begun, isReadOnly }: CriteriaProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const criteria = criteriaOf(session.state);
  if (criteria.length === 0) return null;
  return (
    <ul className={styles.criteria} aria-label={t('concepts.criteria')}>
      {criteria.map((criterion) => (
        <Criterion key={criterion.id} criterion={criterion} isBegun={criterion.id === begun} isReadOnly={isReadOnly} />
      ))}
    </ul>
  );
}

interface CriterionProps {
  criterion: Triz<'criterion'>;
  isBegun: boolean;
  isReadOnly: boolean;
}

function Criterion({ criterion, isBegun, isReadOnly }: CriterionProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, fields } = criterion;
  const { name = '' } = fields;
  const text = useFieldText(id, 'name');
  return (
    <li className={styles.criterion}>
      <WorkField record={id} field="name">
        <TextInput
          {...text}
          size="compact"
          aria-label={t('concepts.criterion')}
          maxLength={100}
          readOnly={isReadOnly}
          // Whoever added it is about to name it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isBegun}
          {...(isBegun && { onFocus: (event) => event.currentTarget.select() })}
        />
      </WorkField>
      <Select
        size="compact"
        aria-label={t('concepts.weight', { name })}
        disabled={isReadOnly}
        value={String(weightOf(criterion))}
        options={steps}
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
    </li>
  );
}

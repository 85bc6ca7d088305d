import { Combobox, Field } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { WorkField } from '@assay/screens/works';
import type { Operation, RecordId } from '@assay/works';
import { parameters } from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import { useTriz } from './useTriz.ts';

interface ParameterChoiceProps {
  contradiction: RecordId;
  side: 'improve' | 'worsen';
  chosen: number | undefined;
  /** What is done before another is chosen, in one change with it. */
  first: readonly Operation[];
  isReadOnly: boolean;
}

/** One of the 39 parameters, found by its number or words of its name; those that were read in the problem stand first. */
export function ParameterChoice({ contradiction, side, chosen, first, isReadOnly }: ParameterChoiceProps) {
  const t = useMessages(trizMessages);
  const { session, under, contradictions, locale } = useTriz();
  // What a problem may mean stands under the contradiction that was read in it, and is offered for all that people add.
  const readings = under(contradiction, 'reading');
  const read = (readings.length > 0 ? readings : contradictions.flatMap(({ id }) => under(id, 'reading')))
    .filter((reading) => reading.fields.side === side)
    .map(({ fields: { parameter = 0 } }) => parameter);
  const rest = parameters.map(({ id }) => id).filter((id) => !read.includes(id));
  const option = (group: 'read' | 'all') => (number: number) => ({
    value: String(number),
    label: `${number} ${parameters[number - 1]?.name[locale] ?? ''}`,
    group: t(`contradiction.${group}`),
  });
  const options = [...read.map(option('read')), ...rest.map(option('all'))];
  const label = t(`contradiction.${side}`);
  return (
    <WorkField record={contradiction} field={side}>
      <Field label={label} isDisabled={isReadOnly}>
        <Combobox
          source={options}
          value={options.find(({ value }) => value === String(chosen))}
          placeholder={t('contradiction.choose')}
          words={{ list: label }}
          clearLabel={t('contradiction.clear', { side: label })}
          onChange={(value) =>
            session.edit([
              ...first,
              { op: 'set', id: contradiction, field: side, value: value ? Number(value.value) : null },
              // What was confirmed was whole.
              ...(value ? [] : [{ op: 'set' as const, id: contradiction, field: 'isConfirmed', value: null }]),
            ])
          }
        />
      </Field>
    </WorkField>
  );
}

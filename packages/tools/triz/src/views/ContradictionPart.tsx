import {
  Banner,
  Button,
  CheckIcon,
  CircleCheckIcon,
  Field,
  Icon,
  PlusIcon,
  SegmentedControl,
  Select,
  Text,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useWorkSession, WorkField } from '@assay/screens/works';
import type { FieldValue, Operation } from '@assay/works';
import { use, useState } from 'react';
import { separationQuestions } from '../tables/index.ts';
import { ChosenContradiction } from './ChosenContradiction.ts';
import { ContradictionChooser } from './ContradictionChooser.tsx';
import { trizMessages } from './messages.ts';
import { ParameterChoice } from './ParameterChoice.tsx';
import { Part } from './Part.tsx';
import { PhysicalDemands } from './PhysicalDemands.tsx';
import { separationsInOrder, separationWords } from './separation-words.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const forms = ['technical', 'physical'] as const;
type Form = (typeof forms)[number];

/** What contradicts what: read from the problem, confirmed or changed by a person. */
export function ContradictionPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, contradiction, contradictions, locale } = useTriz();
  const { choose } = use(ChosenContradiction);
  const { snapshot } = useWorkSession();
  const [looked, look] = useState<{ id: string; form: Form }>();
  if (!contradiction) return null;
  const { id, fields } = contradiction;
  const { form: kept = 'technical', improve, worsen, separation } = fields;
  // Of what is confirmed, the other form is only looked at until something of it is said.
  const form = looked?.id === id ? looked.form : kept;
  const isConfirmed = fields.isConfirmed === true && form === kept;
  const takeForm = (): Operation[] =>
    form === kept
      ? []
      : [
          { op: 'set', id, field: 'form', value: form },
          ...(fields.isConfirmed ? [{ op: 'set' as const, id, field: 'isConfirmed', value: null }] : []),
        ];
  // Of one that a person added nothing was read.
  const isFirst = contradictions[0]?.id === id;
  const set = (field: string, value: FieldValue | null) =>
    session.edit([
      ...takeForm().filter((one) => one.op !== 'set' || one.field !== field),
      { op: 'set', id, field, value },
    ]);
  const written = (field: string) => contradiction.origins[field] ?? contradiction.origin;

  function add() {
    const another = crypto.randomUUID();
    session.edit([{ op: 'add', id: another, type: 'contradiction', parent: null, fields: { form: 'technical' } }]);
    choose(another);
  }

  const sides = { improve, worsen };
  const chooser = (side: keyof typeof sides) => (
    <ParameterChoice
      key={`${id} ${side}`}
      contradiction={id}
      side={side}
      chosen={sides[side]}
      first={takeForm()}
      isReadOnly={isReadOnly}
    />
  );
  /** It stands as it was read: nobody has chosen otherwise. */
  const isRead = form === 'technical' && (['improve', 'worsen'] as const).every((side) => written(side) !== 'person');
  const isWhole = form === 'technical' ? improve !== undefined && worsen !== undefined : separation !== undefined;
  return (
    <Part
      name="contradiction"
      aside={t(form === 'technical' ? 'contradiction.technicalHint' : 'contradiction.physicalHint')}
      action={
        <>
          {!isReadOnly && (
            <Button size="compact" icon={PlusIcon} onClick={add}>
              {t('contradiction.another')}
            </Button>
          )}
          {isConfirmed ? (
            <span className={styles.confirmed}>
              <Icon of={CircleCheckIcon} tone="positive" />
              <Text size="caption">{t('contradiction.confirmed')}</Text>
            </span>
          ) : (
            !isReadOnly && (
              <Button size="compact" icon={CheckIcon} isDisabled={!isWhole} onClick={() => set('isConfirmed', true)}>
                {t('contradiction.confirm')}
              </Button>
            )
          )}
        </>
      }
    >
      <ContradictionChooser isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <SegmentedControl
          className={styles.choice}
          label={t('contradiction.form')}
          segments={forms.map((value) => ({ value, label: t(`contradiction.${value}`) }))}
          value={form}
          onChange={(value) => {
            look(value === kept || !fields.isConfirmed ? undefined : { id, form: value });
            if (value !== kept && !fields.isConfirmed) set('form', value);
          }}
        />
      )}
      {form === 'technical' ? (
        <div className={styles.pair}>
          {chooser('improve')}
          {chooser('worsen')}
        </div>
      ) : (
        <>
          <div
            className={styles.side}
            onInput={() => {
              const first = takeForm();
              // What is suggested is said with the words themselves, once they are whole.
              if (first.length > 0 && snapshot.mode === 'edit') session.edit(first);
            }}
          >
            <PhysicalDemands contradiction={id} isReadOnly={isReadOnly} />
          </div>
          <WorkField record={id} field="separation">
            <Field label={t('contradiction.separation')}>
              <Select
                value={separation ?? ''}
                disabled={isReadOnly}
                placeholder={t('contradiction.chooseSeparation')}
                options={separationsInOrder.map((value) => ({
                  value,
                  label: t(`contradiction.${separationWords[value]}`),
                }))}
                onChange={(event) => set('separation', event.target.value)}
              />
            </Field>
          </WorkField>
        </>
      )}
      {form === 'physical' && (
        <Text size="caption" tone="muted">
          {separation === undefined ? t('contradiction.parting') : separationQuestions[separation][locale]}
        </Text>
      )}
      {!isConfirmed && (isWhole || (isFirst && form === 'technical')) && (
        <Banner
          announce="off"
          title={t(isWhole ? (isRead ? 'contradiction.guess' : 'contradiction.own') : 'contradiction.none')}
        />
      )}
    </Part>
  );
}

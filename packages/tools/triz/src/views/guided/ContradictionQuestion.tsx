import { Field, RadioGroup, SegmentedControl, Select, Text } from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import type { QuestionViewProps } from '@assay/screens/works';
import { useState } from 'react';
import type { ContradictionAnswer, ContradictionData } from '../../kind/guided-questions.ts';
import { parameters } from '../../tables/parameters.ts';
import { separationQuestions } from '../../tables/separation-questions.ts';
import { type Separation, separationWays, separationWords } from '../../tables/separations.ts';
import { trizMessages } from '../messages.ts';
import * as styles from '../triz.css.ts';

const forms = ['technical', 'physical'] as const;
type Side = 'improve' | 'worsen';

/** What is chosen so far. */
interface Chosen {
  form: (typeof forms)[number];
  improve?: number | undefined;
  worsen?: number | undefined;
  separation?: Separation | undefined;
}

function answerOf({ form, improve, worsen, separation }: Chosen): ContradictionAnswer | undefined {
  if (form === 'physical') return separation && { separation };
  if (improve === undefined || worsen === undefined || improve === worsen) return undefined;
  return { improve, worsen };
}

/** Which contradiction to go with: one of the candidates on each side, or a way in which two demands are parted. */
export function ContradictionQuestion({ data, answer, onChange, isDisabled }: QuestionViewProps) {
  const t = useMessages(trizMessages);
  const { locale } = useTranslator();
  const read = data as unknown as ContradictionData;
  const [chosen, setChosen] = useState<Chosen>(() => ({
    form: read.form,
    improve: read.improve[0],
    worsen: read.worsen[0],
    ...(answer as ContradictionAnswer | undefined),
  }));
  function choose(more: Partial<Chosen>) {
    const next = { ...chosen, ...more };
    setChosen(next);
    onChange(answerOf(next));
  }
  const side = (name: Side) => (
    <ParameterSide
      label={t(`contradiction.${name}`)}
      candidates={read[name]}
      chosen={chosen[name]}
      onChange={(parameter) => choose({ [name]: parameter })}
      isDisabled={isDisabled}
    />
  );
  return (
    <>
      <Text>{t('guided.contradiction')}</Text>
      <SegmentedControl
        label={t('contradiction.form')}
        segments={forms.map((value) => ({ value, label: t(`contradiction.${value}`) }))}
        value={chosen.form}
        onChange={(form) => choose({ form })}
      />
      {chosen.form === 'technical' ? (
        <>
          <div className={styles.pair}>
            {side('improve')}
            {side('worsen')}
          </div>
          {chosen.improve !== undefined && chosen.improve === chosen.worsen && (
            <Text size="caption" tone="muted" role="status">
              {t('checks.samePair')}
            </Text>
          )}
        </>
      ) : (
        <RadioGroup
          label={t('contradiction.separation')}
          options={separationWays.map((value) => ({
            value,
            label: t(`contradiction.${separationWords[value]}`),
            hint: separationQuestions[value][locale],
          }))}
          value={chosen.separation}
          onChange={(separation) => choose({ separation })}
          isDisabled={isDisabled}
        />
      )}
    </>
  );
}

interface ParameterSideProps {
  label: string;
  /** Numbers, the more telling first; all there are where none was read. */
  candidates: readonly number[];
  chosen: number | undefined;
  onChange(parameter: number): void;
  isDisabled: boolean;
}

function ParameterSide({ label, candidates, chosen, onChange, isDisabled }: ParameterSideProps) {
  const t = useMessages(trizMessages);
  const { locale } = useTranslator();
  const option = (number: number) => ({
    value: String(number),
    label: `${number} ${parameters[number - 1]?.name[locale] ?? ''}`,
  });
  const value = chosen === undefined ? undefined : String(chosen);
  if (candidates.length > 0)
    return (
      <RadioGroup
        label={label}
        options={candidates.map(option)}
        value={value}
        onChange={(number) => onChange(Number(number))}
        isDisabled={isDisabled}
      />
    );
  return (
    <Field label={label} isDisabled={isDisabled}>
      <Select
        value={value ?? ''}
        placeholder={t('contradiction.choose')}
        options={parameters.map(({ id }) => option(id))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}

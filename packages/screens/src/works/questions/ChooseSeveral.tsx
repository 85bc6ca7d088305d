import { Checkbox, Fieldset } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ChoiceData } from '@assay/works';
import { worksMessages } from '../messages.ts';
import type { QuestionViewProps } from './question-views.types.ts';
import { useAsked } from './useAsked.ts';
import { useOptions } from './useOptions.ts';

/** Some of several, one at least; in the order in which they are offered. */
export function ChooseSeveral({ data, answer, onChange, isDisabled }: QuestionViewProps) {
  const t = useMessages(worksMessages);
  const choice = data as unknown as ChoiceData;
  const options = useOptions(choice);
  const chosen = new Set(Array.isArray(answer) ? answer : []);
  function toggle(value: string, isChosen: boolean) {
    const next = options.map((option) => option.value).filter((one) => (one === value ? isChosen : chosen.has(one)));
    onChange(next.length > 0 ? next : undefined);
  }
  return (
    <Fieldset label={useAsked(choice.name)} hint={t('questions.several')} isDisabled={isDisabled}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} checked={chosen.has(value)} onChange={({ target }) => toggle(value, target.checked)}>
          {label}
        </Checkbox>
      ))}
    </Fieldset>
  );
}

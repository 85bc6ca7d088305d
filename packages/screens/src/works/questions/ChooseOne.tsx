import { RadioGroup } from '@assay/design-system';
import type { ChoiceData } from '@assay/works';
import type { QuestionViewProps } from './question-views.types.ts';
import { useAsked } from './useAsked.ts';
import { useOptions } from './useOptions.ts';

/** One of several. */
export function ChooseOne({ data, answer, onChange, isDisabled }: QuestionViewProps) {
  const choice = data as unknown as ChoiceData;
  return (
    <RadioGroup
      label={useAsked(choice.name)}
      options={useOptions(choice)}
      value={typeof answer === 'string' ? answer : undefined}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}

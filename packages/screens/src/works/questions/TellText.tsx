import { Field, TextArea } from '@assay/design-system';
import type { TextData } from '@assay/works';
import type { QuestionViewProps } from './question-views.types.ts';
import { useAsked } from './useAsked.ts';

/** Words of one's own. */
export function TellText({ data, answer, onChange, isDisabled }: QuestionViewProps) {
  return (
    <Field label={useAsked((data as unknown as TextData).name)} isDisabled={isDisabled}>
      <TextArea
        minRows={2}
        maxLength={4_000}
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onChange(target.value.trim() === '' ? undefined : target.value)}
      />
    </Field>
  );
}

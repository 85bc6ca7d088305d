import { Field, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import { rootId } from '@assay/works';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';

/** The problem in the words of whoever has it. */
export function ProblemPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const text = useFieldText(rootId, 'statement');
  return (
    <Part name="problem" aside={t('problem.hint')}>
      <WorkField record={rootId} field="statement">
        <Field label={t('problem.title')} isLabelHidden>
          <TextArea {...text} minRows={2} maxLength={4_000} readOnly={isReadOnly} />
        </Field>
      </WorkField>
    </Part>
  );
}

import { Button, Field, PlusIcon, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

export interface IdeaProps {
  /** The principle, standard solution or effect that gives the idea. */
  record: RecordId;
  /** What the note is called. */
  label: string;
  isReadOnly: boolean;
}

/** What a person makes of something that was found: a note, and concepts that go into the comparison. */
export function Idea({ record, label, isReadOnly }: IdeaProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const note = useFieldText(record, 'note');
  const fields = { name: t('concepts.newConcept') };
  const addConcept = () =>
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'concept', parent: record, fields }]);
  return (
    <>
      {(!isReadOnly || note.value !== '') && (
        <WorkField record={record} field="note">
          <Field label={label} isLabelHidden>
            <TextArea {...note} placeholder={label} minRows={1} maxLength={2_000} readOnly={isReadOnly} />
          </Field>
        </WorkField>
      )}
      {!isReadOnly && (
        <Button size="compact" variant="quiet" icon={PlusIcon} className={styles.choice} onClick={addConcept}>
          {t('concepts.add')}
        </Button>
      )}
    </>
  );
}

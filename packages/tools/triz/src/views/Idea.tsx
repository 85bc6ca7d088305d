import { Button, Field, PlusIcon, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** As much of a note as a name holds. */
const longestName = 200;

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
  const { session, under } = useTriz();
  const note = useFieldText(record, 'note');
  /** What was noted is the concept; without a note it waits for its name. */
  const noted = note.value.trim();
  const [line = ''] = noted.split('\n');
  const name = noted === '' ? t('concepts.newConcept') : line.slice(0, longestName);
  const isTaken = under(record, 'concept').some(({ fields }) => fields.name === name);
  function addConcept() {
    const fields = { name, ...(noted !== name && noted !== '' && { description: noted }) };
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'concept', parent: record, fields }]);
  }
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
        <Button
          size="compact"
          variant="quiet"
          icon={PlusIcon}
          className={styles.choice}
          isDisabled={isTaken}
          onClick={addConcept}
        >
          {t('concepts.add')}
        </Button>
      )}
    </>
  );
}

import { Field, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';

interface PhysicalDemandsProps {
  contradiction: RecordId;
  isReadOnly: boolean;
}

/** What is to be two opposites, and what each of them is good for. */
export function PhysicalDemands({ contradiction, isReadOnly }: PhysicalDemandsProps) {
  const shared = { record: contradiction, isReadOnly };
  return (
    <>
      <Demand {...shared} field="element" />
      <div className={styles.pair}>
        <div className={styles.side}>
          <Demand {...shared} field="demand" />
          <Demand {...shared} field="demandReason" />
        </div>
        <div className={styles.side}>
          <Demand {...shared} field="opposite" />
          <Demand {...shared} field="oppositeReason" />
        </div>
      </div>
    </>
  );
}

interface DemandProps {
  record: RecordId;
  field: 'element' | 'demand' | 'demandReason' | 'opposite' | 'oppositeReason';
  isReadOnly: boolean;
}

function Demand({ record, field, isReadOnly }: DemandProps) {
  const t = useMessages(trizMessages);
  const text = useFieldText(record, field);
  return (
    <WorkField record={record} field={field}>
      <Field label={t(`contradiction.${field}`)}>
        <TextInput {...text} maxLength={field.endsWith('Reason') ? 500 : 200} readOnly={isReadOnly} />
      </Field>
    </WorkField>
  );
}

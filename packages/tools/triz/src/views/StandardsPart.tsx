import {
  Banner,
  Button,
  EmptyState,
  Field,
  IconButton,
  RefreshIcon,
  SearchIcon,
  Select,
  Skeleton,
  TextInput,
  TrashIcon,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { StaleMark, useFieldText, useToolAct, WorkField } from '@assay/screens/works';
import { type RecordOf, staleBasis } from '@assay/works';
import { Suspense, use } from 'react';
import type { trizKind } from '../kind/triz-kind.ts';
import { type FieldKind, fieldKinds, modelFaults } from '../tables/index.ts';
import { AddModel } from './AddModel.tsx';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { RuledOut } from './RuledOut.tsx';
import { Standard } from './Standard.tsx';
import { standardTexts } from './standard-texts.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

type Model = RecordOf<typeof trizKind, 'model'>;

/** Two substances and the field between them, and the standard solutions for what is wrong there. */
export function StandardsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { under } = useTriz();
  const models = under(null, 'model');
  return (
    <Part name="standards" aside={t('standards.hint')} action={!isReadOnly && <AddModel />}>
      {models.length === 0 && <EmptyState icon={WaypointsIcon} level={3} title={t('standards.none')} />}
      {models.map((model) => (
        <Suspense key={model.id} fallback={<Skeleton lines={3} />}>
          <ModelView model={model} isReadOnly={isReadOnly} />
        </Suspense>
      ))}
    </Part>
  );
}

function Substance({ model, field, isReadOnly }: { model: Model; field: 'object' | 'tool'; isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const text = useFieldText(model.id, field);
  return (
    <WorkField record={model.id} field={field}>
      <Field label={t(`standards.${field}`)}>
        <TextInput {...text} maxLength={200} readOnly={isReadOnly} />
      </Field>
    </WorkField>
  );
}

function ModelView({ model, isReadOnly }: { model: Model; isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, locale, under } = useTriz();
  const texts = use(standardTexts(locale));
  const { isActing: isFinding, failure, act } = useToolAct('standards');
  const { id, fields } = model;
  const standards = under(id, 'standard');
  const isStale = standards.some((standard) => staleBasis(session.state, standard).length > 0);
  const set = (field: string, value: string | null) => session.edit([{ op: 'set', id, field, value }]);
  const find = (words: 'principles.again' | 'standards.find') => (
    <Button
      size="compact"
      icon={standards.length > 0 ? RefreshIcon : SearchIcon}
      isBusy={isFinding}
      onClick={() => act()}
    >
      {t(words)}
    </Button>
  );

  return (
    <div className={styles.model} data-record={id}>
      <div className={styles.modelFields}>
        <Substance model={model} field="tool" isReadOnly={isReadOnly} />
        <WorkField record={id} field="field">
          <Field label={t('standards.field')}>
            <Select
              value={fields.field ?? ''}
              disabled={isReadOnly}
              options={[
                { value: '', label: t('standards.noField') },
                ...(Object.keys(fieldKinds) as FieldKind[]).map((value) => ({
                  value,
                  label: fieldKinds[value][locale],
                })),
              ]}
              onChange={(event) => set('field', event.target.value === '' ? null : event.target.value)}
            />
          </Field>
        </WorkField>
        <Substance model={model} field="object" isReadOnly={isReadOnly} />
        <WorkField record={id} field="fault">
          <Field label={t('standards.fault')}>
            <Select
              value={fields.fault ?? ''}
              disabled={isReadOnly}
              options={modelFaults.map((value) => ({ value, label: t(`standards.${value}`) }))}
              onChange={(event) => set('fault', event.target.value)}
            />
          </Field>
        </WorkField>
        {!isReadOnly && (
          <div className={styles.modelActions}>
            {!isStale && find(standards.length > 0 ? 'principles.again' : 'standards.find')}
            <IconButton
              icon={TrashIcon}
              size="compact"
              label={t('standards.remove')}
              onClick={() => session.edit([{ op: 'remove', id }])}
            />
          </div>
        )}
      </div>
      <RuledOut model={model} isReadOnly={isReadOnly} />
      {failure !== undefined && (
        <Banner tone="critical" title={t('standards.failed')}>
          {failure}
        </Banner>
      )}
      <StaleMark
        records={standards}
        title={t('standards.stale')}
        announce="off"
        again={!isReadOnly && find('principles.again')}
      />
      {standards.length > 0 && (
        <ol className={styles.principles}>
          {standards.map((standard) => (
            <Standard key={standard.id} standard={standard} texts={texts} isReadOnly={isReadOnly} />
          ))}
        </ol>
      )}
    </div>
  );
}

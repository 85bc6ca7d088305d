import { Checkbox, DateInput, Disclosure, Field, Fieldset, TagInput, Text } from '@assay/design-system';
import { type SourceType, sourceTypes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type FieldValue, rootId, withinOf } from '@assay/works';
import { useState } from 'react';
import { WorkField } from '../field/WorkField.tsx';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { classPrefix } from './class-prefix.ts';
import * as styles from './where.css.ts';

/** Where the tool looks for what it cites: kinds of document, classes of patents, since when. What was found stays until it is found anew. */
export function WhereToLook({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const { session } = useWorkSession();
  const [refused, setRefused] = useState<string>();
  const { sourceTypes: kinds = [], classes = [], from } = withinOf(session.state);
  const limits = [
    ...kinds.map((kind) => t(`where.kind.${kind}`)),
    ...classes,
    ...(from === undefined ? [] : [t('where.since', { date: formats.date(from, 'UTC') })]),
  ];

  const set = (field: 'lookIn' | 'lookClasses' | 'lookFrom', value: FieldValue | null) =>
    session.edit([{ op: 'set', id: rootId, field, value }]);
  const setAll = (field: 'lookIn' | 'lookClasses', values: readonly string[]) =>
    set(field, values.length > 0 ? values : null);
  const turn = (kind: SourceType, isOn: boolean) =>
    setAll(
      'lookIn',
      sourceTypes.filter((each) => (each === kind ? isOn : kinds.includes(each))),
    );

  return (
    <Disclosure label={t('where.title')} aside={limits.length > 0 ? limits.join(' · ') : t('where.everywhere')}>
      <div className={styles.where}>
        <WorkField record={rootId} field="lookIn">
          <Fieldset label={t('where.kinds')} hint={t('where.kindsHint')} isDisabled={isReadOnly}>
            <div className={styles.kinds}>
              {sourceTypes.map((kind) => (
                <Checkbox
                  key={kind}
                  checked={kinds.includes(kind)}
                  disabled={isReadOnly}
                  onChange={(event) => turn(kind, event.target.checked)}
                >
                  {t(`where.kind.${kind}`)}
                </Checkbox>
              ))}
            </div>
          </Fieldset>
        </WorkField>
        <WorkField record={rootId} field="lookClasses">
          <Field
            label={t('where.classes')}
            hint={t('where.classesHint')}
            error={refused === undefined ? undefined : t('where.noClass', { typed: refused })}
            isDisabled={isReadOnly}
          >
            <TagInput
              value={classes}
              max={20}
              placeholder="H01M 4/"
              normalise={(typed) => classPrefix(typed) ?? typed.trim()}
              accepts={(typed) => classPrefix(typed) !== undefined}
              onRefuse={(typed, reason) => setRefused(reason === 'refused' ? typed : undefined)}
              onChange={(tags) => {
                setRefused(undefined);
                setAll('lookClasses', tags);
              }}
            />
          </Field>
        </WorkField>
        <WorkField record={rootId} field="lookFrom">
          <Field label={t('where.from')} isDisabled={isReadOnly}>
            <DateInput
              value={from}
              onChange={(day, problem) => problem === undefined && set('lookFrom', day ?? null)}
            />
          </Field>
        </WorkField>
        <Text size="caption" tone="muted" className={styles.note}>
          {t('where.note')}
        </Text>
      </div>
    </Disclosure>
  );
}

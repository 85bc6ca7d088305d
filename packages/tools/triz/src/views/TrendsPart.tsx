import {
  EmptyState,
  Field,
  Heading,
  IconButton,
  LayersIcon,
  Select,
  Text,
  TextArea,
  TrashIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import type { RecordOf } from '@assay/works';
import type { trizKind } from '../kind/triz-kind.ts';
import { nextStage, trends } from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** Where the system stands on the trends by which technical systems evolve, and which stage comes next. */
export function TrendsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, locale, under } = useTriz();
  const chosen = under(null, 'trend');
  const rest = trends.filter(({ code }) => !chosen.some(({ fields }) => fields.code === code));
  const add = (code: string) =>
    session.edit([{ op: 'add', id: crypto.randomUUID(), type: 'trend', parent: null, fields: { code } }]);
  return (
    <Part
      name="trends"
      aside={t('trends.hint')}
      action={
        !isReadOnly &&
        rest.length > 0 && (
          <Select
            size="compact"
            aria-label={t('trends.add')}
            value=""
            placeholder={t('trends.add')}
            options={rest.map(({ code, name }) => ({ value: code, label: name[locale] }))}
            onChange={(event) => add(event.target.value)}
          />
        )
      }
    >
      {chosen.length === 0 && <EmptyState icon={LayersIcon} level={3} title={t('trends.none')} />}
      {chosen.map((trend) => (
        <Trend key={trend.id} trend={trend} isReadOnly={isReadOnly} />
      ))}
    </Part>
  );
}

function Trend({ trend, isReadOnly }: { trend: RecordOf<typeof trizKind, 'trend'>; isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, locale } = useTriz();
  const note = useFieldText(trend.id, 'note');
  const { code, stage } = trend.fields;
  const known = trends.find((one) => one.code === code);
  if (!known) return null;
  const name = known.name[locale];
  const next = stage === undefined || stage >= known.stages.length ? undefined : nextStage(known.code, stage);
  return (
    <article className={styles.trend} data-record={trend.id}>
      <div className={styles.principleHead}>
        <Heading level={3} size="section">
          {name}
        </Heading>
        {!isReadOnly && (
          <IconButton
            icon={TrashIcon}
            size="compact"
            label={t('concepts.remove', { name })}
            onClick={() => session.edit([{ op: 'remove', id: trend.id }])}
          />
        )}
      </div>
      <Text tone="muted">{known.says[locale]}</Text>
      <WorkField record={trend.id} field="stage">
        <div role="radiogroup" aria-label={t('trends.stage', { name })} className={styles.stages}>
          {known.stages.map((words, at) => (
            <label
              key={words.en}
              className={styles.stage}
              data-state={at === stage ? 'here' : stage !== undefined && at < stage ? 'passed' : undefined}
              data-next={at === next?.stage || undefined}
            >
              <input
                type="radio"
                name={`stage-${trend.id}`}
                className={styles.hidden}
                checked={at === stage}
                disabled={isReadOnly}
                onChange={() => session.edit([{ op: 'set', id: trend.id, field: 'stage', value: at }])}
              />
              <span className={styles.stageNumber} aria-hidden>
                {at + 1}
              </span>
              {words[locale]}
            </label>
          ))}
        </div>
      </WorkField>
      {stage !== undefined && (
        <Text size="dense" role="status">
          {next ? t('trends.next', { stage: next.name[locale] }) : t('trends.last')}
        </Text>
      )}
      {(!isReadOnly || note.value !== '') && (
        <WorkField record={trend.id} field="note">
          <Field label={t('trends.note')} isLabelHidden>
            <TextArea {...note} placeholder={t('trends.note')} minRows={1} maxLength={2_000} readOnly={isReadOnly} />
          </Field>
        </WorkField>
      )}
    </article>
  );
}

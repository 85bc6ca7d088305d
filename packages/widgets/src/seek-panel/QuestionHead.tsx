import {
  Button,
  CalendarIcon,
  Heading,
  Icon,
  LanguagesIcon,
  LayersIcon,
  PencilIcon,
  Skeleton,
  Stack,
  Text,
} from '@assay/design-system';
import { questionLimit } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { lazy, Suspense, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { seekPanelMessages } from './messages.ts';
import { useQuestion } from './panel-context.tsx';
import * as styles from './SeekPanel.css.ts';
import { moduleOf, questionStatusOf, titleOf } from './seek-panel.machine.ts';

// Most answers are read as they were asked for.
const RewordingForm = lazy(() =>
  import('../rewording/RewordingForm.tsx').then((module) => ({ default: module.RewordingForm })),
);

export interface QuestionHeadProps {
  /** 1 for the first question of the page, 2 for what follows in the thread. */
  level: 1 | 2;
  /** Asks again in other words; absent for readers who cannot act. */
  onRewrite?: (input: string) => Promise<boolean>;
}

/** A question as the title of its answer: what was searched, the limits, and the way to put it differently. */
export function QuestionHead({ level, onRewrite }: QuestionHeadProps) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { held } = useQuestion();
  const [isEditing, setEditing] = useState(false);
  const { question } = held;
  const words = question.deep_input ?? titleOf(held);
  const { searched, engine } = moduleOf(held, 'SUMMARY').content;
  const { source_types: types = [], from, to, languages = [] } = question.filters;

  if (isEditing) {
    return (
      <Boundary fallback={null}>
        <Suspense fallback={<Skeleton height={164} />}>
          <RewordingForm
            asked={question.deep_input ?? question.input}
            limit={questionLimit}
            label={t('filters.editLabel')}
            hint={t('filters.editHint')}
            submitLabel={t('filters.submitEdit')}
            cancelLabel={t('filters.cancel')}
            tooLong={(count) => t('follow.tooLong', { limit: questionLimit, count })}
            onSubmit={onRewrite}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      </Boundary>
    );
  }
  const status = questionStatusOf(held);
  return (
    <Stack gap={2}>
      <Heading level={level} size="title2" className={styles.title}>
        <Typeset>{words}</Typeset>
      </Heading>
      <Text as="p" size="caption" tone="muted" isTabular className={styles.coverage}>
        {searched
          ? t('coverage.line', {
              documents: formats.number(searched.documents),
              passages: formats.number(searched.passages),
              languages:
                searched.languages.length > 2
                  ? t('coverage.languages', { count: searched.languages.length })
                  : formats.list(searched.languages.map((tag) => formats.language(tag))),
              date: formats.date(question.asked_at),
            })
          : status === 'done'
            ? formats.dateTime(question.asked_at)
            : t('coverage.searching')}
        {searched && searched.embedded < 1 && (
          <> · {t('coverage.embedding', { percent: formats.percent(searched.embedded) })}</>
        )}
        {searched?.byWords && (
          <>
            {' '}
            · {t('coverage.byWords', { languages: formats.list(searched.byWords.map((tag) => formats.language(tag))) })}
          </>
        )}
        {engine !== undefined && <> · {engineLabel(engine, t)}</>}
      </Text>
      <ul className={styles.chips} aria-label={t('filters.label')} data-screen-only="">
        <li className={styles.chip}>
          <Icon of={LayersIcon} size="sm" tone="muted" />
          {types.length === 0 ? t('filters.allSources') : formats.list(types.map((type) => t(`sources.${type}`)))}
        </li>
        <li className={styles.chip}>
          <Icon of={CalendarIcon} size="sm" tone="muted" />
          {from && to
            ? t('filters.between', { from: formats.date(from), to: formats.date(to) })
            : from
              ? t('filters.from', { date: formats.date(from) })
              : to
                ? t('filters.to', { date: formats.date(to) })
                : t('filters.anyDate')}
        </li>
        <li className={styles.chip}>
          <Icon of={LanguagesIcon} size="sm" tone="muted" />
          {languages.length === 0
            ? t('filters.allLanguages')
            : formats.list(languages.map((tag) => formats.language(tag)))}
        </li>
        {onRewrite && (
          <li>
            <Button size="compact" icon={PencilIcon} onClick={() => setEditing(true)}>
              {t('filters.edit')}
            </Button>
          </li>
        )}
      </ul>
    </Stack>
  );
}

type EngineKey = 'engine.extractive' | 'engine.rules' | 'engine.llm';

/** Who wrote the answer, said plainly. */
function engineLabel(engine: string, t: (key: EngineKey, values?: Record<string, string>) => string): string {
  if (engine.startsWith('llm:')) return t('engine.llm', { model: engine.slice(4) });
  return t(engine === 'rules' ? 'engine.rules' : 'engine.extractive');
}

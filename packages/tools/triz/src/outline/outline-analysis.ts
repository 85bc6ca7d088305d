import type { OutlineBlock } from '@assay/works';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { arizQuestions, fieldKinds, modelBars, nextStage, trends } from '../tables/index.ts';
import { standardReason, standardText } from '../tables/standards/all-standard-texts.ts';
import { noteOf, type Outlining, paragraph, partOf } from './outline-words.ts';

/** The questions that sharpen the problem, those that were answered. */
export function answeredQuestions({ work, t, locale }: Outlining): readonly OutlineBlock[] {
  const answers = recordsOf(work, null, 'answer').filter(({ fields }) => fields.text);
  return partOf(
    t('questions.title'),
    arizQuestions.flatMap(({ code, asks }): OutlineBlock[] => {
      const own = answers.filter(({ fields }) => fields.question === code);
      if (own.length === 0) return [];
      return [
        { kind: 'heading', level: 3, text: asks[locale] },
        ...own.map(({ fields }) => paragraph(fields.text ?? '')),
      ];
    }),
  );
}

/** A standard solution: what it advises, why it applies, and what a person makes of it. */
function standardBlocks({ fields }: Triz<'standard'>, { t, locale }: Outlining): readonly OutlineBlock[] {
  const { number = '', reasons = [], note } = fields;
  const [name, advice] = standardText(number, locale) ?? [];
  const why = reasons.flatMap((reason) => standardReason(reason, locale) ?? []);
  const title = t('names.standardNumber', { number });
  return [
    { kind: 'heading', level: 4, text: name === undefined ? title : `${title} · ${name}` },
    ...[advice, why.join(' ')].flatMap((text) => (text === undefined || text === '' ? [] : [paragraph(text)])),
    ...noteOf(t('standards.note'), note),
  ];
}

/** Each model with what is wrong in it, and the standard solutions found for it, with what a person wrote to them. */
export function modelsAndStandards(outlining: Outlining): readonly OutlineBlock[] {
  const { work, t, locale } = outlining;
  return partOf(
    t('standards.title'),
    recordsOf(work, null, 'model').flatMap(
      ({ id, fields: { tool, object, field, fault, barred = [] } }): OutlineBlock[] => {
        const bars = modelBars.filter((bar) => barred.includes(bar));
        const told = [
          ...(fault ? [`${t('standards.fault')}: ${t(`standards.${fault}`)}`] : []),
          ...(field ? [`${t('standards.field')}: ${fieldKinds[field][locale]}`] : []),
          ...(bars.length > 0
            ? [`${t('standards.bars')}: ${bars.map((bar) => t(`standards.bar.${bar}`)).join(' · ')}`]
            : []),
        ];
        return [
          { kind: 'heading', level: 3, text: [tool, object].filter(Boolean).join(' → ') || t('names.model') },
          { kind: 'list', items: told.map((text) => ({ text })) },
          ...recordsOf(work, id, 'standard').flatMap((standard) => standardBlocks(standard, outlining)),
        ];
      },
    ),
  );
}

/** Where the system stands on each trend, and what comes next. */
export function standOnTrends({ work, t, locale }: Outlining): readonly OutlineBlock[] {
  return partOf(
    t('trends.title'),
    recordsOf(work, null, 'trend').flatMap(({ fields: { code, stage, note } }): OutlineBlock[] => {
      const trend = trends.find((one) => one.code === code);
      if (!trend) return [];
      const here = stage === undefined ? undefined : trend.stages[stage];
      const next = here && stage !== undefined ? nextStage(trend.code, stage) : undefined;
      return [
        { kind: 'heading', level: 3, text: trend.name[locale] },
        ...(here ? [paragraph(here[locale])] : []),
        ...(here ? [paragraph(next ? t('trends.next', { stage: next.name[locale] }) : t('trends.last'))] : []),
        ...noteOf(t('trends.note'), note),
      ];
    }),
  );
}

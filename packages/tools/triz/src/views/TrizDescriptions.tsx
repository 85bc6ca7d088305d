import { useMessages, useTranslator } from '@assay/i18n';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '@assay/screens/works';
import type { FieldValue, Lookup, WorkRecord } from '@assay/works';
import { type ReactNode, useMemo } from 'react';
import type { Verdict } from '../kind/balance.ts';
import { physicalName } from '../kind/physical-name.ts';
import {
  arizQuestions,
  type FieldKind,
  type FunctionCode,
  fieldKinds,
  functionName,
  type ModelBar,
  type ModelFault,
  parameters,
  principles,
  type Separation,
  separationWords,
  trends,
} from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import { useEffectNames } from './useEffectNames.ts';

type Judgement = 'useful' | 'insufficient' | 'excessive' | 'harmful';
const trendOf = (code: FieldValue | undefined) => trends.find((one) => one.code === code);
const questionOf = (code: FieldValue | undefined) => arizQuestions.find((one) => one.code === code);

function useDescriptions(): WorkDescriptions {
  const t = useMessages(trizMessages);
  const { locale } = useTranslator();
  const effectName = useEffectNames(locale);
  return useMemo(() => {
    const parameter = (number: FieldValue | undefined) =>
      `${plainText(number)} ${parameters[Number(number) - 1]?.name[locale] ?? ''}`.trim();
    const principle = (number: FieldValue | undefined) =>
      `${plainText(number)} ${principles[Number(number) - 1]?.name[locale] ?? ''}`.trim();
    const names = {
      work: t('names.work'),
      contradiction: t('names.contradiction'),
      reading: t('names.reading'),
      principle: t('names.principle'),
      concept: t('names.concept'),
      criterion: t('names.criterion'),
      score: t('names.score'),
      model: t('names.model'),
      standard: t('names.standard'),
      function: t('functions.one'),
      answer: t('names.answer'),
      effect: t('names.effect'),
      trend: t('names.trend'),
      comparison: t('names.comparison'),
    } as const;
    const fields = {
      title: t('names.title'),
      statement: t('names.statement'),
      language: t('names.language'),
      form: t('names.form'),
      improve: t('contradiction.improve'),
      worsen: t('contradiction.worsen'),
      separation: t('contradiction.separation'),
      element: t('contradiction.element'),
      demand: t('contradiction.demand'),
      demandReason: t('contradiction.demandReason'),
      opposite: t('contradiction.opposite'),
      oppositeReason: t('contradiction.oppositeReason'),
      isConfirmed: t('names.isConfirmed'),
      namedFor: t('names.namedFor'),
      named: t('names.named'),
      namedBy: t('names.namedBy'),
      namedOn: t('names.namedOn'),
      side: t('names.side'),
      parameter: t('names.parameter'),
      score: t('names.score'),
      number: t('names.number'),
      note: t('names.note'),
      name: t('names.name'),
      description: t('names.description'),
      weight: t('names.weight'),
      criterion: t('names.criterion'),
      value: t('names.value'),
      tool: t('standards.tool'),
      object: t('standards.object'),
      field: t('standards.field'),
      fault: t('standards.fault'),
      reasons: t('names.reasons'),
      barred: t('standards.bars'),
      subject: t('functions.subject'),
      action: t('functions.action'),
      judgement: t('functions.judgement'),
      subjectX: t('names.subjectX'),
      subjectY: t('names.subjectY'),
      objectX: t('names.objectX'),
      objectY: t('names.objectY'),
      question: t('names.question'),
      text: t('names.text'),
      code: t('names.code'),
      serves: t('names.serves'),
      stage: t('names.stage'),
      verdict: t('names.verdict'),
      datum: t('names.datum'),
    } as const;
    const nameOf = (record: WorkRecord, work: Lookup): string => {
      const { type, fields: held } = record;
      if (type === 'work') return plainText(held['title']);
      if (type === 'principle') return principle(held['number']);
      if (type === 'reading') return parameter(held['parameter']);
      if (type === 'function')
        return (
          [held['subject'], held['action'], held['object']].map(plainText).filter(Boolean).join(' ') || names.function
        );
      if (type === 'standard') return t('names.standardNumber', { number: plainText(held['number']) });
      if (type === 'model')
        return [held['tool'], held['object']].map(plainText).filter(Boolean).join(' → ') || names.model;
      if (type === 'effect') return effectName(held['code']) ?? names.effect;
      if (type === 'trend') return trendOf(held['code'])?.name[locale] ?? names.trend;
      if (type === 'answer') return questionOf(held['question'])?.asks[locale] ?? names.answer;
      if (type === 'score' || type === 'comparison') {
        const concept = record.parent === null ? undefined : work.get(record.parent);
        return concept ? nameOf(concept, work) : '';
      }
      if (type === 'contradiction') {
        const { improve, worsen } = held;
        const physical = physicalName(held);
        if (physical !== undefined) return physical;
        return improve === undefined || worsen === undefined
          ? names.contradiction
          : t('names.contradictionOf', { improve: plainText(improve), worsen: plainText(worsen) });
      }
      return plainText(held['name']);
    };
    const words = {
      open: t('checks.open'),
      samePair: t('checks.samePair'),
      emptyCell: t('checks.emptyCell'),
      noEvidence: t('checks.noEvidence'),
      stalePrinciple: t('checks.stalePrinciple'),
      staleConcept: t('checks.staleConcept'),
      noSource: t('checks.noSource'),
      unscored: t('checks.unscored'),
      noAction: t('checks.noAction'),
    } as const;
    const acts = {
      principles: t('principles.find'),
      standards: t('standards.find'),
      effects: t('effects.find'),
      concepts: t('writing.do'),
      guided: t('guided.do'),
    } as const;
    const guidedSteps = {
      contradiction: t('guided.step.contradiction'),
      principles: t('guided.step.principles'),
      keep: t('guided.step.keep'),
    } as const;
    return {
      act: (action) => acts[action as keyof typeof acts],
      procedure: (action) => t(action === 'guided' ? 'guided.doing' : 'writing.doing'),
      step: (name) => guidedSteps[name as keyof typeof guidedSteps],
      question: () => t('guided.keep'),
      type: (type) => names[type as keyof typeof names] ?? type,
      field: (type, field) =>
        (type === 'function' && field === 'object' ? t('functions.object') : undefined) ??
        fields[field as keyof typeof fields] ??
        field,
      record: nameOf,
      value(type, field, value) {
        if (['improve', 'worsen', 'parameter'].includes(field)) return parameter(value);
        if (type === 'principle' && field === 'number') return principle(value);
        if (field === 'form') return t(value === 'physical' ? 'contradiction.physical' : 'contradiction.technical');
        if (field === 'side') return t(value === 'worsen' ? 'contradiction.worsen' : 'contradiction.improve');
        if (field === 'separation' || field === 'namedFor')
          return t(`contradiction.${separationWords[value as Separation] ?? 'space'}`);
        if (field === 'named' && Array.isArray(value)) return value.map(principle).join(' · ');
        if (field === 'namedBy') return t(`names.by.${value as 'shipped' | 'organisation'}`);
        if (type === 'model' && field === 'field') return fieldKinds[value as FieldKind]?.[locale] ?? plainText(value);
        if (field === 'judgement') return t(`functions.${value as Judgement}`);
        if (field === 'fault') return t(`standards.${value as ModelFault}`);
        if (field === 'barred' && Array.isArray(value))
          return value.map((bar) => t(`standards.bar.${bar as ModelBar}`)).join(' · ');
        if (field === 'reasons') return '';
        if (type === 'effect' && field === 'code') return effectName(value) ?? plainText(value);
        if (field === 'serves' && Array.isArray(value))
          return value.map((one) => functionName(one as FunctionCode, locale)).join(' · ');
        if (type === 'trend' && field === 'code') return trendOf(value)?.name[locale] ?? plainText(value);
        if (field === 'stage') return plainText(typeof value === 'number' ? value + 1 : value);
        if (field === 'question') return questionOf(value)?.asks[locale] ?? plainText(value);
        if (field === 'verdict') return t(`pugh.${value as Verdict}`);
        if (typeof value === 'boolean') return t(value ? 'names.yes' : 'names.no');
        return plainText(value);
      },
      finding: ({ rule }) => ({
        text: words[rule as keyof typeof words] ?? rule,
        ...(rule === 'samePair' && { fix: t('checks.makePhysical') }),
      }),
    };
  }, [t, locale, effectName]);
}

/** How TRIZ names what stands in its works, for what stands around them. */
export function TrizDescriptions({ children }: { children: ReactNode }) {
  return <WorkDescriptionsContext value={useDescriptions()}>{children}</WorkDescriptionsContext>;
}

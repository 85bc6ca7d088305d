import type { Locale } from '@assay/domain';
import { type Lookup, rootId, type WorkOutline } from '@assay/works';
import { answeredQuestions, modelsAndStandards, standOnTrends } from './outline-analysis.ts';
import { concepts } from './outline-concepts.ts';
import { effectsOf, functionsOf } from './outline-effects.ts';
import { contradictionsAndPrinciples } from './outline-principles.ts';
import { sheetsOf } from './outline-sheets.ts';
import { type Outlining, outlineWords, paragraph, partOf } from './outline-words.ts';

/** A TRIZ work as a document and as tables. */
export function outlineTriz(work: Lookup, locale: Locale): WorkOutline {
  const outlining: Outlining = { work, locale, t: outlineWords(locale) };
  const statement = work.get(rootId)?.fields['statement'];
  return {
    blocks: [
      ...partOf(outlining.t('problem.title'), [paragraph(typeof statement === 'string' ? statement : '')]),
      ...answeredQuestions(outlining),
      ...functionsOf(outlining),
      ...contradictionsAndPrinciples(outlining),
      ...modelsAndStandards(outlining),
      ...effectsOf(outlining),
      ...standOnTrends(outlining),
      ...concepts(outlining),
    ],
    sheets: sheetsOf(outlining),
  };
}

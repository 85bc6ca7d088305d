import type { OutlineBlock } from '@assay/works';
import { verdictSigns, weightOf } from '../kind/balance.ts';
import { comparedConcepts } from '../kind/pugh.ts';
import { criteriaOf, type ScoredConcept, scoredConcepts } from '../kind/scores.ts';
import { effectName } from '../tables/effects/all-effect-texts.ts';
import { principleName } from './outline-principles.ts';
import { type Outlining, paragraph, partOf } from './outline-words.ts';

type Cell = string | number | undefined;

interface ConceptTable {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** What led to a concept, as it is called in a document. */
function sourceName({ type, key }: ScoredConcept['follows'], { t, locale }: Outlining): string {
  if (type === 'standard') return t('names.standardNumber', { number: key });
  if (type === 'effect') return t('concepts.effect', { name: effectName(key)?.[locale] ?? key });
  return principleName(Number(key), locale);
}

const criterionHeads = ({ work }: Outlining) =>
  criteriaOf(work).map((criterion) => `${criterion.fields.name ?? ''} × ${weightOf(criterion)}`);

/** Concepts by their criteria, as a table of words and numbers. */
export function scoreTable(outlining: Outlining): ConceptTable {
  const { work, t } = outlining;
  const criteria = criteriaOf(work);
  const rows = scoredConcepts(work).map(({ concept, follows, scores, total }) => [
    concept.fields.name ?? '',
    sourceName(follows, outlining),
    ...criteria.map(({ id }) => scores.get(id)?.value),
    total === undefined ? undefined : Number(total.toPrecision(12)),
  ]);
  return { head: [t('concepts.name'), t('names.source'), ...criterionHeads(outlining), t('concepts.total')], rows };
}

/** Concepts beside the datum; none before anything was compared. */
export function pughTable(outlining: Outlining): ConceptTable {
  const { work, t } = outlining;
  const compared = comparedConcepts(work);
  const isBegun = compared.some(({ verdicts }) => verdicts.size > 0);
  const criteria = criteriaOf(work);
  const rows = compared.map(({ concept, isDatum, verdicts, net, isWhole }) => [
    concept.fields.name ?? '',
    ...criteria.map(({ id }) => {
      const verdict = verdicts.get(id)?.verdict;
      return isDatum ? t('pugh.datum') : verdict && verdictSigns[verdict];
    }),
    isDatum || !isWhole ? undefined : net,
  ]);
  return { head: [t('concepts.name'), ...criterionHeads(outlining), t('pugh.net')], rows: isBegun ? rows : [] };
}

const tableOf = ({ head, rows }: ConceptTable): readonly OutlineBlock[] =>
  rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          head,
          rows: rows.map((row) => row.map((cell) => ({ text: cell === undefined ? '–' : String(cell) }))),
        },
      ];

/** How a concept works, in the words of whoever thought of it. */
function descriptions({ work }: Outlining): readonly OutlineBlock[] {
  return scoredConcepts(work).flatMap(({ concept: { fields } }): OutlineBlock[] =>
    fields.description ? [{ kind: 'heading', level: 3, text: fields.name ?? '' }, paragraph(fields.description)] : [],
  );
}

/** What the concepts are, and what they are worth. */
export function concepts(outlining: Outlining): readonly OutlineBlock[] {
  const { t } = outlining;
  return [
    ...partOf(t('concepts.title'), [...tableOf(scoreTable(outlining)), ...descriptions(outlining)]),
    ...partOf(t('pugh.caption'), tableOf(pughTable(outlining))),
  ];
}

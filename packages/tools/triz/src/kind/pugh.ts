import { type Lookup, type RecordId, rootId } from '@assay/works';
import { recordsOf, type Triz } from './records-of.ts';
import { criteriaOf, scoredConcepts, weightOf } from './scores.ts';

export type Verdict = 'better' | 'same' | 'worse';

/** A concept beside the datum. */
export interface ComparedConcept {
  concept: Triz<'concept'>;
  isDatum: boolean;
  /** Verdicts by criterion, with the record that holds each; empty for the datum. */
  verdicts: ReadonlyMap<RecordId, { id: RecordId; verdict: Verdict }>;
  /** Criteria by which it is better and worse. */
  better: number;
  worse: number;
  /** Weights of what is better less those of what is worse. */
  net: number;
  /** Every criterion has a verdict. */
  isWhole: boolean;
}

/**
 * Every concept compared with one of them (Pugh, Total Design, 1991). The datum is the one that was chosen, else the first.
 */
export function comparedConcepts(work: Lookup): ComparedConcept[] {
  const criteria = criteriaOf(work);
  const concepts = scoredConcepts(work).map(({ concept }) => concept);
  const chosen = work.get(rootId)?.fields['datum'];
  const datum = concepts.find(({ id }) => id === chosen)?.id ?? concepts[0]?.id;
  return concepts.map((concept): ComparedConcept => {
    const isDatum = concept.id === datum;
    const verdicts = new Map(
      (isDatum ? [] : recordsOf(work, concept.id, 'comparison')).map(({ id, fields }) => [
        fields.criterion ?? '',
        { id, verdict: fields.verdict ?? ('same' as const) },
      ]),
    );
    const held = (verdict: Verdict) => criteria.filter(({ id }) => verdicts.get(id)?.verdict === verdict);
    const weigh = (those: readonly Triz<'criterion'>[]) => those.reduce((sum, one) => sum + weightOf(one), 0);
    const [better, worse] = [held('better'), held('worse')];
    return {
      concept,
      isDatum,
      verdicts,
      better: better.length,
      worse: worse.length,
      net: weigh(better) - weigh(worse),
      isWhole: isDatum || criteria.every(({ id }) => verdicts.has(id)),
    };
  });
}

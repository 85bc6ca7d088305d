import { type Lookup, type RecordId, rootId } from '@assay/works';
import { type Balance, balanceOf, type Verdicts } from './balance.ts';
import { recordsOf, type Triz } from './records-of.ts';
import { criteriaOf, scoredConcepts } from './scores.ts';

/** A concept beside the datum. */
export interface ComparedConcept extends Balance {
  concept: Triz<'concept'>;
  isDatum: boolean;
  /** Empty for the datum. */
  verdicts: Verdicts;
}

const none: Verdicts = new Map();

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
    const verdicts = isDatum ? none : verdictsOn(work, concept.id);
    const balance = balanceOf(criteria, verdicts);
    return { concept, isDatum, verdicts, ...balance, isWhole: isDatum || balance.isWhole };
  });
}

const verdictsOn = (work: Lookup, concept: RecordId): Verdicts =>
  new Map(
    recordsOf(work, concept, 'comparison').map(({ id, fields }) => [
      fields.criterion ?? '',
      { id, verdict: fields.verdict ?? ('same' as const) },
    ]),
  );

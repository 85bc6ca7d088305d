import type { Lookup, RecordId, WorkRecord } from '@assay/works';
import { weightOf } from './balance.ts';
import { recordsOf, type Triz, type TypeName } from './records-of.ts';

/** A concept with what its scores come to. */
export interface ScoredConcept {
  concept: Triz<'concept'>;
  /** What led to it, by the number of the principle or standard solution, or the code of the effect. */
  follows: { type: 'principle' | 'standard' | 'effect'; key: string };
  /** Scores by criterion, with the record that holds each. */
  scores: ReadonlyMap<RecordId, { id: RecordId; value: number }>;
  /** Mean of the scores by the weights of their criteria, 1 to 5; absent while a criterion has none. */
  total?: number;
  /** 1 for the best total; equal totals share it. */
  rank?: number;
}

/** Criteria in their order. */
export function criteriaOf(work: Lookup): Triz<'criterion'>[] {
  return recordsOf(work, null, 'criterion');
}

type Source = Triz<'principle'> | Triz<'standard'> | Triz<'effect'>;

const keyOf = (source: Source): string =>
  String((source.type === 'effect' ? source.fields.code : source.fields.number) ?? '');

/** What concepts may stand under, part by part. */
function sourcesOf(work: Lookup): Source[] {
  const under = <Type extends TypeName>(parent: TypeName, type: Type) =>
    recordsOf(work, null, parent).flatMap(({ id }) => recordsOf(work, id, type));
  return [...under('contradiction', 'principle'), ...under('model', 'standard'), ...under('function', 'effect')];
}

/** What led to concepts, each followed by those that it led to. */
export function conceptTree(work: Lookup): readonly WorkRecord[] {
  return sourcesOf(work).flatMap((source): WorkRecord[] => {
    const concepts = recordsOf(work, source.id, 'concept');
    return concepts.length > 0 ? [source, ...concepts] : [];
  });
}

/** Every concept of a work with its total and rank: the weighted sum, divided by the sum of weights. */
export function scoredConcepts(work: Lookup): ScoredConcept[] {
  const criteria = criteriaOf(work);
  const weights = criteria.reduce((sum, criterion) => sum + weightOf(criterion), 0);
  const found = sourcesOf(work).flatMap((source) =>
    recordsOf(work, source.id, 'concept').map((concept): ScoredConcept => {
      const scores = new Map(
        recordsOf(work, concept.id, 'score').map(({ id, fields }) => [
          fields.criterion ?? '',
          { id, value: fields.value ?? 0 },
        ]),
      );
      const isWhole = criteria.length > 0 && criteria.every(({ id }) => scores.has(id));
      const sum = criteria.reduce((total, one) => total + weightOf(one) * (scores.get(one.id)?.value ?? 0), 0);
      return {
        concept,
        follows: { type: source.type, key: keyOf(source) },
        scores,
        ...(isWhole && { total: Math.round((sum / weights) * 100) / 100 }),
      };
    }),
  );
  return found.map((one) =>
    one.total === undefined
      ? one
      : { ...one, rank: 1 + found.filter(({ total }) => total !== undefined && total > (one.total ?? 0)).length },
  );
}

import { type Finding, type Lookup, rootId, staleBasis } from '@assay/works';
import { namedPrinciples } from './named-principles.ts';
import { recordsOf, type Triz } from './records-of.ts';
import { criteriaOf, scoredConcepts } from './scores.ts';
import { isSourced } from './sources-of.ts';

function ofContradiction(record: Triz<'contradiction'>): Finding[] {
  const { form, improve, worsen } = record.fields;
  const { id } = record;
  if (form !== 'technical' || improve === undefined || worsen === undefined) return [];
  if (improve === worsen) {
    const fix = [{ op: 'set' as const, id, field: 'form', value: 'physical' }];
    return [{ rule: 'samePair', record: id, field: 'worsen', severity: 'fault', fix }];
  }
  const isEmpty = namedPrinciples(record.fields).principles.length === 0;
  return isEmpty ? [{ rule: 'emptyCell', record: id, field: 'worsen', severity: 'doubt' }] : [];
}

/** A principle names the passages that show it at work; what does not is told. */
function ofPrinciple(work: Lookup, principle: Triz<'principle'>): Finding[] {
  const hasSource = Object.keys(principle.evidence).length > 0;
  const found: Finding[] = [];
  if (staleBasis(work, principle).length > 0)
    found.push({ rule: 'stalePrinciple', record: principle.id, severity: 'doubt' });
  if (!hasSource) found.push({ rule: 'noEvidence', record: principle.id, severity: 'gap' });
  return found;
}

/** A concept stands on a cited source (F4), whatever led to it, and on the problem as it is told; what does not is told. */
function ofConcept(work: Lookup, concept: Triz<'concept'>): readonly Finding[] {
  const { id: record } = concept;
  const found: Finding[] = [];
  if (staleBasis(work, concept).length > 0)
    found.push({ rule: 'staleConcept', record, field: 'description', severity: 'doubt' });
  if (!isSourced(work, concept)) found.push({ rule: 'noSource', record, field: 'name', severity: 'doubt' });
  return found;
}

/** What the rules of TRIZ object to in a work. */
export function checkTriz(work: Lookup): readonly Finding[] {
  const contradictions = recordsOf(work, null, 'contradiction');
  const found: Finding[] = [];
  if (!contradictions.some(({ fields }) => fields.isConfirmed === true))
    found.push({ rule: 'open', record: contradictions[0]?.id ?? rootId, severity: 'gap' });
  for (const contradiction of contradictions) {
    found.push(...ofContradiction(contradiction));
    for (const principle of recordsOf(work, contradiction.id, 'principle')) found.push(...ofPrinciple(work, principle));
  }
  for (const { id, fields } of recordsOf(work, null, 'function'))
    if (fields.action === undefined) found.push({ rule: 'noAction', record: id, field: 'action', severity: 'gap' });
  const concepts = scoredConcepts(work);
  for (const { concept } of concepts) found.push(...ofConcept(work, concept));
  if (criteriaOf(work).length > 0) {
    for (const { concept, total } of concepts)
      if (total === undefined) found.push({ rule: 'unscored', record: concept.id, field: 'name', severity: 'gap' });
  }
  return found;
}

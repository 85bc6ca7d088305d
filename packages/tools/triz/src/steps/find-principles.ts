import {
  basisOf,
  contentHash,
  type Evidence,
  type Lookup,
  type Operation,
  rootId,
  type SettingInForce,
  type ToolPorts,
  type WorkRecord,
  whereToLookFields,
  withinOf,
} from '@assay/works';
import { evidenceOf, ideasUnder, type ReadIdea, readIdeas } from '../engine/index.ts';
import { namedPrinciples, namingFields, namingOf } from '../kind/named-principles.ts';
import { problemBasis, problemOf } from '../kind/problem-basis.ts';
import type { Triz } from '../kind/records-of.ts';
import { isCitedByPerson } from '../kind/sources-of.ts';
import { type Separations, separations } from '../tables/index.ts';

export const evidencePerPrinciple = 2;
/** Fields of a contradiction on which its principles rest. */
const grounds = ['form', 'improve', 'worsen', 'separation'] as const;

/** Passages that show a principle at work. */
type Showing = (principle: number) => readonly Evidence[];

/** By what principles are found. */
interface FindingPrinciples extends Pick<ToolPorts, 'newId'> {
  /** Principles of the ways of separation, as they are for whom they are found. */
  separations: SettingInForce<Separations>;
  showing: Showing;
}

const showingIn =
  (ideas: readonly ReadIdea[]): Showing =>
  (principle) =>
    ideasUnder(principle, ideas).slice(0, evidencePerPrinciple).map(evidenceOf);

/** Whether anything hangs on a principle that a person would miss. */
function isTouched(work: Lookup, record: WorkRecord): boolean {
  return record.fields['note'] !== undefined || work.children(record.id).length > 0 || isCitedByPerson(record);
}

/** Keys of the passages that the rules cite; people's have others. */
const ofRules = /^\d+$/;

/** Passages of a principle that the rules cite, by keys of their own. */
const cited = (passages: readonly Evidence[]): Readonly<Record<string, Evidence>> =>
  Object.fromEntries(passages.map((passage, at) => [String(at + 1), passage]));

/** Cites what shows a principle now in the place of what the rules found before; a passage that a person cited stays. */
function citedAnew({ id, evidence }: WorkRecord, passages: readonly Evidence[]): readonly Operation[] {
  const next = cited(passages);
  const former = Object.keys(evidence).filter((key) => ofRules.test(key));
  const isSame = former.length === passages.length && former.every((key) => isSamePassage(evidence[key], next[key]));
  if (isSame) return [];
  return [
    ...former.filter((key) => next[key] === undefined).map((key): Operation => ({ op: 'cite', id, key })),
    ...Object.entries(next).map(([key, passage]): Operation => ({ op: 'cite', id, key, evidence: passage })),
  ];
}

const isSamePassage = (one: Evidence | undefined, other: Evidence | undefined) =>
  one?.document === other?.document && one?.version === other?.version && one?.start === other?.start;

/**
 * Brings the principles under one contradiction in line with what it names now, in its order, and with the passages that
 * show them now. What a person wrote to one stays.
 */
export function principlesUnder(
  work: Lookup,
  contradiction: string,
  { separations: inForce, showing, newId }: FindingPrinciples,
): readonly Operation[] {
  const fields = work.get(contradiction)?.fields as Triz<'contradiction'>['fields'];
  const naming = namingOf(fields, inForce);
  const { principles } = namedPrinciples({ ...fields, ...naming });
  const basis = [
    ...grounds.map((ground) => basisOf(work, contradiction, ground)),
    problemBasis(work),
    ...whereToLookFields.map((field) => basisOf(work, rootId, field)),
  ];
  const present = work
    .children(contradiction)
    .map((id) => work.get(id))
    .filter((record) => record?.type === 'principle');
  const held = present
    .map((record) => Number(record?.fields['number']))
    .filter((number) => principles.includes(number));
  // Those that are new come behind those that are there.
  const isInOrder = held.every((number, at) => number === principles[at]);
  const operations = namingFields
    .filter((field) => contentHash(fields[field]) !== contentHash(naming[field]))
    .map((field): Operation => ({ op: 'set', id: contradiction, field, value: naming[field] ?? null }));
  for (const record of present) {
    if (!record || principles.includes(Number(record.fields['number']))) continue;
    operations.push(isTouched(work, record) ? { op: 'base', id: record.id, basis } : { op: 'remove', id: record.id });
  }
  for (const principle of principles) {
    const known = present.find((record) => record?.fields['number'] === principle);
    if (known) {
      operations.push({ op: 'base', id: known.id, basis }, ...citedAnew(known, showing(principle)));
      if (!isInOrder) operations.push({ op: 'move', id: known.id, parent: contradiction });
      continue;
    }
    operations.push({
      op: 'add',
      id: newId(),
      type: 'principle',
      parent: contradiction,
      fields: { number: principle },
      evidence: cited(showing(principle)),
      basis,
    });
  }
  return operations;
}

/** The principles of every contradiction of a work, each with the sentences that show it at work on the problem. */
export async function findPrinciples(work: Lookup, ports: ToolPorts): Promise<readonly Operation[]> {
  const problem = problemOf(work);
  const contradictions = work.children(null).filter((id) => work.get(id)?.type === 'contradiction');
  if (contradictions.length === 0) return [];
  const by = {
    newId: ports.newId,
    separations: await ports.setting(separations),
    showing: showingIn(await readIdeas(problem, await ports.sentences(problem, withinOf(work)), ports.vectors)),
  };
  return contradictions.flatMap((contradiction) => principlesUnder(work, contradiction, by));
}

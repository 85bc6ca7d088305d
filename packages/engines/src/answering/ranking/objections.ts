import type { NearReason } from '@assay/domain';
import { designations, namesDesignation } from '../../language/literals.ts';
import { magnitude, type Quantity, quantities } from '../../language/quantities.ts';
import type { Candidate } from '../passages.ts';
import { classifyQuestion } from '../question.ts';
import { isCondition } from '../values.ts';
import { unstatedProperty } from './asked-property.ts';

const asCondition = /(?:\b(?:at|above|below|under|over|near|around)\s+(?:about\s+|roughly\s+|~\s?)?|在|于|於)$/iu;
const behindCondition = /^\s?(?:下|时|時|で|において|以上|以下)/u;

/** Quantities that a question sets as a condition. */
function conditionsOf(question: string): Quantity[] {
  return quantities(question).filter(
    ({ start, end }) => asCondition.test(question.slice(0, start)) || behindCondition.test(question.slice(end)),
  );
}

const slackOf = ({ low, high }: { low: number; high: number }) => Math.max(Math.abs(low), Math.abs(high)) * 0.02;

function isMet(asked: Quantity, stated: Quantity): boolean {
  const wanted = magnitude(asked);
  const given = magnitude(stated);
  const slack = slackOf(wanted);
  const low = stated.bound === 'below' ? -Infinity : given.low;
  const high = stated.bound === 'above' ? Infinity : given.high;
  return low - slack <= wanted.high && wanted.low <= high + slack;
}

/** The stated condition that another was asked for in place of; undefined where one meets it or none of its kind is stated. */
function otherCondition(question: string, { text, quantities: stated }: Candidate): NearReason | undefined {
  for (const asked of conditionsOf(question)) {
    const conditions = stated.filter(
      (quantity) => quantity.unit.dimension === asked.unit.dimension && isCondition(text, quantity) !== undefined,
    );
    const [first] = conditions;
    if (first === undefined || conditions.some((quantity) => isMet(asked, quantity))) continue;
    return {
      kind: 'condition',
      asked: question.slice(asked.start, asked.end),
      stated: text.slice(first.start, first.end),
    };
  }
  return undefined;
}

/** Names of the question of which a sentence, its title and its heads say none. */
function otherDesignation(question: string, candidate: Candidate): NearReason | undefined {
  const names = designations(question);
  if (names.length === 0) return undefined;
  const { text, passage, row } = candidate;
  const said = [text, passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ');
  if (names.some((name) => namesDesignation(said, name))) return undefined;
  const stated = designations(text)[0] ?? designations(passage.title)[0];
  return { kind: 'designation', asked: names[0] as string, ...(stated === undefined ? {} : { stated }) };
}

/**
 * Why a sentence is no answer however near it is: it speaks of another designation, under another condition than a value
 * is asked at, or of another property.
 */
export function objectionTo(question: string, candidate: Candidate): NearReason | undefined {
  const designation = otherDesignation(question, candidate);
  if (designation !== undefined) return designation;
  const property = unstatedProperty(question, candidate);
  if (property !== undefined) return { kind: 'property', asked: property };
  return classifyQuestion(question) === 'value' ? otherCondition(question, candidate) : undefined;
}

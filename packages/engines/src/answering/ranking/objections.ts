import type { NearReason } from '@assay/domain';
import type { Candidate } from '../../citing/passages.ts';
import { canBothHold } from '../../language/compare-conditions.ts';
import { compoundNames } from '../../language/compound-names.ts';
import { contrastOf, findMembers } from '../../language/exclusive-names/contrasting.ts';
import { designations, namesDesignation } from '../../language/literals.ts';
import { namedQuantities } from '../../language/named-conditions.ts';
import { readable } from '../../language/names-in-text.ts';
import { magnitude, type Quantity, quantities } from '../../language/quantities.ts';
import { askedMatters } from '../../language/question/asked-matters.ts';
import { namesBeside } from '../../language/question/names-beside.ts';
import { questionParts } from '../../language/question/question-parts.ts';
import { mentionedQuantities } from '../asked-quantities.ts';
import { askedUnits } from '../asked-units.ts';
import { namesThing } from '../names-thing.ts';
import { conditionsOf, isCondition } from '../values/conditions.ts';
import { speaksOf, unstatedProperty } from './asked-property.ts';
import type { RuleFor, Said } from './objection.types.ts';
import { otherAbbreviation } from './other-abbreviation.ts';

/** `6061-T6` where a sentence says T6 and its passage 6061. */
function isNamedInParts(name: string, said: string, around: string): boolean {
  const parts = name.split(/[-‐‑–]/u).filter((part) => /\d/.test(part) || part.length > 1);
  return (
    parts.length > 1 &&
    parts.some((part) => /\d/.test(part) && namesDesignation(said, part)) &&
    parts.every((part) => namesDesignation(`${said} \n ${around}`, part))
  );
}

/**
 * Names of the question of which a sentence, its title and its heads say none. A sentence without a name of its own is
 * about what the passage around it names.
 */
const otherDesignation: RuleFor = (question) => {
  const names = designations(question);
  const [asked] = names;
  if (asked === undefined) return undefined;
  const spoken = names.flatMap(compoundNames);
  const beside = namesBeside(question, names);
  const isNamedIn = (text: string) =>
    names.some((name) => namesDesignation(text, name)) || spoken.some((name) => text.toLowerCase().includes(name));
  return ({ text, passage }, said) => {
    const whole = `${said.text} \n ${said.above}`;
    if (isNamedIn(whole) || beside.some((thing) => namesThing(whole, thing, passage.language))) return undefined;
    if (names.some((name) => isNamedInParts(name, whole, passage.text))) return undefined;
    const stated = designations(text)[0] ?? designations(passage.title)[0];
    if (stated === undefined && isNamedIn(readable(passage.text))) return undefined;
    return { kind: 'designation', asked, ...(stated === undefined ? {} : { stated }) };
  };
};

const membersRead = new Map<string, ReturnType<typeof findMembers>>();
const membersKept = 2000;

function membersIn(text: string): ReturnType<typeof findMembers> {
  const known = membersRead.get(text);
  if (known !== undefined) return known;
  if (membersRead.size >= membersKept) membersRead.clear();
  const found = findMembers(text);
  membersRead.set(text, found);
  return found;
}

/** `EPO` for `USPTO`, `inhaled` for `oral`: another member of a class whose members exclude each other. */
const otherMember: RuleFor = (question) => {
  const text = readable(question);
  const asked = findMembers(text);
  if (asked.length === 0) return undefined;
  const source = text.length === question.length ? question : text;
  return (_, said) => {
    const inText = membersIn(said.text);
    const inAbove = membersIn(said.above);
    const contrast = contrastOf(asked, [...inText, ...inAbove]);
    if (contrast === undefined) return undefined;
    const place = inText.includes(contrast.stated) ? said.text : said.above;
    return {
      kind: 'designation',
      asked: source.slice(contrast.asked.start, contrast.asked.end),
      stated: place.slice(contrast.stated.start, contrast.stated.end),
    };
  };
};

const otherProperty: RuleFor = (question) => {
  const isUnstated = unstatedProperty(question);
  return (
    isUnstated &&
    ((candidate, said) => {
      const asked = isUnstated(candidate, said);
      return asked === undefined ? undefined : { kind: 'property', asked };
    })
  );
};

/** `how many weeks`, `in ksi`: a unit or a count that no number of the sentence has. */
const otherUnit: RuleFor = (question) => {
  const asked = askedUnits(question);
  const [first] = asked;
  if (first === undefined) return undefined;
  return (candidate) =>
    asked.some(({ isStated }) => isStated(candidate)) ? undefined : { kind: 'property', asked: first.written };
};

const otherMatter: RuleFor = (question) => {
  const asked = askedMatters(question);
  if (asked.length === 0) return undefined;
  return (_, { text, above }) => {
    const open = asked.find(({ isSaid }) => !isSaid(text, above));
    return open && { kind: 'property', asked: open.asked };
  };
};

const asCondition = /(?:\b(?:at|above|below|under|over|near|around)\s+(?:about\s+|roughly\s+|~\s?)?|在|于|於)$/iu;
const behindCondition = /^\s?(?:下|的?时|的?時|で|において|以上|以下)/u;

/** Conditions that a question sets: quantities at, below or after which it asks, and those that it names. */
function conditionsAsked(question: string): Quantity[] {
  const measured = quantities(question).filter(
    (quantity) =>
      asCondition.test(question.slice(0, quantity.start)) ||
      behindCondition.test(question.slice(quantity.end)) ||
      isCondition(question, quantity) !== undefined,
  );
  return [...measured, ...namedQuantities(question)];
}

const rounding = 0.02;

/** What a question rounds: 2 % on either side. */
function rounded(quantity: Quantity): { low: number; high: number; unit: string } {
  const { low, high, unit } = magnitude(quantity);
  const slack = Math.max(Math.abs(low), Math.abs(high)) * rounding;
  return { low: low - slack, high: high + slack, unit };
}

/** A condition of the dimension that is asked for, and none that can hold where the asked one does. */
const otherCondition: RuleFor = (question) => {
  const asked = conditionsAsked(question).map((quantity) => ({
    written: question.slice(quantity.start, quantity.end),
    condition: { ...quantity, magnitude: rounded(quantity) },
  }));
  if (asked.length === 0) return undefined;
  const [mentioned] = mentionedQuantities(question);
  return (candidate, said) => {
    const tested = conditionsOf(candidate).filter(({ isHistory }) => !isHistory);
    for (const { written, condition } of asked) {
      const same = tested.filter(({ magnitude }) => magnitude?.unit === condition.magnitude.unit);
      const [first] = same;
      if (first === undefined || same.some((stated) => canBothHold(condition, stated))) continue;
      // What it states under the other condition is another quantity.
      if (mentioned !== undefined && !speaksOf(mentioned, candidate, said))
        return { kind: 'property', asked: mentioned.written };
      const { quantity, printed } = first;
      const stated =
        quantity === undefined || candidate.row !== undefined
          ? printed
          : candidate.text.slice(quantity.start, quantity.end);
      return { kind: 'condition', asked: written, stated };
    }
    return undefined;
  };
};

/** The rules by what they look at, in their order. */
export const objectionRules = {
  designation: otherDesignation,
  member: otherMember,
  abbreviation: otherAbbreviation,
  matter: otherMatter,
  property: otherProperty,
  unit: otherUnit,
  condition: otherCondition,
} as const satisfies Readonly<Record<string, RuleFor>>;

export const readableOf = ({ text, passage, row }: Candidate): Said => ({
  text: readable(text),
  above: readable([passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ')),
});

/** Why sentences are no answer to a question of one part. */
function objectionsToPart(
  question: string,
  rules: readonly RuleFor[],
): (candidate: Candidate) => NearReason | undefined {
  const own = rules.flatMap((ruleFor) => ruleFor(question) ?? []);
  if (own.length === 0) return () => undefined;
  return (candidate) => {
    const said = readableOf(candidate);
    for (const rule of own) {
      const reason = rule(candidate, said);
      if (reason !== undefined) return reason;
    }
    return undefined;
  };
}

/**
 * Why sentences are no answer to a question, however near they are. What answers one of its parts answers it.
 */
export function objectionsFor(
  question: string,
  rules: readonly RuleFor[] = Object.values(objectionRules),
): (candidate: Candidate) => NearReason | undefined {
  const objections = questionParts(question).map(({ read }) => objectionsToPart(read, rules));
  return (candidate) => {
    const reasons = objections.map((objection) => objection(candidate));
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
  };
}

/** The question that was read last: an answer asks of each of its sentences in turn. */
let last: { question: string; objection: ReturnType<typeof objectionsFor> } | undefined;

/**
 * Why a sentence is no answer however near it is: it speaks of another designation, under another condition than a value
 * is asked at, or of another property.
 */
export function objectionTo(question: string, candidate: Candidate): NearReason | undefined {
  if (last?.question !== question) last = { question, objection: objectionsFor(question) };
  return last.objection(candidate);
}

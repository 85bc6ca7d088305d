import type { Span } from '@assay/domain';
import { designations } from '../literals.ts';
import { namedQuantities } from '../named-conditions.ts';
import { quantities } from '../quantities.ts';
import { namedProperty } from './named-property.ts';
import { withoutSpans } from './without-spans.ts';

/** The thing that a question is about, as the reader wrote it. */
export interface AskedSubject extends Span {
  written: string;
}

const end = String.raw`(?=\s+(?:at|in|under|after|for|when|between|from|with|on|during|is|are|was|to|and|or|than|above|below|as|if|versus|vs|does|do|used|made|by|be|has|have)\b|[?.,;:!]|$)`;
const ofThing = new RegExp(String.raw`\bof\s+(?:(?:the|a|an)\s+)?(?<thing>[^?.,;]+?)${end}`, 'iu');
const doesIt =
  /\b(?:does|do|did|can|will|is|are)\s+(?:the\s+)?(?<thing>[\p{L}\d][\p{L}\d()/.-]*(?:\s[\p{L}\d()/-]+){0,3}?)\s+(?:melt|boil|decompose|yield|fail|soften|transform|pit|corrode|oxidi[sz]e|degrade|crack|creep|embrittle|age|swell|dissolve|crystalli[sz]e|have|need|reach|show)\b/iu;
const owner = /(?<thing>[\p{L}\d][\p{L}\d()/.-]*)['’]s\s(?!modul|ratio)/iu;
const asking =
  /^(?:(?:so|and|what|which|how|is|are|was|the|a|an|typical|usual|give|tell|me|show|find|please|much|high|value|values)\s+)+/iu;
const wideAsking = /^(?:请问|請問|那么?|那麼?|关于|關於|と|では|その|这种|這種|该|該)/u;
const wideLead = /^.*(?:における|での|下的?|时的?|時的?|条件下|在|，|,|、|。|；)/u;

/** A word that points at something else instead of naming a thing. */
export const pointing =
  /^(?:it|its|this|that|these|those|they|them|their|one|ones|both|each|such|here|there|它|它们|其|该|此|这|这种|那|那种|該|這|這種|那種|それ|その|これ|この)$/iu;

const person = /^(?:i|we|you|he|she|me|us|someone|somebody|people|one|我|我们|我們|你|您|他|她|私|我々)$/iu;

const isCondition = (text: string) => withoutSpans(text, [...quantities(text), ...namedQuantities(text)]) === '';

const isThing = (text: string) =>
  /\p{L}|\d{3}/u.test(text) && text.length <= 60 && !pointing.test(text) && !person.test(text) && !isCondition(text);

function placed(question: string, thing: string | undefined, from = 0): AskedSubject | undefined {
  const written = thing?.trim().replace(/[的の]$/u, '') ?? '';
  const start = question.indexOf(written, from);
  if (written === '' || start < 0 || !isThing(written)) return undefined;
  return { written, start, end: start + written.length };
}

/** The last thing that words before the name of a property speak of. */
function wideThing(before: string): string {
  const thing = before.replace(/[的の\s]+$/u, '').replace(wideLead, '');
  const own = thing.replace(wideAsking, '').replace(/(?:最大|最小|最高|最低|典型|理论|理論)?(?:的|の)?$/u, '');
  return own.replace(/^.*[的の](?=.)/u, '') || own;
}

/** What stands before the name of a property: `316L density`, `PEEK的熔点`. */
function beforeProperty(question: string, start: number): AskedSubject | undefined {
  const before = question.slice(0, start);
  if (/\p{Script=Han}|\p{Script=Katakana}|[的の]/u.test(question)) {
    // A condition may stand on either side of its thing: `LLZO在25 °C的电导率`.
    const unconditioned = withoutSpans(before, [...quantities(before), ...namedQuantities(before)]);
    return placed(question, wideThing(before)) ?? placed(question, wideThing(unconditioned));
  }
  const thing = before.trim().replace(asking, '');
  return /^(?:what|which|how|the|is|are|of|at|in)$/iu.test(thing) || thing.split(/\s+/).length > 5
    ? undefined
    : placed(question, thing);
}

/**
 * The thing whose property is asked for, or that does what is asked: `316L stainless steel` of `tensile strength of 316L
 * stainless steel at 650 °C`. Undefined where the question names none in a form that can be read.
 */
export function askedSubject(question: string): AskedSubject | undefined {
  const property = namedProperty(question);
  const behind = property === undefined ? 0 : property.end;
  const isPlain = /^\s*(?:value\s+|range\s+|limit\s+)?of\b/iu.test(question.slice(behind));
  const of = isPlain || property === undefined ? ofThing.exec(question.slice(behind))?.groups?.['thing'] : undefined;
  const found =
    placed(question, of, behind) ??
    placed(question, owner.exec(question)?.groups?.['thing']) ??
    placed(question, doesIt.exec(question)?.groups?.['thing']) ??
    (property === undefined ? undefined : beforeProperty(question, property.start));
  if (found !== undefined) return found;
  const [name] = designations(question);
  return placed(question, name);
}

import { designations } from '../language/literals.ts';
import { askedConditions } from '../language/named-conditions.ts';
import { findQuantities } from '../language/quantity-kinds/find-quantities.ts';
import { askedSubject } from '../language/question/asked-subject.ts';
import { comparedSides } from '../language/question/compared-sides.ts';
import { type NamedProperty, namedProperty } from '../language/question/named-property.ts';
import { propertyParts } from '../language/question/property-parts.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { askedPhrases, askedValues } from './asked-values.ts';
import { classifyQuestion, type QuestionKind } from './question.ts';
import type { AskedOfValues } from './values/asked-of-values.types.ts';
import { isPropertyName } from './values/property-names.ts';
import { widerNameOf } from './wider-name.ts';

/** Kinds of questions whose answer a figure can be; `why does the strength fall` asks for none. */
const figured: ReadonlySet<QuestionKind> = new Set(['value', 'open', 'comparison', 'definition', 'list']);

/** Words that make a question one for reasons or ways, although it names a property. */
const asksMore =
  /\b(?:why|how (?:do|does|did|can|could|is|are|to|should)|affects?|influences?|depends?|impact|effects? of|role|causes?|limits?|improves?|increases?|reduces?|lowers?|raises?)\b|为什么|為什麼|为何|為何|如何|怎样|怎樣|影响|影響|原因|机理|機制|提高|降低|なぜ|どのように|影響|理由|向上させ|改善/iu;

function askedProperty(question: string, language: string): AskedOfValues['property'] {
  if (!figured.has(classifyQuestion(question)) || asksMore.test(question)) return undefined;
  const named = namedProperty(question);
  if (named !== undefined) {
    const kinds = findQuantities(named.written).flatMap(({ things }) => things);
    return {
      terms: [],
      written: named.written,
      isNamedIn: named.isNamedIn,
      isNameOf: named.isNameOf,
      isOfWiderName: widerNameOf(named, question),
      isToldByUnit: kinds.some(({ isTelling }) => isTelling),
      ...(named.dimension === undefined ? {} : { dimension: named.dimension }),
    };
  }
  const [phrase] = askedPhrases(question).filter((each) => isPropertyName(each.trim()));
  const [dimensions] = askedValues(question);
  if (phrase === undefined && dimensions === undefined) return undefined;
  return {
    terms: phrase === undefined ? [] : tokenize(phrase, language),
    ...(dimensions === undefined ? {} : { dimension: dimensions.dimensions }),
  };
}

/** The property whose figure a question asks for, where its name says of which dimension it is, and nothing else is asked. */
export function askedFigure(question: string): NamedProperty | undefined {
  if (!figured.has(classifyQuestion(question)) || asksMore.test(question)) return undefined;
  const property = namedProperty(question);
  const isAlone = property !== undefined && propertyParts(question).length === 0;
  return isAlone && property.dimension !== undefined && askedSubject(question) !== undefined ? property : undefined;
}

/** All that a question says of the values that answer it. */
export function askedOfQuestion(question: string, language: string): AskedOfValues {
  const property = askedProperty(question, language);
  const sides = comparedSides(question);
  const thing = askedSubject(question)?.written;
  const [name] = thing === undefined ? [] : designations(thing);
  const subject = name ?? thing;
  return {
    terms: new Set(tokenize(question, language)),
    conditions: askedConditions(question).map((condition) => ({
      ...condition,
      written: question.slice(condition.start, condition.end),
    })),
    ...(property === undefined ? {} : { property }),
    ...(subject === undefined ? {} : { subject }),
    ...(sides.length > 1 ? { sides } : {}),
  };
}

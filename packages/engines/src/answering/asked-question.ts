import type { GlossaryLanguage } from '../language/glossary/translate.ts';
import { languageOfQuestion, translate } from '../language/glossary/translate.ts';
import { isAskingToken } from '../language/tokens/query-tokens.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { type AskedValue, askedPhrases, askedValues } from './asked-values.ts';
import type { Candidate } from './passages.ts';
import { classifyQuestion, type QuestionKind } from './question.ts';
import {
  type AskedProperty,
  asTextsSay,
  joinedTerms,
  namesOf,
  propertyOf,
  subjectTerms,
  withoutAsking,
} from './question-terms.ts';

/** A question as the texts of one language may answer it. */
export interface AskedQuestion {
  kind: QuestionKind;
  /** What it is about, as the texts say it. */
  terms: readonly string[];
  /** Terms of what it asks of its subject. */
  aside: ReadonlySet<string>;
  property: AskedProperty | undefined;
  values: readonly AskedValue[];
  /** Names that a text has to state, as the reader wrote them. */
  names: readonly string[];
  /** Pairs of terms that are one thing. */
  joined: readonly (readonly string[])[];
}

/** Each sentence's terms, its title's and section's included. */
export type Texts = readonly (readonly string[])[];

/** A question in its own words. */
export function inOwnWords(
  { asked, latest, followUp }: { asked: string; latest: string; followUp: string | undefined },
  language: string,
  texts: Texts,
): AskedQuestion {
  const own = subjectTerms(asked, language);
  // A follow-up such as "and at 60 °C?" leans on the question before it.
  const leaning = own.length < 3 && followUp !== undefined ? subjectTerms(followUp, language) : [];
  const property = propertyOf(asked, language);
  return {
    kind: classifyQuestion(asked),
    terms: asTextsSay([...own, ...leaning], texts),
    aside: new Set([
      ...askedPhrases(asked).flatMap((phrase) => subjectTerms(phrase, language)),
      ...(property?.name ?? []),
    ]),
    property,
    values: askedValues(latest),
    names: namesOf(asked),
    joined: joinedTerms(asked, language),
  };
}

/**
 * A question in the words of another language, by the glossary; undefined where that knows nothing of it. What the
 * glossary does not know stays among the terms, which no text holds then: half a question is not answered.
 */
export function inOtherWords(
  { asked, latest }: { asked: string; latest: string },
  language: string,
  to: GlossaryLanguage,
  found: readonly Candidate[],
): AskedQuestion | undefined {
  const from = languageOfQuestion(asked, language);
  if (from === undefined || from === to) return undefined;
  const held = found.map(({ terms, context }) => new Set([...terms, ...context]));
  /** Of the words for one thing the one that the texts use most. */
  const usual = (words: readonly (readonly string[])[]): readonly string[] => {
    const counts = words.map((terms) => held.filter((text) => terms.every((term) => text.has(term))).length);
    return words[counts.indexOf(Math.max(...counts))] ?? [];
  };
  const translated = (text: string): string[] => {
    const { things, alike, rest } = translate(text, from, to);
    const unknown = withoutAsking(rest);
    return [
      ...things.flatMap(usual),
      ...alike,
      ...(/[\p{L}\d]{2}/u.test(unknown) ? wordsOf(unknown, from) : []),
    ].filter((term) => !isAskingToken(term));
  };
  const { things, alike } = translate(asked, from, to);
  if (things.length + alike.length === 0) return undefined;
  const terms = translated(asked);
  const property = propertyOf(asked, language);
  const name = property === undefined ? [] : translated(property.text);
  // What the glossary does not know of a property counts among the terms; what it does has to be stated.
  const stated = property === undefined ? [] : translate(property.text, from, to).things.flatMap(usual);
  const unknown = new Set(alike);
  return {
    kind: classifyQuestion(asked),
    terms,
    aside: new Set([...askedPhrases(asked).flatMap(translated), ...name]),
    property:
      property === undefined || stated.length === 0 ? undefined : { ...property, terms: stated.slice(-1), name },
    values: askedValues(latest),
    names: namesOf(asked).filter((word) => tokenize(word).some((term) => unknown.has(term))),
    joined: [],
  };
}

/** One term for each word that has no translation: no text holds it, and many pairs would say so many times. */
function wordsOf(text: string, language: GlossaryLanguage): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^[\u3040-\u309f]+$/.test(word))
    .flatMap((word) => {
      const terms = subjectTerms(word, language);
      return language === 'en' ? terms : terms.filter((_, at) => at % 2 === 0);
    });
}

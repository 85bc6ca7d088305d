import type { AnswerEngine, AnswerEvent, AnswerRequest, AnswerSentence } from '@assay/domain';
import { glossaryLanguage, glossaryLanguages } from '../language/glossary/translate.ts';
import { quantities } from '../language/quantities.ts';
import { isAskingToken } from '../language/tokens/query-tokens.ts';
import { tokenize } from '../language/tokens/tokenize.ts';
import { isWide } from '../language/tokens/wide-script.ts';
import { type AskedQuestion, inOtherWords, inOwnWords } from './asked-question.ts';
import { type Candidate, candidates, citeCandidate } from './passages.ts';
import { problemMeans } from './problem-means.ts';
import { isMereDefinition, type QuestionKind } from './question.ts';
import { type AskedProperty, asTextsSay, subjectOf } from './question-terms.ts';
import {
  diversify,
  documentCoverage,
  heldTerms,
  mostTelling,
  type QuestionTerms,
  type Scored,
  scoreSentences,
  termsByDocument,
  weighTerms,
  weightOf,
} from './relevance.ts';
import { supportOf } from './support.ts';
import { citeColumns, rowInWords } from './table-row.ts';
import { collectValues } from './values.ts';
import { wordsFor } from './words.ts';

const longestAnswer = 6;
/**
 * Shares of the question's weight that one document, and one of its sentences, must hold to answer it, tuned on the fixed
 * question set. Who did something is said in one sentence or not at all.
 */
const documentFrom = 0.5;
const documentOfTwo = 0.7;
const sentenceFrom = 0.25;
const sentenceFromOfWho = 0.7;
/** Share of the best score from which a sentence may begin the answer. */
const nearlyBest = 0.85;
/** The same for a sentence that begins in place of a definition. */
const nearDefinition = 0.65;
/** Share of the best document's coverage from which sentences of another one are quoted beside it. */
const besideFrom = 0.5;
/** Share of the rest of a question that a sentence holds, its title included, when it states the property of that subject. */
const ofItsSubject = 0.25;

/** Coverage of a document from which texts in other languages are not looked at, and by how much one of them must cover more. */
const fullyCovered = 0.75;
const clearlyMore = 0.15;

interface Reading {
  kind: QuestionKind;
  /** Terms of the question, as the texts say them. */
  asked: ReadonlySet<string>;
  scored: readonly Scored[];
  chosen: readonly Scored[];
  answered: boolean;
  /** Coverage of the sentence that covers most. */
  best: number;
  /** Coverage of the document that covers most. */
  bestDocument: number;
  /** Words of the question that no passage holds, as the reader wrote them. */
  missing: () => readonly string[];
}

/** A sentence as it stands in its source; a row of a table with the heads of its columns, which are cited with it. */
function quoted(candidate: Candidate): AnswerSentence {
  const { passage, row, text } = candidate;
  if (row === undefined) return { text, support: 'supported', citations: [citeCandidate(candidate)] };
  const citations = [citeCandidate(candidate), citeColumns(passage, row)];
  const said = rowInWords(row);
  const quotes = citations.map(({ quote }) => quote);
  return { text: said, support: supportOf(said, quotes, passage.language), citations };
}

/** What can be quoted: a sentence, or a row whose columns have names. */
const isReadable = ({ isRow, row }: Candidate) => !isRow || row !== undefined;

/** Words of the question's subject whose terms occur nowhere in what was found. */
function missingWords(question: string, language: string, held: ReadonlySet<string>): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const subject = subjectOf(question);
  const units = quantities(subject);
  const words = [...segmenter.segment(subject)].flatMap(({ isWordLike, segment, index }) =>
    isWordLike &&
    (segment.length > 1 || !isWide(segment.charCodeAt(0))) &&
    !units.some(({ start, end }) => index >= start && index < end)
      ? [segment]
      : [],
  );
  const missing = words.filter((word) => {
    const own = tokenize(word, language).filter((term) => !isAskingToken(term));
    return own.length > 0 && own.every((term) => !held.has(term));
  });
  return [...new Set(missing)];
}

interface Coverage {
  /** Share of the question's weight, 0 to 1. */
  share: number;
  /** The document that holds most of the question; for a comparison also the one that adds most to it. */
  documents: readonly string[];
}

/** The best coverage of the question by one document, or by two together when the question compares. */
function coverageOf(weighted: QuestionTerms, found: readonly Candidate[], kind: QuestionKind): Coverage {
  const shares = documentCoverage(weighted, found);
  const [first] = [...shares].sort(([, a], [, b]) => b - a);
  if (!first) return { share: 0, documents: [] };
  let best: Coverage = { share: first[1], documents: [first[0]] };
  if (kind !== 'comparison') return best;
  for (const [other, own] of shares) {
    if (other === first[0] || own < first[1] * 0.5) continue;
    const pair = found.filter(({ passage }) => passage.document === other || passage.document === first[0]);
    const together = pair.map((candidate) => ({ ...candidate, passage: { ...candidate.passage, document: first[0] } }));
    const share = documentCoverage(weighted, together).get(first[0]) ?? 0;
    if (share > best.share) best = { share, documents: [first[0], other] };
  }
  return best;
}

/** The sentences of the answer: diverse, and from both sides when two things are compared. */
function choose(relevant: readonly Scored[], { documents }: Coverage): Scored[] {
  if (documents.length < 2) return diversify(relevant, longestAnswer);
  return documents.flatMap((document) =>
    diversify(
      relevant.filter(({ candidate }) => candidate.passage.document === document),
      longestAnswer / documents.length,
    ),
  );
}

/** The sections of one answer read the same passages for the same question. */
const readings = new WeakMap<AnswerRequest['passages'], { of: string; reading: Reading }>();

function read(request: AnswerRequest): Reading {
  const { passages, question, deepInput, thread, language } = request;
  const of = JSON.stringify([question, deepInput, thread, language]);
  const known = readings.get(passages);
  if (known?.of === of) return known.reading;
  const reading = readAnew(request);
  readings.set(passages, { of, reading });
  return reading;
}

function readAnew(request: AnswerRequest): Reading {
  const { language } = request;
  const said = {
    asked: [request.question, request.deepInput ?? ''].join(' ').trim(),
    latest: request.deepInput ?? request.question,
    followUp: (request.thread ?? []).at(-1),
  };
  const found = candidates(request.passages);
  const near = found.filter(({ passage }) => passage.byGlossary !== true);
  const texts = near.map(({ terms, context }) => [...terms, ...context]);
  const own = readAs(inOwnWords(said, language, texts), said.asked, language, near);
  if (own.answered && own.bestDocument >= fullyCovered) return own;
  // What the texts of the question's language do not answer those of another may: they are quoted as they are.
  const others = glossaryLanguages.flatMap((to) => {
    const foreign = found.filter((candidate) => glossaryLanguage(candidate.passage.language) === to);
    const question = foreign.length === 0 ? undefined : inOtherWords(said, language, to, foreign);
    return question === undefined ? [] : [readAs(question, said.asked, language, foreign)];
  });
  const [other] = others
    .filter(({ answered, chosen }) => answered && chosen.length > 0)
    .sort((a, b) => b.bestDocument - a.bestDocument || b.best - a.best);
  if (other === undefined) return own;
  return own.answered && other.bestDocument < own.bestDocument + clearlyMore ? own : other;
}

function readAs(question: AskedQuestion, asked: string, language: string, found: readonly Candidate[]): Reading {
  const { kind, terms, aside, property, values, names, joined } = question;
  const texts = found.map((candidate) => [...candidate.terms, ...candidate.context]);
  const held = new Set(texts.flat());
  const weighted = weighTerms(terms, found);
  const near = kind === 'comparison' ? found : onSubject(found, withoutTerms(weighted, aside));
  const scored = scoreSentences(weighted, kind, near, values);
  const best = scored.slice(0, 12).reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const covering = coverageOf(weighted, near, kind);
  const unnamed = names.filter((name) => tokenize(name, language).every((term) => !held.has(term)));
  const answered =
    scored.length > 0 &&
    unnamed.length === 0 &&
    best >= (kind === 'who' ? sentenceFromOfWho : sentenceFrom) &&
    covering.share >= (weighted.size > 2 ? documentFrom : documentOfTwo) &&
    (property === undefined || statesProperty(property, weighted, near)) &&
    joined.every((pair) => isSaidTogether(pair, weighted, texts));
  const bestDocument = scored.reduce((most, entry) => Math.max(most, entry.documentCoverage), 0);
  const isAskedRow = askedRows(weighted, near);
  const readable = scored.filter(
    ({ candidate }) => isReadable(candidate) && (!candidate.isRow || isAskedRow(candidate)),
  );
  const relevant = readable.filter(
    ({ coverage, score, documentCoverage: ofDocument }) =>
      coverage >= best * 0.5 && score >= (scored[0]?.score ?? 0) * 0.5 && ofDocument >= bestDocument * besideFrom,
  );
  return {
    kind,
    asked: new Set(weighted.keys()),
    scored,
    chosen: answered ? choose(covering.documents.length > 1 ? readable : relevant, covering) : [],
    answered,
    best,
    bestDocument,
    missing: () => (unnamed.length > 0 ? unnamed : missingWords(asked, language, held)).slice(0, 4),
  };
}

/** Of the rows of one table those that say most of the question in their own cells: the others are of other things. */
function askedRows(weighted: QuestionTerms, found: readonly Candidate[]): (row: Candidate) => boolean {
  const tableOf = ({ passage, row }: Candidate) => `${passage.document}:${row?.columns.start}`;
  const saidBy = ({ terms }: Candidate) => weightOf(weighted, new Set(terms));
  const most = new Map<string, number>();
  for (const candidate of found)
    if (candidate.isRow) most.set(tableOf(candidate), Math.max(most.get(tableOf(candidate)) ?? 0, saidBy(candidate)));
  return (row) => saidBy(row) >= (most.get(tableOf(row)) ?? 0) * nearlyBest;
}

/** Whether one sentence, its title included, says both; true of a pair of which one is said nowhere, or otherwise. */
function isSaidTogether(
  pair: readonly string[],
  weighted: QuestionTerms,
  texts: readonly (readonly string[])[],
): boolean {
  return !pair.every((term) => weighted.has(term)) || texts.some((text) => pair.every((term) => text.includes(term)));
}

/** Sentences of the documents that name what the question is about. */
function onSubject(found: readonly Candidate[], subject: QuestionTerms): Candidate[] {
  const held = termsByDocument(mostTelling(subject, found), found);
  return found.filter(({ passage }) => held.get(passage.document)?.size);
}

/** What a question is about besides what it asks of it; all of it where nothing else is left. */
function withoutTerms(weighted: QuestionTerms, aside: ReadonlySet<string>): QuestionTerms {
  const rest = new Map([...weighted].filter(([term]) => !aside.has(term)));
  return rest.size > 0 ? rest : weighted;
}

/** Where a question asks for a property of something, a sentence about that thing has to state it. */
function statesProperty(property: AskedProperty, weighted: QuestionTerms, found: readonly Candidate[]): boolean {
  const { dimension } = property;
  // The heads of its columns name what a row states.
  const says = ({ terms, row, context }: Candidate, term: string) =>
    terms.includes(term) || (row !== undefined && context.has(term));
  const asked = asTextsSay(
    property.terms,
    found.map(({ terms }) => terms),
  );
  const rest = new Map([...weighted].filter(([term]) => !asked.includes(term) && !property.name.includes(term)));
  const total = weightOf(rest, rest.keys());
  return found.some((candidate) => {
    const isStated =
      asked.every((term) => says(candidate, term)) ||
      (dimension !== undefined && candidate.quantities.some(({ unit }) => unit.dimension === dimension));
    return isStated && weightOf(rest, heldTerms(rest, candidate)) >= total * ofItsSubject;
  });
}

/** Sentences of one document stay together, documents in the order of their best sentence. */
function inReadingOrder(chosen: readonly Scored[]): Scored[] {
  const documents = [...new Set(chosen.map(({ candidate }) => candidate.passage.document))];
  return documents.flatMap((document) =>
    chosen
      .filter(({ candidate }) => candidate.passage.document === document)
      .sort(
        (a, b) => a.candidate.passage.start + a.candidate.offset - (b.candidate.passage.start + b.candidate.offset),
      ),
  );
}

/** A sentence that leans on the one before it cannot begin an answer. */
const leansBack =
  /^(?:this|these|those|that|such|it|they|its|their|both|however|therefore|thus|hence|also|moreover|otherwise|in addition|the (?:former|latter|same|method|effect|loss|result)s?)\b|\b(?:of|for|with) such\b|^(?:这|這|该|該|此|其|它|但|因此|然而|此外|同时|同時|これ|それ|この|その|また|しかし|ただし|一方|このため|そのため)/iu;

/**
 * The answer begins with the sentence that answers best; the others follow as they stand in their sources. What a thing is
 * does not begin an answer to how it behaves, unless nothing else comes near.
 */
function answerFirst({ chosen, asked, kind }: Reading): Scored[] {
  const ordered = inReadingOrder(chosen);
  const able = chosen.filter(({ candidate }) => !leansBack.test(candidate.text)).sort((a, b) => b.score - a.score);
  const [best] = able;
  if (best === undefined) return ordered;
  const { document } = best.candidate.passage;
  const ofBest = able.filter(({ candidate }) => candidate.passage.document === document);
  const direct = ofBest.filter(
    ({ candidate, score }) =>
      score >= best.score * nearDefinition && !(candidate.offset === 0 && isMereDefinition(kind, candidate.text)),
  );
  const near = direct.length > 0 ? direct : ofBest;
  const [first] = near;
  const isNearFirst = ({ score, stated }: Scored) =>
    first !== undefined && score >= first.score * nearlyBest && stated >= first.stated;
  // Of sentences that answer nearly as well the one that says most of the question itself, without its title.
  const said = ({ candidate }: Scored) => new Set(candidate.terms.filter((term) => asked.has(term))).size;
  const [lead] = near.filter(isNearFirst).sort((a, b) => said(b) - said(a) || b.score - a.score);
  const rest = ordered.filter((entry) => entry !== lead);
  return [
    ...(lead === undefined ? [] : [lead]),
    ...rest.filter(({ candidate }) => candidate.passage.document === document),
    ...rest.filter(({ candidate }) => candidate.passage.document !== document),
  ];
}

function* summary(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  const words = wordsFor(request.language);
  if (!reading.answered) {
    const { documents, passages } = request.searched;
    const missing = reading.missing();
    yield { type: 'verdict', grade: 'none', ...(missing.length > 0 ? { gaps: missing } : {}) };
    yield { type: 'unanswered', text: words.unanswered({ documents, passages, terms: missing }) };
    return;
  }
  yield { type: 'verdict', grade: 'answered' };
  let document: string | undefined;
  for (const { candidate } of answerFirst(reading)) {
    yield {
      type: 'sentence',
      sentence: quoted(candidate),
      paragraph: document !== undefined && document !== candidate.passage.document,
    };
    document = candidate.passage.document;
  }
  const highest = reading.scored[0]?.score ?? 0;
  const values = collectValues(
    reading.scored
      .filter(
        (entry) =>
          entry.coverage >= reading.best * 0.5 && entry.score >= highest * 0.4 && isOnSubject(entry, reading, 0.6),
      )
      .slice(0, 10),
    request.language,
    reading.asked,
  );
  if (values.length > 0) yield { type: 'values', values };
}

/** A sentence of a document that holds nearly as much of the question as the best one speaks of its subject, even where it repeats no word of it. */
function isOnSubject(entry: Scored, { bestDocument }: Reading, share = 0.8): boolean {
  return entry.documentCoverage >= bestDocument * share;
}

const applied =
  /\b(applications?|applied|used (?:in|for|as|to)|serves? as|suits?|suited|employed|found in)\b|用于|用於|应用|應用|适用|適用|に用いられ|に使われ|用途|に適し/iu;

function* applications(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  if (!reading.answered) return;
  const cards = new Map<string, Scored[]>();
  for (const entry of reading.scored) {
    if (!applied.test(entry.candidate.text) || !isOnSubject(entry, reading)) continue;
    const { document } = entry.candidate.passage;
    const card = cards.get(document) ?? [];
    if (card.length < 2) cards.set(document, [...card, entry]);
  }
  for (const card of [...cards.values()].slice(0, 4)) {
    const [first] = card;
    if (first)
      yield {
        type: 'application',
        title: first.candidate.passage.title,
        sentences: card.map(({ candidate }) => quoted(candidate)),
      };
  }
}

function* pairs(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  if (!reading.answered) return;
  const { method } = wordsFor(request.language);
  for (const { candidate } of reading.scored.filter((entry) => isOnSubject(entry, reading)).slice(0, 40)) {
    const pair = problemMeans(candidate);
    if (pair) yield { type: 'problem-means', pair, method };
  }
}

const reservation =
  /\b(however|but|although|depends?|unless|except|limits?|limited|only (?:when|if|below|above)|drawback|trade-?off|at the cost|on the other hand|requires?|not (?:suitable|stable|possible))\b|但|然而|取决于|取決於|限制|仅|僅|缺点|缺點|ただし|しかし|依存|制約|一方/iu;

function* remarks(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  if (!reading.answered) return;
  const used = new Set(reading.chosen.map(({ candidate }) => candidate));
  const rest = reading.scored.filter(
    (entry) => !used.has(entry.candidate) && isOnSubject(entry, reading) && reservation.test(entry.candidate.text),
  );
  for (const { candidate } of inReadingOrder(diversify(rest, 3)))
    yield { type: 'sentence', sentence: quoted(candidate) };
}

function* related(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  if (!reading.answered) return;
  const near = reading.scored.filter(
    (entry) => isOnSubject(entry, reading, 0.6) && sameLanguage(entry.candidate.passage.language, request.language),
  );
  const titles = [...new Set(near.map(({ candidate }) => candidate.passage.title))].slice(0, 4);
  const { related: templates } = wordsFor(request.language);
  const questions = titles.flatMap((title, at) => templates[at % templates.length]?.(title) ?? []);
  if (questions.length > 0) yield { type: 'related', questions };
}

const sameLanguage = (a: string, b: string) => a.split('-')[0] === b.split('-')[0];

const sections = { summary, application: applications, 'problem-means': pairs, remarks, related } as const;

/**
 * Answers by quotation: every sentence stands verbatim in a source. It selects, counts and computes; it writes no
 * sentence of fact of its own, and says so when nothing answers the question.
 */
export const extractiveEngine: AnswerEngine = {
  name: 'extractive',
  async *answer(request) {
    for (const event of sections[request.section](request)) {
      if (request.signal.aborted) return;
      yield event;
    }
    yield { type: 'usage', engine: 'extractive' };
  },
};

import type { AnswerEngine, AnswerEvent, AnswerRequest, AnswerSentence } from '@assay/domain';
import { tokenize as terms } from '../language/tokens/tokenize.ts';
import { type Candidate, candidates, citeCandidate } from './passages.ts';
import { problemMeans } from './problem-means.ts';
import { classifyQuestion, type QuestionKind } from './question.ts';
import {
  diversify,
  documentCoverage,
  type QuestionTerms,
  type Scored,
  scoreSentences,
  weighTerms,
} from './relevance.ts';
import { collectValues } from './values.ts';
import { wordsFor } from './words.ts';

const longestAnswer = 6;
/**
 * Shares of the question's weight that one document, and one of its sentences, must hold to answer it, tuned on the fixed
 * question set. Pairs of characters meet less often than words do.
 */
const documentFrom = { words: 0.5, characters: 0.4 } as const;
const sentenceFrom = 0.25;

interface Reading {
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

const quoted = (candidate: Candidate): AnswerSentence => ({
  text: candidate.text,
  support: 'supported',
  citations: [citeCandidate(candidate)],
});

/** Words of the question whose terms occur nowhere in what was found. */
function missingWords(question: string, language: string, held: ReadonlySet<string>): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = [...segmenter.segment(question)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  return words.filter((word) => {
    const own = terms(word, language);
    return own.length > 0 && own.every((term) => !held.has(term));
  });
}

/** Words that say what is asked for, not about what. */
const askingWords =
  /\b(compare[ds]?|comparison|differences?|define|definition|explain|describe|list|examples?|reasons?|typical(?:ly)?|mechanisms?|values?|change[ds]?|changing|affects?|influences?|impact|effects?|role|improves?|works?|happens?|matters?|important|main|please|give|tell|me)\b|比较|比較|区别|區別|差异|差異|解释|解釋|说明|說明|请|請|違い|説明|教えて|ください|理由|原因|どのくらい|どれくらい|どれほど|いくら|いくつ|どのように|どのような|どうすれば|どうして|どの|どう|なぜ|何が|何を|とは何|何|でしょうか|ますか|ですか|多少|什么|什麼|有多|多长|多長|多大|多高|我国|我國|规定|規定|为什么|為什麼|为何|為何|如何|怎样|怎樣|怎么|怎麼|哪些|哪种|哪種|是否|吗|嗎|呢/giu;

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
  for (const other of shares.keys()) {
    if (other === first[0]) continue;
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
  const asked = [request.question, request.deepInput ?? ''].join(' ').trim();
  const found = candidates(request.passages);
  const followUp = (request.thread ?? []).at(-1);
  const kind = classifyQuestion(asked);
  const subject = asked.replace(askingWords, ' ');
  const questionTerms = terms(/[\p{L}\d]/u.test(subject) ? subject : asked, request.language);
  // A follow-up such as "and at 60 °C?" leans on the question before it.
  const leaning = questionTerms.length < 3 && followUp ? terms(followUp, request.language) : [];
  const weighted = weighTerms([...questionTerms, ...leaning], found);
  const scored = scoreSentences(weighted, kind, found);
  const best = scored.slice(0, 12).reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const coverage = coverageOf(weighted, found, kind);
  const answered =
    scored.length > 0 &&
    best >= sentenceFrom &&
    coverage.share >= documentFrom[/[\p{Script=Han}\p{Script=Katakana}]/u.test(asked) ? 'characters' : 'words'];
  const relevant = scored.filter(
    ({ candidate, coverage, score }) =>
      !candidate.isRow && coverage >= best * 0.5 && score >= (scored[0]?.score ?? 0) * 0.5,
  );
  return {
    scored,
    chosen: answered
      ? choose(coverage.documents.length > 1 ? scored.filter(({ candidate }) => !candidate.isRow) : relevant, coverage)
      : [],
    answered,
    best,
    bestDocument: scored.reduce((most, entry) => Math.max(most, entry.documentCoverage), 0),
    missing: () => {
      const held = new Set(found.flatMap((candidate) => [...candidate.terms, ...candidate.context]));
      return missingWords(asked, request.language, held).slice(0, 4);
    },
  };
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

function* summary(request: AnswerRequest): Generator<AnswerEvent> {
  const reading = read(request);
  const words = wordsFor(request.language);
  if (!reading.answered) {
    const { documents, passages } = request.searched;
    yield { type: 'unanswered', text: words.unanswered({ documents, passages, terms: reading.missing() }) };
    return;
  }
  let document: string | undefined;
  for (const { candidate } of inReadingOrder(reading.chosen)) {
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
      .filter(({ coverage, score }) => coverage >= reading.best * 0.5 && score >= highest * 0.4)
      .slice(0, 10),
    request.language,
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

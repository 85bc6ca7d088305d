import type { AnswerEngine, AnswerEvent, AnswerRequest } from '@assay/domain';
import type { MeaningPort } from '../citing/meaning.types.ts';
import { quotationOf } from '../citing/sources.ts';
import { answerEvents } from './answer-events.ts';
import { problemMeans } from './problem-means.ts';
import type { AnswerModels } from './ranking/answer-model.ts';
import type { RankedSentence } from './ranking/ranked-sentences.ts';
import { readRequest } from './read-request.ts';
import type { Reading } from './reading.ts';
import { rememberedMeaning } from './remembered-meaning.ts';
import { scoredOf } from './scored-sentences.ts';
import { wordsFor } from './words.ts';

/** Sentences of one document stay together, documents in the order of their best sentence. */
function inReadingOrder(chosen: readonly RankedSentence[]): RankedSentence[] {
  const documents = [...new Set(chosen.map(({ candidate }) => candidate.passage.document))];
  return documents.flatMap((document) =>
    chosen
      .filter(({ candidate }) => candidate.passage.document === document)
      .sort(
        (a, b) => a.candidate.passage.start + a.candidate.offset - (b.candidate.passage.start + b.candidate.offset),
      ),
  );
}

/** The answer begins with the sentence that answers best; the others follow as they stand in their sources. */
function answerFirst(chosen: readonly RankedSentence[]): RankedSentence[] {
  const [lead, ...rest] = chosen;
  if (lead === undefined) return [];
  const { document } = lead.candidate.passage;
  const ordered = inReadingOrder(rest);
  const isOfLead = ({ candidate }: RankedSentence) => candidate.passage.document === document;
  return [lead, ...ordered.filter(isOfLead), ...ordered.filter((sentence) => !isOfLead(sentence))];
}

/** Sentences besides those of the answer whose values are told: other sources may state the same quantity. */
const valuesFrom = 6;

type Section = (request: AnswerRequest, reading: Reading) => Iterable<AnswerEvent>;

function* summary(request: AnswerRequest, { verdict, chosen, nearest, ranked }: Reading): Generator<AnswerEvent> {
  const quoted = new Set(chosen.map(({ candidate }) => candidate));
  const beside = quoted.size === 0 ? [] : ranked.filter(({ candidate }) => !quoted.has(candidate)).slice(0, valuesFrom);
  yield* answerEvents(request, {
    verdict,
    answer: answerFirst(chosen).map(({ candidate }) => candidate),
    nearest: nearest.map(({ sentence: { candidate }, reason }) => ({ candidate, reason })),
    scored: scoredOf(chosen, beside),
  });
}

/** Whether a sentence stands in a document that the answer quotes. */
function isOfChosen({ candidate }: RankedSentence, chosen: readonly RankedSentence[]): boolean {
  return chosen.some((other) => other.candidate.passage.document === candidate.passage.document);
}

const applied =
  /\b(applications?|applied|used (?:in|for|as|to)|serves? as|suits?|suited|employed|found in)\b|用于|用於|应用|應用|适用|適用|に用いられ|に使われ|用途|に適し/iu;

function* applications(_: AnswerRequest, { chosen, ranked }: Reading): Generator<AnswerEvent> {
  const cards = new Map<string, RankedSentence[]>();
  for (const sentence of ranked) {
    if (!isOfChosen(sentence, chosen) || !applied.test(sentence.candidate.text)) continue;
    const { document } = sentence.candidate.passage;
    const card = cards.get(document) ?? [];
    if (card.length < 2) cards.set(document, [...card, sentence]);
  }
  for (const card of [...cards.values()].slice(0, 4)) {
    const [first] = card;
    if (first)
      yield {
        type: 'application',
        title: first.candidate.passage.title,
        sentences: card.map(({ candidate }) => quotationOf(candidate)),
      };
  }
}

function* pairs(request: AnswerRequest, { chosen, ranked }: Reading): Generator<AnswerEvent> {
  const { method } = wordsFor(request.language);
  for (const { candidate } of ranked.filter((sentence) => isOfChosen(sentence, chosen)).slice(0, 40)) {
    const pair = problemMeans(candidate);
    if (pair) yield { type: 'problem-means', pair, method };
  }
}

const reservation =
  /\b(however|but|although|depends?|unless|except|limits?|limited|only (?:when|if|below|above)|drawback|trade-?off|at the cost|on the other hand|requires?|not (?:suitable|stable|possible))\b|但|然而|取决于|取決於|限制|仅|僅|缺点|缺點|ただし|しかし|依存|制約|一方/iu;

const remarksAtMost = 3;
/** Sentences that are looked through for reservations. */
const near = 12;

function* remarks(_: AnswerRequest, { chosen, ranked }: Reading): Generator<AnswerEvent> {
  const rest = ranked
    .slice(0, near)
    .filter((sentence) => !chosen.includes(sentence) && isOfChosen(sentence, chosen))
    .filter(({ candidate }) => reservation.test(candidate.text));
  for (const { candidate } of inReadingOrder(rest.slice(0, remarksAtMost)))
    yield { type: 'sentence', sentence: quotationOf(candidate) };
}

function* related(request: AnswerRequest, { ranked }: Reading): Generator<AnswerEvent> {
  const own = ranked
    .slice(0, near)
    .filter(({ candidate }) => sameLanguage(candidate.passage.language, request.language));
  const titles = [...new Set(own.map(({ candidate }) => candidate.passage.title))].slice(0, 4);
  const { related: templates } = wordsFor(request.language);
  const questions = titles.flatMap((title, at) => templates[at % templates.length]?.(title) ?? []);
  if (questions.length > 0) yield { type: 'related', questions };
}

const sameLanguage = (a: string, b: string) => a.split('-')[0] === b.split('-')[0];

const sections: Readonly<Record<AnswerRequest['section'], Section>> = {
  summary,
  application: applications,
  'problem-means': pairs,
  remarks,
  related,
};

/**
 * Answers by quotation: every sentence stands verbatim in a source. It selects, counts and computes; it writes no
 * sentence of fact of its own, and says so when nothing answers the question. With vectors of meaning sentences are
 * compared by what they say, else by their words.
 */
export function createExtractiveEngine(meaning?: MeaningPort, models?: AnswerModels): AnswerEngine {
  const ports = rememberedMeaning(meaning);
  // The sections of one answer read the same passages for the same question.
  const readings = new WeakMap<AnswerRequest['passages'], { of: string; reading: Promise<Reading> }>();
  function read(request: AnswerRequest): Promise<Reading> {
    const { passages, question, deepInput, thread, language, former } = request;
    const of = JSON.stringify([question, deepInput, thread, language, former]);
    const known = readings.get(passages);
    if (known?.of === of) return known.reading;
    const reading = readRequest(request, ports(request), models);
    readings.set(passages, { of, reading });
    reading.catch(() => readings.delete(passages));
    return reading;
  }
  return {
    name: 'extractive',
    async *answer(request) {
      const reading = await read(request);
      const isWanted = request.section === 'summary' || request.section === 'related' || reading.chosen.length > 0;
      for (const event of isWanted ? sections[request.section](request, reading) : []) {
        if (request.signal.aborted) return;
        yield event;
      }
      yield { type: 'usage', engine: 'extractive' };
    },
  };
}

import type { AnswerEngine, AnswerEvent, AnswerRequest, AnswerSentence } from '@assay/domain';
import type { MeaningVectors } from '../citing/meaning.types.ts';
import type { Candidate } from '../citing/passages.ts';
import { citationsOf, numberSources, type Sources } from '../citing/sources.ts';
import { supportJudge } from '../citing/support-judge.ts';
import { writeCited } from '../citing/write.ts';
import { metered } from '../model/metered.ts';
import type { ModelPort, RowsEnd } from '../model/model.types.ts';
import { explainFault, ModelUnavailable } from '../model/model-fault.ts';
import { frameOf, quotations, type ReadAnswer } from './answer-events.ts';
import type { AskedParts } from './asked-lines.ts';
import { type Choice, choiceOf } from './choice.ts';
import { type ChosenRow, chooseSentences } from './choose-sentences.ts';
import { createExtractiveEngine } from './extractive.ts';
import { formerSentences, mayRepeat } from './former-answer.ts';
import { standingRequest } from './standing-request.ts';
import { statesAsked } from './states-asked.ts';
import { wordsFor } from './words.ts';
import { writeSentences } from './write-sentences.ts';

const sentencesAtMost = 12;

export interface ModelEngineOptions {
  /** Judge support where the model gives no judgement. */
  vectors?: MeaningVectors;
}

/** What is asked, in parts: as it was understood, or as it stands with what it may lean on. */
function askedOf({ question, deepInput, thread = [], understood }: AnswerRequest): AskedParts {
  if (understood !== undefined) return { parts: understood.parts, earlier: [] };
  return { parts: [[question, deepInput ?? ''].join(' ').trim()], earlier: thread };
}

async function choose(
  model: ModelPort,
  { language, signal }: AnswerRequest,
  asked: AskedParts,
  sources: Sources,
): Promise<Choice> {
  const prompt = chooseSentences(asked, sources.passages);
  const rows: ChosenRow[] = [];
  for await (const row of model.rows(prompt, { signal, atMost: asked.parts.length * 2 })) rows.push(row);
  const choice = choiceOf(rows, { parts: asked.parts, language }, sources.byId);
  if (choice === undefined) throw new ModelUnavailable(prompt.name, { kind: 'unreadable' });
  return choice;
}

/** What is written about, and over which sentences; `isBegun` where others stand before it. */
interface ToWrite {
  asked: AskedParts;
  chosen: ReadonlyMap<number, Candidate>;
  isBegun: boolean;
}

/** Sentences written over what was chosen; where they break off, or stand on nothing, what was chosen is quoted. */
async function* written(
  model: ModelPort,
  request: AnswerRequest,
  { asked, chosen, isBegun }: ToWrite,
  vectors: MeaningVectors | undefined,
): AsyncGenerator<AnswerEvent> {
  const { language, signal } = request;
  const judge = supportJudge({ model, ...(vectors === undefined ? {} : { vectors }) });
  const task = writeSentences(asked, { language, atMost: sentencesAtMost });
  const rows = writeCited(task, chosen, { model, judge, language, signal, atMost: sentencesAtMost });
  const sentences: AnswerSentence[] = [];
  let failure: string | undefined;
  try {
    let next = await rows.next();
    for (; !next.done; next = await rows.next()) {
      const { row, statement, support, citations } = next.value;
      if (signal.aborted) return;
      if (statement === '') continue;
      const sentence: AnswerSentence = { text: statement, support, citations };
      yield { type: 'sentence', sentence, paragraph: sentences.length > 0 ? row.isNewParagraph : isBegun };
      sentences.push(sentence);
    }
    failure = reasonOf(next.value);
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    failure = error.reason;
  }
  if (signal.aborted) return;
  if (failure !== undefined) yield { type: 'progress', step: wordsFor(language).fallback(failure) };
  const carried = sentences.filter(({ support }) => support !== 'unsupported');
  if (failure === undefined && carried.length > 0) return;
  const cited = new Set(carried.flatMap(({ citations }) => citations.map(placeOf)));
  const left = [...chosen.values()].filter((candidate) => !cited.has(placeOf(citationsOf(candidate)[0])));
  yield* quotations(left, isBegun || sentences.length > 0);
}

const placeOf = (citation: AnswerSentence['citations'][number] | undefined) =>
  citation === undefined ? '' : `${citation.document} ${citation.start} ${citation.end}`;

const reasonOf = ({ brokenOff }: RowsEnd) => (brokenOff === undefined ? undefined : explainFault(brokenOff));

/**
 * What of a choice is new in the thread: what its last answer quoted is left out, unless it states the figure that is
 * asked for now; where nothing else was chosen, it is near.
 */
function newInThread(choice: Choice, sources: Sources, request: AnswerRequest): Choice {
  const isFormer = formerSentences(request);
  const standing = standingRequest(request);
  if (isFormer === undefined) return choice;
  const isSaid = (id: number) => {
    const candidate = sources.byId.get(id);
    return candidate !== undefined && isFormer(candidate) && !statesAsked(candidate, standing, true);
  };
  const chosen = choice.chosen.filter((id) => !isSaid(id));
  if (chosen.length === choice.chosen.length) return choice;
  if (chosen.length > 0) return { ...choice, chosen };
  if (mayRepeat(request)) return choice;
  const { gaps: _, ...verdict } = choice.verdict;
  const near = choice.chosen.map((id) => ({ id, reason: { kind: 'former' } as const }));
  return { verdict: { ...verdict, grade: 'nearest' }, chosen: [], near };
}

/** The verdict, the figures and what comes near, told by the rules that hold for every engine. */
function readOf({ verdict, chosen, near }: Choice, sources: Sources, { understood }: AnswerRequest): ReadAnswer {
  const candidateOf = (id: number) => sources.byId.get(id) ?? [];
  const answer = chosen.flatMap(candidateOf);
  const readAs = understood?.readAs ?? [];
  return {
    verdict: { ...verdict, ...(readAs.length > 0 ? { readAs } : {}) },
    answer,
    nearest: near.flatMap(({ id, reason }) => [candidateOf(id)].flat().map((candidate) => ({ candidate, reason }))),
    scored: answer.map((candidate) => ({ candidate, score: 1, isAnswer: true })),
  };
}

async function* summary(
  model: ModelPort,
  request: AnswerRequest,
  sources: Sources,
  { vectors }: ModelEngineOptions,
): AsyncGenerator<AnswerEvent> {
  const asked = askedOf(request);
  const choice = await choose(model, request, asked, sources);
  if (request.signal.aborted) return;
  const kept = newInThread(choice, sources, request);
  const { before, behind, isBegun } = frameOf(request, readOf(kept, sources, request));
  yield* before;
  const chosen = new Map(
    kept.chosen.flatMap((id) => {
      const candidate = sources.byId.get(id);
      return candidate === undefined ? [] : [[id, candidate] as const];
    }),
  );
  if (chosen.size > 0) yield* written(model, request, { asked, chosen, isBegun }, vectors);
  if (request.signal.aborted) return;
  yield* behind;
}

/**
 * Answers with a language model. It chooses among sentences of the passages and writes over those it chose; it points at
 * them by number, so that every citation is the stored text. Sentences are judged and marked, never dropped. Sections
 * other than the summary follow the rules of the extractive engine, which also answers, under its own name, when the
 * model does not choose.
 */
export function modelEngine(port: ModelPort, options: ModelEngineOptions = {}): AnswerEngine {
  const extractive = createExtractiveEngine(options.vectors);
  return {
    name: port.name,
    async *answer(request) {
      const sources = request.section === 'summary' ? numberSources(request.passages) : undefined;
      if (sources === undefined || sources.byId.size === 0) {
        yield* extractive.answer(request);
        return;
      }
      const words = wordsFor(request.language);
      const model = metered(port);
      yield { type: 'progress', step: words.reading(sources.passages.length) };
      try {
        yield* summary(model, request, sources, options);
      } catch (error) {
        if (!(error instanceof ModelUnavailable)) throw error;
        // Only the choice throws: nothing was written yet, so quotation can still answer.
        yield { type: 'progress', step: words.fallback(error.reason) };
        yield* extractive.answer(request);
        return;
      }
      if (!request.signal.aborted) yield { type: 'usage', engine: port.name, ...model.spent };
    },
  };
}

import { type AnswerRequest, literalWords } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { isPlainFigure } from '../language/question/plain-figure.ts';
import { sideQuestions } from '../language/question/side-questions.ts';
import { formerSentences, mayRepeat } from './former-answer.ts';
import { asGap, withListedQuantities, withOpenParts, withUnsaidSides } from './left-open.ts';
import { otherFigure } from './other-figure.ts';
import type { AnswerModels } from './ranking/answer-model.ts';
import { objectionTo } from './ranking/objections.ts';
import type { RankedSentence, RankingPorts } from './ranking/ranked-sentences.ts';
import { type Reading, readAnew } from './reading.ts';
import { standingRequest } from './standing-request.ts';
import { statedElsewhere, statesAsked } from './states-asked.ts';

type Read = (isRead?: (candidate: Candidate) => boolean) => Promise<Reading>;
type Near = Reading['nearest'][number]['reason'];

const mostNear = 5;

/** A reading whose answer is quoted as near instead, for a reason. */
function asNear(reading: Reading, reason: (sentence: RankedSentence) => Near): Reading {
  const { chosen, nearest, verdict, ranked } = reading;
  const { gaps: _, ...rest } = verdict;
  const near = [...chosen.map((sentence) => ({ sentence, reason: reason(sentence) })), ...nearest].slice(0, mostNear);
  return { verdict: { ...rest, grade: near.length > 0 ? 'nearest' : 'none' }, chosen: [], nearest: near, ranked };
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a text has a word as it is written, and not only within another. */
function isSaidIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + word.length] ?? '')) return true;
  return false;
}

/** Words in quotation marks are read as written: only a sentence that says them, or stands below them, answers. */
async function readLiterally(question: string, read: Read): Promise<Reading> {
  const words = literalWords(question)
    .map(({ text }) => text)
    .filter((text) => /^[\p{Script=Latin}\p{Script=Greek}\p{N}\s-]+$/u.test(text));
  if (words.length === 0) return read();
  const missingIn = ({ text, passage, row }: Candidate) => {
    const said = [text, passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ').toLowerCase();
    return words.find((word) => !isSaidIn(said, word.toLowerCase()));
  };
  const saying = await read((candidate) => missingIn(candidate) === undefined);
  if (saying.chosen.length > 0) return saying;
  return asNear(await read(), ({ candidate }) => {
    const asked = missingIn(candidate);
    return { kind: 'subject', ...(asked === undefined ? {} : { asked }) };
  });
}

/** Sentences behind the best one that are looked through for a figure. */
const lookedAt = 80;

/**
 * The figures themselves, where nothing else was taken for an answer of a part: a sentence that names property and thing
 * and states it under what is asked.
 */
function statedFigures(request: AnswerRequest, reading: Reading): Reading {
  const { question, language, understood } = request;
  const parts = understood?.parts ?? [question];
  const { gaps = [], ...verdict } = reading.verdict;
  const open = reading.chosen.length === 0 ? parts : parts.filter((part) => gaps.includes(asGap(part)));
  const found = open.map((part) => ({
    part,
    stating: isPlainFigure(part) ? statingOf(part, language, reading) : undefined,
  }));
  const stating = found.flatMap((each) => each.stating ?? []);
  if (stating.length === 0) return reading;
  const filled = found.flatMap((each) => (each.stating === undefined ? [] : [asGap(each.part)]));
  const left = gaps.filter((gap) => !filled.includes(gap));
  const chosen = [...new Set([...reading.chosen, ...stating])];
  return {
    ...reading,
    verdict: { ...verdict, ...(left.length > 0 ? { grade: 'partly', gaps: left } : { grade: 'answered' }) },
    chosen,
    nearest: reading.nearest.filter(
      ({ sentence }) => !chosen.some(({ candidate }) => candidate === sentence.candidate),
    ),
  };
}

const statingOf = (question: string, language: string, { ranked }: Reading) =>
  ranked
    .slice(0, lookedAt)
    .find(
      ({ candidate }) =>
        objectionTo(question, candidate) === undefined && statesAsked(candidate, { question, language }, false),
    );

/** Where nothing answers, what states the asked figure under another condition comes nearest. */
function nearestFigure({ question, language }: AnswerRequest, reading: Reading): Reading {
  if (reading.chosen.length > 0) return reading;
  const isFigure = ({ sentence: { candidate }, reason }: Reading['nearest'][number]) =>
    reason.kind === 'condition' && statedElsewhere(candidate, { question, language }) !== undefined;
  const near = reading.nearest;
  return { ...reading, nearest: [...near.filter(isFigure), ...near.filter((each) => !isFigure(each))] };
}

/** What states the figure leads, before what only bears on it. */
function figureFirst({ question, language }: AnswerRequest, reading: Reading): Reading {
  const [lead] = reading.chosen;
  if (lead === undefined || !isPlainFigure(question) || statesAsked(lead.candidate, { question, language }, true))
    return reading;
  const stating = statingOf(question, language, reading);
  if (stating === undefined) return reading;
  const chosen = [stating, ...reading.chosen.filter(({ candidate }) => candidate !== stating.candidate)];
  return {
    ...reading,
    chosen,
    nearest: reading.nearest.filter(({ sentence }) => sentence.candidate !== stating.candidate),
  };
}

/** What states a figure of another property than the asked one is near, however well its words fit. */
async function readFigure(request: AnswerRequest, read: Read): Promise<Reading> {
  return figureFirst(request, await readFitting(request, read));
}

async function readFitting(request: AnswerRequest, read: Read): Promise<Reading> {
  const { question, language, understood } = request;
  const parts = understood?.parts ?? [question];
  const reasonOf = (candidate: Candidate) => otherFigure(parts, candidate, language);
  const reading = await readLiterally(question, read);
  if (reading.chosen.length === 0) return statedFigures(request, reading);
  const fitting = reading.chosen.filter(({ candidate }) => reasonOf(candidate) === undefined);
  if (fitting.length > 0)
    return statedFigures(request, withOpenParts({ ...reading, chosen: fitting }, parts, language));
  const anew = await readLiterally(question, (isRead = () => true) =>
    read((candidate) => isRead(candidate) && reasonOf(candidate) === undefined),
  );
  const told =
    anew.chosen.length > 0
      ? withOpenParts(anew, parts, language)
      : asNear(reading, ({ candidate }) => reasonOf(candidate) ?? { kind: 'subject' });
  return statedFigures(request, told);
}

const saidOf = ({ candidate: { text, passage } }: RankedSentence) => `${passage.title} ${text}`.toLowerCase();

/** A comparison is read side by side where what answers it as a whole does not speak of every side. */
async function readSides(request: AnswerRequest, readIn: (request: AnswerRequest) => Read): Promise<Reading> {
  const reading = await readFigure(request, readIn(request));
  const asked = sideQuestions(request.question);
  const isWhole = asked.every(({ side }) => reading.chosen.some((each) => saidOf(each).includes(side.toLowerCase())));
  if (asked.length < 2 || (isWhole && reading.verdict.grade === 'answered')) return reading;
  const parts = asked.map(({ question }) => question);
  const inSides = { ...request, understood: { readAs: [], ...request.understood, question: request.question, parts } };
  const ofSides = await readFigure(inSides, readIn(inSides));
  return ofSides.chosen.length > 0 ? ofSides : reading;
}

/**
 * Reads what was found as an answer to a request. What the thread's last answer quoted does not lead again, unless it
 * states the figure that is asked for now or nothing else answers a question of its own; a follow-up is then told so.
 */
export async function readRequest(
  request: AnswerRequest,
  ports: RankingPorts,
  models?: AnswerModels,
): Promise<Reading> {
  const standing = standingRequest(request);
  const readIn =
    (asked: AnswerRequest): Read =>
    (isRead) =>
      readAnew(asked, ports, models, isRead);
  const told = nearestFigure(standing, await readSides(standing, readIn));
  const reading = withListedQuantities(standing, withUnsaidSides(standing, told));
  const isFormer = formerSentences(request);
  const [lead] = reading.chosen;
  if (isFormer === undefined || lead === undefined || statesAsked(lead.candidate, standing, true)) return reading;
  const fresh = reading.chosen.filter(({ candidate }) => !isFormer(candidate));
  if (fresh.length === reading.chosen.length) return reading;
  if (fresh[0] === lead) return { ...reading, chosen: fresh };
  const anew = await readFigure(standing, (isRead = () => true) =>
    readIn(standing)((candidate) => isRead(candidate) && !isFormer(candidate)),
  );
  if (anew.chosen.length > 0) return anew;
  return mayRepeat(request) ? reading : asNear(reading, () => ({ kind: 'former' }));
}

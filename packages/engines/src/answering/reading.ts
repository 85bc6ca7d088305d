import type { AnswerRequest, AnswerVerdict, NearReason } from '@assay/domain';
import { completeFollowUp, leansOnThread } from '../language/question/follow-up.ts';
import { type QuestionPart, questionParts } from '../language/question/question-parts.ts';
import { type Candidate, candidates } from './passages.ts';
import { classifyQuestion } from './question.ts';
import { type AnswerModel, type AnswerModels, answerModels, besideValues, linear } from './ranking/answer-model.ts';
import { gradingValues } from './ranking/grading.ts';
import { objectionTo } from './ranking/objections.ts';
import { type RankedSentence, type RankingPorts, rankSentences } from './ranking/ranked-sentences.ts';

const longestAnswer = 6;
/** Log odds from which a sentence stands beside the first one: more likely than not it bears on the question. */
const besideFrom = 0;
const mostNear = 5;
/** Sentences of the best document that stand behind the best one by more than this are not looked at. */
const lookedAt = 30;
/** Best sentences of a whole question whose documents its parts are answered from: a part alone may name no subject. */
const matterOf = 12;

/** What a question's passages say to it. */
export interface Reading {
  verdict: AnswerVerdict;
  /** Sentences of the answer, the most direct one first. */
  chosen: readonly RankedSentence[];
  /** What comes near besides, and why it is no answer. */
  nearest: readonly { sentence: RankedSentence; reason: NearReason }[];
  /** Every sentence, the best first. */
  ranked: readonly RankedSentence[];
}

interface Judged {
  part: string;
  /** Sentences that answer the part; none where nothing does. */
  chosen: readonly RankedSentence[];
  /** Its best sentences to which nothing is objected. */
  free: readonly RankedSentence[];
  ranked: readonly RankedSentence[];
  /** Log odds that the best sentence answers. */
  odds: number;
  /** Log odds that the best sentences are on the matter, whatever is objected to them. */
  nearOdds: number;
}

/** Passages that are read as search ranks them, and of the others those nearest in meaning. */
const bestRead = 16;
const nearestRead = 12;
/** Of those that have no embedding yet, by the question's words and by a dictionary's. */
const unknownRead = 8;

/** The passages whose sentences are compared: another language's share no word with the question and rank low by words. */
export function passagesRead(passages: AnswerRequest['passages']): AnswerRequest['passages'] {
  const nearest = passages
    .slice(bestRead)
    .filter(({ similarity }) => similarity !== undefined)
    .sort((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
    .slice(0, nearestRead);
  const unknown = passages.slice(bestRead).filter(({ similarity }) => similarity === undefined);
  const own = unknown.filter(({ byGlossary }) => byGlossary !== true).slice(0, unknownRead);
  const byWords = unknown.filter(({ byGlossary }) => byGlossary === true).slice(0, unknownRead);
  return [...passages.slice(0, bestRead), ...nearest, ...own, ...byWords];
}

/** A question with its misspelled words as they were read. */
export const correctedText = (text: string, { readAs = [] }: Pick<AnswerRequest, 'readAs'>): string =>
  readAs.reduce((said, { written, read }) => said.replaceAll(written, read), text);

/** The question as it is compared: misspelled words as they were read, abbreviations with what they stand for. */
export function comparedText(text: string, request: Pick<AnswerRequest, 'readAs' | 'expansions'>): string {
  const { expansions = [] } = request;
  const long = expansions.filter(({ written }) => text.includes(written)).map((expansion) => expansion.long);
  return [correctedText(text, request), ...long].join(' ');
}

/** A question or a part of one: as rules read it, as it is compared, and that behind the question before it. */
interface Asked {
  corrected: string;
  compared: string;
  whole: string;
  isPart: boolean;
}

/** The best sentences of a part, and whether they answer it. */
async function judge(
  { corrected: part, compared: latest, whole, isPart }: Asked,
  language: string,
  found: readonly Candidate[],
  model: AnswerModel,
  ports: RankingPorts,
): Promise<Judged> {
  const ranked = await rankSentences({ whole, latest, language }, found, model, ports);
  const [first] = ranked;
  if (first === undefined) return { part, chosen: [], free: [], ranked, odds: -Infinity, nearOdds: -Infinity };
  const heard = ranked
    .slice(0, lookedAt)
    .map((sentence) => ({ ...sentence, isObjected: objectionTo(part, sentence.candidate) !== undefined }));
  const oddsOf = (sentences: typeof heard) =>
    linear(model.decision, gradingValues({ latest, language, isPart }, sentences));
  const odds = oddsOf(heard);
  const nearOdds = oddsOf(heard.map((sentence) => ({ ...sentence, isObjected: false })));
  const free = heard.filter(({ isObjected }) => !isObjected);
  const [lead] = free;
  // What is blocked at the head of the list leaves what follows to answer only when it comes as near.
  if (
    lead === undefined ||
    odds < model.answeredFrom ||
    first.score - lead.score > farBehind ||
    (lead.candidate !== first.candidate && states(first) && !states(lead) && classifyQuestion(part) === 'value')
  )
    return { part, chosen: [], free, ranked, odds, nearOdds };
  const beside = free
    .slice(1)
    .filter(
      (sentence) =>
        linear(
          model.beside,
          besideValues(sentence, lead, sentence.candidate.passage.document === lead.candidate.passage.document),
        ) >= besideFrom,
    );
  return { part, chosen: [lead, ...beside.slice(0, longestAnswer - 1)], free, ranked, odds, nearOdds };
}

const farBehind = 1.5;
const states = ({ candidate }: RankedSentence) => candidate.quantities.length > 0;

const keyOf = ({ candidate: { passage, offset } }: RankedSentence) => `${passage.document} ${passage.start + offset}`;

function distinct(sentences: readonly RankedSentence[]): RankedSentence[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => !seen.has(keyOf(sentence)) && seen.add(keyOf(sentence)));
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function modelFor(question: string, { vectorsOf }: RankingPorts, models: AnswerModels): AnswerModel {
  if (vectorsOf === undefined) return models.words;
  return wide.test(question) ? models.glossed : models.meaning;
}

/** Log odds by which texts of another language must answer better than those of the question's own. */
const nativeAdvantage = 0.5;

/**
 * A part that points at the one before it, together with what it points at: `how is it mitigated`. Rules read what it asks
 * and not what the other one does.
 */
function standingPart({ written, read }: QuestionPart, former: QuestionPart | undefined) {
  if (former === undefined || !leansOnThread(written)) return { compared: read, ruled: read };
  const completed = completeFollowUp(written, [former.read]);
  return { compared: completed ?? `${written} (${former.read})`, ruled: completed ?? written };
}

/** Reads what was found as an answer to the question, part by part; `isRead` tells of each sentence whether it may be. */
export async function readAnew(
  request: AnswerRequest,
  ports: RankingPorts,
  models: AnswerModels = answerModels(),
  isRead: (candidate: Candidate) => boolean = () => true,
): Promise<Reading> {
  const { question, deepInput, thread = [], language, understood } = request;
  const model = modelFor(request.question, ports, models);
  const asWritten = [question, deepInput ?? ''].join(' ').trim();
  const found = candidates(passagesRead(request.passages)).filter(isRead);
  const parts: readonly QuestionPart[] =
    understood === undefined || understood.parts.length < 2
      ? questionParts(asWritten)
      : understood.parts.map((written) => ({ written, read: written }));
  const primary = (wide.test(question) ? language : 'en').split('-')[0];
  const isNative = ({ passage }: Candidate) => passage.language.split('-')[0] === primary;
  /** What the texts of the question's own language answer as well is not taken from those of another. */
  const isPart = parts.length > 1;
  const judgeNativeFirst = async (text: string, among = found, ruled = text): Promise<Judged> => {
    const compared = comparedText(text, request);
    const whole = `${thread.at(-1) ?? ''} ${compared}`.trim();
    const part = { corrected: correctedText(ruled, request), compared, whole, isPart };
    const native = among.filter(isNative);
    const own = await judge(part, language, native, model, ports);
    if (native.length === among.length) return own;
    const all = await judge(part, language, among, model, ports);
    return own.chosen.length > 0 && own.odds + nativeAdvantage >= all.odds ? own : all;
  };
  const asked = await judgeNativeFirst(asWritten);
  const judged: Judged[] = parts.length < 2 ? [asked] : [];
  const onMatter = new Set(asked.ranked.slice(0, matterOf).map(({ candidate }) => candidate.passage.document));
  const nearWhole = found.filter(({ passage }) => onMatter.has(passage.document));
  if (isPart)
    for (const [at, part] of parts.entries()) {
      const { compared, ruled } = standingPart(part, parts[at - 1]);
      judged.push({ ...(await judgeNativeFirst(compared, nearWhole, ruled)), part: part.written });
    }
  const told = besideEachOther(judged, model);
  const answered = told.filter(({ chosen }) => chosen.length > 0);
  const open = told.filter(({ chosen }) => chosen.length === 0);
  const gaps = open.map(({ part }) => part.replace(/[?？.。]+$/u, '').trim());
  const readAs = [...(understood?.readAs ?? []), ...(request.readAs ?? [])];
  const more = readAs.length > 0 ? { readAs } : {};
  const chosen = distinct([
    ...answered.flatMap((each) => each.chosen.slice(0, 1)),
    ...answered.flatMap((each) => each.chosen.slice(1)),
  ]).slice(0, longestAnswer);
  const near = nearOf(asked, chosen);
  if (chosen.length > 0)
    return {
      verdict: { grade: open.length > 0 ? 'partly' : 'answered', ...(open.length > 0 ? { gaps } : {}), ...more },
      chosen,
      nearest: near,
      ranked: asked.ranked,
    };
  const isNear = asked.nearOdds >= model.nearFrom && near.length > 0;
  return {
    verdict: { grade: isNear ? 'nearest' : 'none', ...(parts.length > 1 ? { gaps } : {}), ...more },
    chosen: [],
    nearest: isNear ? near : [],
    ranked: asked.ranked,
  };
}

/** A sentence that answers a part already answers the next one as well, unless another one is better by this. */
const clearlyBetter = 2;
/** Log odds by which another one must answer beyond what a question alone asks for. */
const surerBeside = 1;

/**
 * Parts one after the other, each led by the first sentence of a part before it where that says it as well: `Preheating to
 * 200-400 °C prevents cold cracks` tells whether and to what temperature.
 */
function besideEachOther(judged: readonly Judged[], { answeredFrom }: AnswerModel): Judged[] {
  const leads = new Set<Candidate>();
  return judged.map((each) => {
    const [lead] = each.chosen;
    if (lead === undefined) return each;
    const shared = each.free.find(
      ({ candidate, score }) => leads.has(candidate) && score >= lead.score - clearlyBetter,
    );
    if (shared === undefined && leads.size > 0 && each.odds < answeredFrom + surerBeside)
      return { ...each, chosen: [] };
    leads.add((shared ?? lead).candidate);
    return shared === undefined ? each : { ...each, chosen: [shared, ...each.chosen.slice(1)] };
  });
}

/** The best sentences that are not in the answer, with what keeps each from being one. */
function nearOf({ part, ranked }: Judged, chosen: readonly RankedSentence[]): Reading['nearest'] {
  const taken = new Set(chosen.map(keyOf));
  return distinct(ranked.filter((sentence) => !taken.has(keyOf(sentence))))
    .slice(0, Math.max(2, mostNear - chosen.length))
    .map((sentence) => ({ sentence, reason: objectionTo(part, sentence.candidate) ?? { kind: 'subject' } }));
}

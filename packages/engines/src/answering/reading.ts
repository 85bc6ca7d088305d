import type { AnswerRequest, AnswerVerdict, NearReason } from '@assay/domain';
import { type Candidate, candidates } from '../citing/passages.ts';
import { completeFollowUp, leansOnThread } from '../language/question/follow-up.ts';
import { type QuestionPart, questionParts } from '../language/question/question-parts.ts';
import { besideEachOther } from './beside-each-other.ts';
import { type Judged, judgePart, longestAnswer } from './judge-part.ts';
import { type AnswerModel, type AnswerModels, answerModels } from './ranking/answer-model.ts';
import { objectionTo } from './ranking/objections.ts';
import type { RankedSentence, RankingPorts } from './ranking/ranked-sentences.ts';
import { isLeaning, mayStand } from './standing-request.ts';

const mostNear = 5;
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
  const before = isLeaning(request) ? (thread.at(-1) ?? '') : '';
  const judgeNativeFirst = async (text: string, among = found, ruled = text, behind = before): Promise<Judged> => {
    const compared = comparedText(text, request);
    const whole = `${behind} ${compared}`.trim();
    const part = { corrected: correctedText(ruled, request), compared, whole, isPart };
    const native = among.filter(isNative);
    const own = await judgePart(part, language, native, model, ports);
    if (native.length === among.length) return own;
    const all = await judgePart(part, language, among, model, ports);
    return own.chosen.length > 0 && own.odds + nativeAdvantage >= all.odds ? own : all;
  };
  const inThread = await judgeNativeFirst(asWritten);
  const alone =
    inThread.chosen.length === 0 && before !== '' && mayStand(request)
      ? await judgeNativeFirst(asWritten, found, asWritten, '')
      : inThread;
  const asked = alone.chosen.length > 0 ? alone : inThread;
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

/** The best sentences that are not in the answer, with what keeps each from being one. */
function nearOf({ part, ranked }: Judged, chosen: readonly RankedSentence[]): Reading['nearest'] {
  const taken = new Set(chosen.map(keyOf));
  return distinct(ranked.filter((sentence) => !taken.has(keyOf(sentence))))
    .slice(0, Math.max(2, mostNear - chosen.length))
    .map((sentence) => ({ sentence, reason: objectionTo(part, sentence.candidate) ?? { kind: 'subject' } }));
}

import { type AnswerRequest, literalWords, seekQuery } from '@assay/domain';
import { leansOnThread } from '../language/question/follow-up.ts';
import { propertyParts } from '../language/question/property-parts.ts';
import { tokenize } from '../language/tokens/tokenize.ts';

/** Whether a question leans on the thread: too short to stand by itself, or pointing at what stands there. */
export function isLeaning({ question, deepInput, thread = [] }: AnswerRequest): boolean {
  const alone = seekQuery({ input: question, deepInput, thread: [] });
  return leansOnThread(question) || seekQuery({ input: question, deepInput, thread }) !== alone;
}

/** Words of matter, or signs of a script without spaces, from which a short question may name all that it asks of. */
const ownMatter = { words: 3, signs: 6 };
const wideSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Whether a question that is short, and so read behind the one before it, may stand by itself all the same: `o-ring groove
 * fill max`, `鋼板開口面積比`.
 */
export function mayStand({ question, language }: AnswerRequest): boolean {
  if (leansOnThread(question)) return false;
  const signs = question.match(wideSign)?.length ?? 0;
  return signs > 0 ? signs >= ownMatter.signs : tokenize(question, language).length >= ownMatter.words;
}

/** A question for two properties as two questions, where nothing split it otherwise. */
function inParts(request: AnswerRequest): AnswerRequest {
  const { understood, question, deepInput } = request;
  const parts = deepInput === undefined ? propertyParts(question) : [];
  if (parts.length < 2 || (understood?.parts.length ?? 0) > 1) return request;
  return { ...request, understood: { question, readAs: understood?.readAs ?? [], parts } };
}

/** The request as it is read: the question complete, and without its thread, where something completed it. */
export function standingRequest(request: AnswerRequest): AnswerRequest {
  const { understood, deepInput: _, ...rest } = request;
  if (understood !== undefined) return inParts({ ...rest, understood, question: understood.question, thread: [] });
  return inParts(request);
}

/** Whether a question follows up on another instead of standing by itself. */
export function isFollowUp(request: AnswerRequest): boolean {
  const { question, deepInput, understood, thread = [] } = request;
  if (thread.length === 0) return false;
  const written = [question, deepInput ?? ''].join(' ').trim();
  return isLeaning(request) || (understood !== undefined && understood.question !== written);
}

/** Share of their words from which two questions are one in other words. */
const sameFrom = 0.75;

/** Whether a question is the last one of the thread again: written literally, or in nearly the same words. */
export function isRewording({ question, thread = [], language }: AnswerRequest): boolean {
  const last = thread.at(-1);
  if (last === undefined) return false;
  if (literalWords(question).length > 0) return true;
  const [own, other] = [new Set(tokenize(question, language)), new Set(tokenize(last, language))];
  const shared = [...own].filter((term) => other.has(term)).length;
  return shared / Math.max(1, new Set([...own, ...other]).size) >= sameFrom;
}

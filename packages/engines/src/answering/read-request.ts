import { type AnswerRequest, literalWords } from '@assay/domain';
import { formerSentences, mayRepeat, statesAsked } from './former-answer.ts';
import type { Candidate } from './passages.ts';
import type { AnswerModels } from './ranking/answer-model.ts';
import type { RankedSentence, RankingPorts } from './ranking/ranked-sentences.ts';
import { type Reading, readAnew } from './reading.ts';
import { standingRequest } from './standing-request.ts';

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

/** Words in quotation marks are read as written: only a sentence that says them, or stands below them, answers. */
async function readLiterally(question: string, read: Read): Promise<Reading> {
  const words = literalWords(question)
    .map(({ text }) => text)
    .filter((text) => /^[\p{Script=Latin}\p{Script=Greek}\p{N}\s-]+$/u.test(text));
  if (words.length === 0) return read();
  const missingIn = ({ text, passage, row }: Candidate) => {
    const said = [text, passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' ').toLowerCase();
    return words.find((word) => !said.includes(word.toLowerCase()));
  };
  const saying = await read((candidate) => missingIn(candidate) === undefined);
  if (saying.chosen.length > 0) return saying;
  return asNear(await read(), ({ candidate }) => {
    const asked = missingIn(candidate);
    return { kind: 'subject', ...(asked === undefined ? {} : { asked }) };
  });
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
  const read: Read = (isRead) => readAnew(standing, ports, models, isRead);
  const reading = await readLiterally(standing.question, read);
  const isFormer = formerSentences(request);
  const [lead] = reading.chosen;
  if (isFormer === undefined || lead === undefined || statesAsked(lead.candidate, standing)) return reading;
  const fresh = reading.chosen.filter(({ candidate }) => !isFormer(candidate));
  if (fresh.length === reading.chosen.length) return reading;
  if (fresh[0] === lead) return { ...reading, chosen: fresh };
  const anew = await read((candidate) => !isFormer(candidate));
  if (anew.chosen.length > 0) return anew;
  return mayRepeat(request) ? reading : asNear(reading, () => ({ kind: 'former' }));
}

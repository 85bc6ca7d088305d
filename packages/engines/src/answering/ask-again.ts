import { type AnswerRequest, type AnswerVerdict, literalQuestion, literalWords, type NearReason } from '@assay/domain';
import { withoutSpans } from '../language/question/without-spans.ts';
import { tokenize } from '../language/tokens/tokenize.ts';

type AskAgain = NonNullable<AnswerVerdict['askAgain']>[number];

/** Questions offered at most. */
const atMost = 3;
/** Near passages whose reasons are read. */
const lookedAt = 3;

/** The question with the word as it was written, where it was read as another. */
function asWritten({ question, deepInput, readAs = [], understood }: AnswerRequest, cards: AnswerVerdict['readAs']) {
  const written = deepInput ?? question;
  return [...(understood?.readAs ?? []), ...readAs, ...(cards ?? [])]
    .filter((word) => written.toLowerCase().includes(word.written.toLowerCase()))
    .map((word): AskAgain => ({ question: literalQuestion(written, word.written) }));
}

/** The question with each sense of an abbreviation that has several, but for the one that the answer speaks of. */
function otherSenses({ expansions = [], language }: AnswerRequest, question: string, lead: string): AskAgain[] {
  const said = new Set(tokenize(lead, language));
  const isSaid = (long: string) => tokenize(long, language).every((term) => said.has(term));
  const several = [...new Set(expansions.map(({ written }) => written))].flatMap((written) => {
    const senses = expansions.filter((expansion) => expansion.written === written);
    const answered = senses.filter(({ long }) => isSaid(long));
    return senses.length < 2 ? [] : answered.length === 0 ? senses : senses.filter(({ long }) => !isSaid(long));
  });
  return several
    .filter(({ written }) => question.includes(written))
    .map(({ written, long }) => ({ question: question.replaceAll(written, long) }));
}

/** Whether two designations are of one family: `PA612` and `PA66`, `316L` and `316`. */
function isRelated(one: string, other: string): boolean {
  const part = (name: string, of: RegExp) => of.exec(name)?.[0].toLowerCase();
  const [letters, digits] = [/^\p{L}{2,}/u, /\d{3,}/u];
  return (
    one !== other && [letters, digits].some((of) => part(one, of) !== undefined && part(one, of) === part(other, of))
  );
}

/** The question without the condition, or of the other thing, that the nearest passage speaks of. */
function nearer(question: string, { kind, asked, stated }: NearReason): AskAgain[] {
  const at = asked === undefined ? -1 : question.indexOf(asked);
  if (asked === undefined || at < 0) return [];
  const span = { start: at, end: at + asked.length };
  const isLiteral = literalWords(question).some(({ start, end }) => start <= at && at < end);
  if (kind === 'condition') return [{ question: withoutSpans(question, [span]), without: asked }];
  if (kind === 'designation' && stated !== undefined && isRelated(asked, stated) && !isLiteral)
    return [{ question: question.slice(0, span.start) + stated + question.slice(span.end) }];
  return [];
}

/**
 * Changed questions that the library may answer better: a word as it was written, another sense of an abbreviation, and
 * where nothing answers what the passage that comes nearest speaks of.
 */
export function askAgainOf(
  request: AnswerRequest,
  { verdict, lead = '', nearest }: { verdict: AnswerVerdict; lead?: string; nearest: readonly NearReason[] },
): Pick<AnswerVerdict, 'askAgain'> {
  const question = request.understood?.question ?? request.deepInput ?? request.question;
  const isOpen = verdict.grade === 'nearest';
  const found = [
    ...(isOpen
      ? nearest
          .slice(0, lookedAt)
          .flatMap((reason) => nearer(question, reason))
          .slice(0, 1)
      : []),
    ...otherSenses(request, question, lead),
    ...asWritten(request, request.cards?.readAs),
  ];
  const asked = [question, request.question];
  const others = [...new Map(found.map((each) => [each.question, each])).values()].filter(
    (each) => !asked.includes(each.question),
  );
  return others.length > 0 ? { askAgain: others.slice(0, atMost) } : {};
}

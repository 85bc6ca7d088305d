import { tokenize as terms } from '../language/tokens/tokenize.ts';
import { type AskedValue, statedShare } from './asked-values.ts';
import type { Candidate } from './passages.ts';
import { kindFit, type QuestionKind } from './question.ts';

/** Terms of a question with their weight: rare ones among the candidates weigh more, absent ones most. */
export type QuestionTerms = ReadonlyMap<string, number>;

export interface Scored {
  candidate: Candidate;
  score: number;
  /** Share of the question's weight that the sentence, its title and its section hold, 0 to 1. */
  coverage: number;
  /** The same for everything that was found of its document. */
  documentCoverage: number;
  /** Share of the values the question asks for that the sentence states; 1 where it asks for none. */
  stated: number;
}

const k1 = 1.2;
const b = 0.5;
/** What a sentence keeps of its score when it states no value of the kind that is asked for. */
const withoutValue = 0.6;
/** What a sentence gains when the title of its document says the whole question: its document is about the subject. */
const ofItsTitle = 0.3;
/** What a term keeps of its weight when every sentence on the subject says it. */
const subjectShare = 1;

/** Weights the distinct terms of a question by their inverse frequency among the documents that were found. */
export function weighTerms(question: readonly string[], found: readonly Candidate[]): QuestionTerms {
  const documents = new Set(found.map(({ passage }) => passage.document));
  const asked = new Set(question);
  const counts = new Map<string, number>();
  for (const terms of termsByDocument(asked, found).values()) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const total = documents.size;
  const conditions = valuesAmong(question);
  return new Map(
    [...asked].map((term) => {
      const df = counts.get(term) ?? 0;
      const weight = Math.log(1 + (total - df + 0.5) / (df + 0.5)) + 0.2;
      // A condition such as "4.7 V" narrows a question; its subject is in the words.
      return [term, conditions.has(term) ? weight / 2 : weight];
    }),
  );
}

/** Tokens of values with a unit: the whole, which begins with its number, and the number after it. */
function valuesAmong(question: readonly string[]): ReadonlySet<string> {
  return new Set(
    question.flatMap((whole, at) => {
      const number = question[at + 1];
      return /^n\d/.test(whole) && number !== undefined && number !== whole && whole.startsWith(number)
        ? [whole, number]
        : [];
    }),
  );
}

/** Share of the question's weight that the passages of each document hold together, 0 to 1. */
export function documentCoverage(question: QuestionTerms, found: readonly Candidate[]): ReadonlyMap<string, number> {
  const total = Math.max(weightOf(question, question.keys()), Number.EPSILON);
  return new Map(
    [...termsByDocument(question, found)].map(([document, terms]) => [document, weightOf(question, terms) / total]),
  );
}

/** Weight from which a term is as telling as the most telling one. */
const asTelling = 0.85;

/**
 * Terms that a question is most about, of those that the texts know: a document that names none of them speaks of
 * something else, however many of the other words it holds.
 */
export function mostTelling(question: QuestionTerms, found: readonly Candidate[]): ReadonlySet<string> {
  const held = new Set([...termsByDocument(question, found).values()].flatMap((terms) => [...terms]));
  const known = [...question].filter(([term]) => held.has(term));
  const most = Math.max(...known.map(([, weight]) => weight), 0);
  return new Set(known.flatMap(([term, weight]) => (weight >= most * asTelling ? [term] : [])));
}

/** Terms of the question that each document holds, title and section included. */
export function termsByDocument(
  question: { has(term: string): boolean },
  found: readonly Candidate[],
): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  for (const candidate of found) {
    const { document } = candidate.passage;
    let own = held.get(document);
    if (own === undefined) held.set(document, (own = new Set()));
    for (const term of candidate.terms) if (question.has(term)) own.add(term);
    for (const term of candidate.context) if (question.has(term)) own.add(term);
  }
  return held;
}

/** Weight of the question's terms among `held`, which are distinct. */
export function weightOf(question: QuestionTerms, held: Iterable<string>): number {
  let sum = 0;
  for (const term of held) sum += question.get(term) ?? 0;
  return sum;
}

/** Terms of the question that a sentence, its title or its section says. */
export function heldTerms(question: QuestionTerms, { terms, context }: Candidate): Set<string> {
  const held = new Set<string>();
  for (const term of terms) if (question.has(term)) held.add(term);
  for (const term of context) if (question.has(term)) held.add(term);
  return held;
}

/** BM25 of one sentence against the question; the title and section count as terms it nearly says. */
function lexical(question: QuestionTerms, candidate: Candidate, averageLength: number): number {
  const counts = new Map<string, number>();
  for (const term of candidate.terms) if (question.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  let score = 0;
  for (const [term, weight] of question) {
    const f = counts.get(term) ?? (candidate.context.has(term) ? 0.5 : 0);
    if (f === 0) continue;
    score += (weight * f * (k1 + 1)) / (f + k1 * (1 - b + (b * candidate.terms.length) / averageLength));
  }
  return score;
}

/** How closely the question's terms stand together in the sentence, 0 to 1. */
function proximity(question: QuestionTerms, candidate: Candidate): number {
  const positions = candidate.terms.flatMap((term, at) => (question.has(term) ? [{ term, at }] : []));
  const distinct = new Set(positions.map(({ term }) => term)).size;
  if (distinct < 2) return 0;
  let best = Infinity;
  const inside = new Map<string, number>();
  let from = 0;
  for (const { term, at } of positions) {
    inside.set(term, (inside.get(term) ?? 0) + 1);
    while (inside.size === distinct) {
      const first = positions[from];
      if (!first) break;
      best = Math.min(best, at - first.at + 1);
      const left = (inside.get(first.term) ?? 1) - 1;
      if (left === 0) inside.delete(first.term);
      else inside.set(first.term, left);
      from++;
    }
  }
  return Number.isFinite(best) ? (distinct / best) * (distinct / question.size) ** 0.5 : 0;
}

/**
 * Weights the terms by what they tell among the sentences on the subject: the title of a document says its subject for
 * each of its sentences, so the rest of the question decides which of them answers it.
 */
function tellingTerms(
  question: QuestionTerms,
  found: readonly Candidate[],
  documents: ReadonlyMap<string, number>,
): QuestionTerms {
  const least = Math.max(...documents.values()) * 0.6;
  const near = found.filter(({ passage }) => (documents.get(passage.document) ?? 0) >= least);
  const counts = new Map<string, number>();
  for (const candidate of near) {
    for (const term of heldTerms(question, candidate)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...question].map(([term, weight]) => {
      const held = counts.get(term) ?? 0;
      return [term, weight * (subjectShare + Math.log(1 + (near.length - held + 0.5) / (held + 0.5)))];
    }),
  );
}

/**
 * Scores sentences: 0.6 lexical, 0.2 proximity, 0.2 fit to the kind of question, each 0 to 1, and a quarter for the
 * relevance of the passage. A document that holds little of the question lends its sentences little: words that meet by
 * chance in a text about something else are the commonest wrong quotation.
 */
export function scoreSentences(
  question: QuestionTerms,
  kind: QuestionKind,
  found: readonly Candidate[],
  asked: readonly AskedValue[] = [],
): Scored[] {
  const averageLength = Math.max(
    1,
    found.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(found.length, 1),
  );
  const bestPassage = Math.max(...found.map(({ passage }) => passage.score), Number.EPSILON);
  const total = Math.max(weightOf(question, question.keys()), Number.EPSILON);
  const documents = documentCoverage(question, found);
  const bestDocument = Math.max(...documents.values(), Number.EPSILON);
  const telling = kind === 'definition' ? question : tellingTerms(question, found, documents);
  const raw = found.map((candidate) => lexical(telling, candidate, averageLength));
  const highest = Math.max(...raw, Number.EPSILON);
  return found
    .map((candidate, at) => {
      const own =
        0.6 * ((raw[at] ?? 0) / highest) +
        0.2 * Math.min(1, proximity(question, candidate)) +
        0.2 * kindFit(kind, candidate.text, candidate.quantities.length) +
        0.25 * Math.max(0, candidate.passage.score / bestPassage);
      const ofDocument = documents.get(candidate.passage.document) ?? 0;
      const inTitle = weightOf(question, new Set(terms(candidate.passage.title, candidate.passage.language))) / total;
      const stated = statedShare(asked, candidate);
      return {
        candidate,
        stated,
        documentCoverage: ofDocument,
        coverage: weightOf(question, heldTerms(question, candidate)) / total,
        score:
          own * (ofDocument / bestDocument) * (1 + ofItsTitle * inTitle) * (withoutValue + (1 - withoutValue) * stated),
      };
    })
    .sort(
      (x, y) => y.score - x.score || x.candidate.rank - y.candidate.rank || x.candidate.offset - y.candidate.offset,
    );
}

function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0;
  let shared = 0;
  for (const term of first) if (second.has(term)) shared++;
  return shared / (first.size + second.size - shared);
}

/** Maximal marginal relevance: at most `limit` sentences, relevance against likeness at `lambda`. */
export function diversify(scored: readonly Scored[], limit: number, lambda = 0.7): Scored[] {
  const rest = scored.map((entry) => ({ entry, terms: new Set(entry.candidate.terms), likeness: 0 }));
  const chosen: Scored[] = [];
  while (chosen.length < limit && rest.length > 0) {
    let best = 0;
    let bestValue = -Infinity;
    rest.forEach(({ entry, likeness }, at) => {
      const value = lambda * entry.score - (1 - lambda) * likeness;
      if (value > bestValue) {
        bestValue = value;
        best = at;
      }
    });
    const [taken] = rest.splice(best, 1);
    if (!taken) break;
    chosen.push(taken.entry);
    for (const other of rest) other.likeness = Math.max(other.likeness, similarity(other.terms, taken.terms));
  }
  return chosen;
}

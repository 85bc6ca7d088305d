import type { AnswerSentence, Citation, EngineName, Searched, StatedValue } from './evidence.ts';
import type { SourceType, Span } from './library.ts';

/** A passage as retrieval ranks it: a span of one stored document version, best first. */
export interface RankedPassage extends Span {
  document: string;
  version: number;
  familyId: string;
  title: string;
  sourceType: SourceType;
  /** BCP 47 primary language of the document. */
  language: string;
  /** Exactly the stored text of that version between `start` and `end`. */
  text: string;
  /** Of a row of a table: the row above all others, which names its columns; of that row itself its own span. */
  columns?: Span & { text: string };
  /** What a reader calls the passage: `[0012]`, `Claim 3`, `p. 4`. */
  label?: string;
  section?: string;
  /** Class codes of the document, the first one first. */
  classes?: readonly string[];
  year?: number;
  owner?: string;
  url?: string;
  licence: string;
  /** Fused relevance, comparable within one result only, best is highest. */
  score: number;
  /** Found by what the glossary says for the question's words in another language, and not by the question itself. */
  byGlossary?: boolean;
  /** Similarity of meaning, 0 to 1, when the passage carries an embedding. */
  similarity?: number;
}

/** What an engine is asked to write. One call writes one section, so that each can fail, stop and be written again alone. */
export const answerSections = ['summary', 'application', 'problem-means', 'remarks', 'related'] as const;
export type AnswerSection = (typeof answerSections)[number];

/** A question as it was understood before it was looked up; the reader's own words stay what is shown. */
export interface UnderstoodQuestion {
  /** Complete without the thread, in its own language. */
  question: string;
  /** The single questions in it, at least one. */
  parts: readonly string[];
  /** Words that were read as others. */
  readAs: readonly { written: string; read: string }[];
}

/** What cards of the product, which are no passages of the library, state of what a question asks. */
export interface CardStatements {
  /** The asked values, best first; each cites its row of the card. */
  values: readonly StatedValue[];
  /** The rows of the values, quoted. */
  sentences: readonly AnswerSentence[];
  /** Rows that state what is asked under other conditions, and what keeps each from being an answer. */
  nearest: readonly { sentence: AnswerSentence; reason: NearReason }[];
  /** Asked properties that no source of the card states, in words of the reader. */
  missing: readonly string[];
  /** The name as written, where the card is that of the nearest grade of another standard. */
  readAs?: readonly { written: string; read: string }[];
}

export interface AnswerRequest {
  section: AnswerSection;
  question: string;
  /** The deeper question of a rewrite; it refines `question`, which stays the subject. */
  deepInput?: string;
  /** Earlier questions of the thread, oldest first. */
  thread?: readonly string[];
  /** Present where something understood the question before it was looked up. */
  understood?: UnderstoodQuestion;
  /** Misspelled words of the question (or of the one before it) with the words of the library they were searched as. */
  readAs?: readonly { written: string; read: string }[];
  /** Abbreviations of the question as written, each with what it was also searched as; one may have several long forms. */
  expansions?: readonly { written: string; long: string }[];
  /** What the last answer of the thread quoted: said once, it does not lead the next answer. */
  former?: readonly Citation[];
  /** What the product's own cards state of what is asked. */
  cards?: CardStatements;
  /** BCP 47 tag of the language the reader uses; quoted sentences keep the language of their source. */
  language: string;
  /** Best first. */
  passages: readonly RankedPassage[];
  searched: Searched;
  /** Aborted when the reader stops the question or the job loses its lease; the engine then ends without an error. */
  signal: AbortSignal;
}

/** A sentence about problems that a technical means solves, as one cell of the problem-means chart counts it. */
export interface ProblemMeans {
  problem: string;
  means: string;
  citation: Citation;
}

/**
 * How far the library answers a question: `answered`; `partly`, where a part of it is not in the library; `nearest`, no
 * direct answer, but passages that come close; `none`, nothing near.
 */
export const answerGrades = ['answered', 'partly', 'nearest', 'none'] as const;
export type AnswerGrade = (typeof answerGrades)[number];

/**
 * Why a passage is quoted as near and not as an answer: it states the asked thing under another `condition`, of another
 * `designation` (a grade, a gene, a document), it does not state the asked `property`, it was quoted in the `former`
 * answer of the thread, or it is only on the `subject`.
 */
export const nearReasons = ['condition', 'designation', 'property', 'former', 'subject'] as const;
export interface NearReason {
  kind: (typeof nearReasons)[number];
  /** What the question says, as the reader wrote it. */
  asked?: string;
  /** What the passage says instead, as printed. */
  stated?: string;
}

/** How the engine took the question, and how far what it found answers it. */
export interface AnswerVerdict {
  grade: AnswerGrade;
  /** Parts of the question, in the reader's words, that no passage answers. */
  gaps?: readonly string[];
  /** Words that were read as others: a misspelling, an abbreviation. */
  readAs?: readonly { written: string; read: string }[];
  /** Changed questions that the library may answer better, each with what it leaves out or puts in place. */
  askAgain?: readonly { question: string; without?: string }[];
  /** Names of the things that a comparison sets side by side, in the order of the question. */
  sides?: readonly string[];
}

/** What an engine writes, in order. Sentences are final when they are yielded; text is never taken back. */
export type AnswerEvent =
  /** Sections `summary` and `remarks`. `paragraph` begins a new paragraph before the sentence. */
  | { type: 'sentence'; sentence: AnswerSentence; paragraph?: boolean }
  /** Section `summary`: the whole table each time, before the sentences where it holds what is asked; the last one counts. */
  | { type: 'values'; values: readonly StatedValue[] }
  /** Section `summary`: before its sentences when it is known by then, else behind them; the last one counts. */
  | ({ type: 'verdict' } & AnswerVerdict)
  /** Section `summary`: the passages do not answer the question directly. `text` says so in the reader's language. */
  | { type: 'unanswered'; text: string }
  /** Section `summary`: a passage that comes near, quoted. */
  | { type: 'nearest'; sentence: AnswerSentence; reason: NearReason }
  /** Section `application`: one card. */
  | { type: 'application'; title: string; sentences: readonly AnswerSentence[] }
  /** Section `problem-means`: one statement of a passage. */
  | { type: 'problem-means'; pair: ProblemMeans; method: string }
  /** Section `related`: questions that the library can answer next. */
  | { type: 'related'; questions: readonly string[] }
  /** A human-readable step in the reader's language, while nothing else can be shown. */
  | { type: 'progress'; step: string; done?: number; total?: number }
  | { type: 'usage'; engine: EngineName; inputTokens?: number; outputTokens?: number; cost?: number };

/** Whatever writes an answer: extraction or a model. Deterministic where it can be: the same request gives the same events. */
export interface AnswerEngine {
  name: EngineName;
  /** @throws when the engine cannot work at all (endpoint away, refused); the module then fails, the question goes on. */
  answer(request: AnswerRequest): AsyncIterable<AnswerEvent>;
}

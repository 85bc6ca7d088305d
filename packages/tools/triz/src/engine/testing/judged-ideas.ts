/** A sentence of the library that is an idea for a problem. */
export interface JudgedIdea {
  document: string;
  /** As it stands in the document. */
  quote: string;
  /** Numbers of the principles that it shows, the best first. */
  principles: readonly number[];
  /** 2: directly on the problem; 1: by analogy. */
  grade: 1 | 2;
}

/** A problem as somebody types it, with the ideas that the starter library holds for it: none where it covers no such thing. */
export interface JudgedProblem {
  id: string;
  /** BCP 47 tag. */
  language: string;
  problem: string;
  /** Its subject: problems of one group are in one file, and in one fold. */
  group: string;
  ideas: readonly JudgedIdea[];
}

/** Problems to look at and to fit to, as JSON lines; the README beside them says how they were judged. */
export const developmentIdeas = new URL('./ideas/development.jsonl', import.meta.url);

/** Problems of trades of which the starter library holds nothing: what it offers them is wrong. */
export const foreignProblems = new URL('./ideas/foreign-development.jsonl', import.meta.url);

/** A sentence of the starter library by what it tells. */
export interface KnownSentence {
  document: string;
  language: string;
  text: string;
  /** `means`: what brings an effect; `harm`: a drawback with nothing against it; `fact`: a value, a definition, a method. */
  kind: 'means' | 'harm' | 'fact';
  /** Numbers of the principles that a means shows, the plainest first. */
  principles: readonly number[];
}

/** Sentences to fit to, as JSON lines. */
export const knownSentences = new URL('./ideas/kinds.jsonl', import.meta.url);

import type { Locale } from '@assay/domain';

/** A problem as somebody types it, read by a practitioner; the README beside the problems says how. */
export interface LabelledProblem {
  id: string;
  locale: Locale;
  /** Its subject: problems of one group are in one file, and in one fold. */
  group: string;
  problem: string;
  /** Parameters that a practitioner accepts as what is to improve, the best first; none where it names no property. */
  improve: readonly number[];
  /** The same of what worsens; none where the problem does not say. */
  worsen: readonly number[];
  functions: readonly { subject: string; action: string; object: string; judgement: string }[];
}

/** Problems to look at and to fit to, as JSON lines. */
export const developmentContradictions = new URL('./contradictions/development.jsonl', import.meta.url);

/** What people type where they tell of no problem; the README says who wrote it. */
export interface OtherText {
  id: string;
  locale: Locale;
  /** What it is instead: texts of one kind are in one fold. */
  kind: string;
  text: string;
}

/** Such texts to look at and to fit to, as JSON lines. */
export const developmentOthers = new URL('./contradictions/others-development.jsonl', import.meta.url);

/** Problems whose functions were labelled; they tell of a problem too. */
export const developmentFunctions = new URL('./functions/development.jsonl', import.meta.url);

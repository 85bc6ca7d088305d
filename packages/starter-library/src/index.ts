/** Folder of the notes, `<locale>/<slug>.md`; a file URL with a trailing slash. */
export const notesFolder = new URL('../notes/', import.meta.url);

/** Questions with the notes that answer them; a file URL. Its shape is `StarterQuestion[]`. */
export const questionsFile = new URL('../questions.json', import.meta.url);

/** Vectors of the notes' passages and sentences by the embedded model, made by `npm run train -- vectors`; a file URL. */
export const vectorsFile = new URL('../vectors.bin', import.meta.url);

/** Every `topic` a note may carry. */
export const topics = [
  'batteries',
  'polymers',
  'metals-corrosion',
  'ceramics',
  'semiconductors',
  'catalysis',
  'additive-manufacturing',
  'sensors',
  'biologics',
  'drug-delivery',
  'antibodies',
  'patent-practice',
  'triz',
  'fmea',
  'thermal-tribology',
] as const;
export type Topic = (typeof topics)[number];

/** Folder of a locale and the BCP 47 tag its notes carry. */
export const noteLanguages = { en: 'en', cn: 'zh-Hans', jp: 'ja', tw: 'zh-Hant' } as const;
export type NoteLocale = keyof typeof noteLanguages;

export interface StarterQuestion {
  language: (typeof noteLanguages)[NoteLocale];
  question: string;
  /** Ids of the notes that answer it; empty when the library cannot. */
  answers: readonly string[];
  /** Text that stands in every one of those notes; empty when there is none. */
  fact: string;
}

/** Labelled questions over the notes, JSON lines; file URLs. The development set is what the product publishes its figures on. */
export const questionSets = {
  developmentEnglish: new URL('../questions/development-en.jsonl', import.meta.url),
  developmentOther: new URL('../questions/development-cjk.jsonl', import.meta.url),
  /** Threads by an author of their own: the last question follows up on those before it, or has nothing to do with them. */
  developmentThreads: new URL('../questions/development-threads.jsonl', import.meta.url),
  /**
   * By six other authors: the second one of questions that nearly have an answer, the third one as people ask at work, the
   * last two of choices and of questions that are answerable in part.
   */
  trainingEnglish: new URL('../questions/training-en.jsonl', import.meta.url),
  trainingNearMisses: new URL('../questions/training-near-misses-en.jsonl', import.meta.url),
  trainingEveryday: new URL('../questions/training-everyday-en.jsonl', import.meta.url),
  trainingOther: new URL('../questions/training-cjk.jsonl', import.meta.url),
  trainingPartly: new URL('../questions/training-partly-en.jsonl', import.meta.url),
  trainingPartlyOther: new URL('../questions/training-partly-cjk.jsonl', import.meta.url),
} as const;

/** A question as people ask it, with what answers it. */
export interface LabelledQuestion {
  id: string;
  language: NoteLocale;
  question: string;
  /** Earlier questions, oldest first. */
  thread?: readonly string[];
  kind: string;
  /** `partly`: one part is in the notes, what is not stands in `missing`. */
  answerable: 'yes' | 'partly' | 'no';
  /** Ids of the notes that answer, best first. */
  documents: readonly string[];
  /** Sentences or rows of tables that answer, as they stand in the notes. */
  sentences: readonly string[];
  /** Sentences that belong into a good answer without being one. */
  bears?: readonly string[];
  must?: readonly string[];
  missing?: string;
  crossLanguage?: boolean;
}

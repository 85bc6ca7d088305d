/** Folder of the notes, `<locale>/<slug>.md`; a file URL with a trailing slash. */
export const notesFolder = new URL('../notes/', import.meta.url);

/** Questions with the notes that answer them; a file URL. Its shape is `StarterQuestion[]`. */
export const questionsFile = new URL('../questions.json', import.meta.url);

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

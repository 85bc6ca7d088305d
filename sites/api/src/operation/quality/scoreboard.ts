import { readFile } from 'node:fs/promises';

/** Quality of the answers of a release on the fixed question set of the starter library; shares from 0 to 1. */
export interface Scoreboard {
  engine: string;
  questions: number;
  sentences: number;
  /** Sentences that their quotations carry. */
  sentence_support: number;
  /** Citations whose quotation is literally the stored text between their offsets. */
  citation_precision: number;
  /** Answerable questions whose answer quotes the key fact. */
  answered_with_key_fact: number;
  /** Questions that the library cannot answer, and that were told so. */
  silent_when_unanswerable: number;
}

/** Written by `npm run eval -- citations`, part of the release. */
export const scoreboardFile = new URL('./scoreboard.json', import.meta.url);

/** The scoreboard of this release. */
export async function readScoreboard(): Promise<Scoreboard> {
  return JSON.parse(await readFile(scoreboardFile, 'utf8')) as Scoreboard;
}

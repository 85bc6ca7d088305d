import { setImmediate as othersFirst } from 'node:timers/promises';
import { isGeneralEnglish, readSpokenWords } from '../language/spelling/general-english.ts';
import { wordToken } from '../language/tokens/word-token.ts';
import { wordWeight } from './ranking/word-weights.ts';

/** Words between two looks at what else waits: some milliseconds. */
const slice = 500;

/**
 * Loads what the first answer of a process would wait for. The words of general English, whose stems take the better part
 * of a second, are read a few at a time, so that requests are served meanwhile.
 *
 * @throws the reason of the signal.
 */
export async function warmAnswers(signal?: AbortSignal): Promise<void> {
  for (const [at, { word }] of readSpokenWords().entries()) {
    if (at % slice === 0) {
      await othersFirst();
      signal?.throwIfAborted();
    }
    wordToken(word.toLowerCase());
  }
  const word = 'steel';
  wordWeight(wordToken(word));
  await othersFirst();
  isGeneralEnglish(word);
}

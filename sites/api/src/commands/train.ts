import { trainAnswers } from './train-answers.ts';

/** `npm run train -- WHAT`: fits what the engines have learned to the labelled sets of the project. */
export async function train([what = '']: readonly string[]): Promise<number> {
  if (what === 'answers') return trainAnswers();
  process.stderr.write('npm run train -- answers: fits the ranking and grading of answers.\n');
  return 2;
}

import { trainAnswers } from './train-answers.ts';
import { trainContradictions } from './train-contradictions.ts';
import { trainIdeas } from './train-ideas.ts';
import { trainVectors } from './train-vectors.ts';

/** `npm run train -- WHAT`: makes what the engines have learned from what the project ships. */
export async function train([what = '']: readonly string[]): Promise<number> {
  if (what === 'answers') return trainAnswers();
  if (what === 'contradictions') return trainContradictions();
  if (what === 'ideas') return trainIdeas();
  if (what === 'vectors') return trainVectors();
  process.stderr.write(
    'npm run train -- answers: fits the ranking and grading of answers.\n' +
      'npm run train -- contradictions: fits how a problem is read as a contradiction.\n' +
      'npm run train -- ideas: fits which sentences are offered as ideas for a problem.\n' +
      'npm run train -- vectors: makes the vectors of the starter library, after its notes or the model have changed.\n',
  );
  return 2;
}

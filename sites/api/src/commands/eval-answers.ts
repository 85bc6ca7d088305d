import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnswerEngine } from '@assay/engines/answering';
import { questionSets } from '@assay/starter-library';
import { modelSettings } from '../ground/configuration/model-settings.ts';
import { readSettings } from '../ground/configuration/settings.ts';
import { answerAll, answerReport } from '../operation/quality/answer-figures.ts';
import { readQuestions, withSearched } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

/**
 * `npm run eval -- answers [--questions FILE …] [--verbose]`: how far the product answers labelled questions over the
 * starter library, as JSON. Without files the development sets of the project.
 */
export async function evalAnswers(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { questions: { type: 'string', multiple: true }, verbose: { type: 'boolean', default: false } },
  });
  const files =
    values.questions?.map((file) => resolve(process.env['INIT_CWD'] ?? '.', file)) ??
    ([questionSets.developmentEnglish, questionSets.developmentOther] as const);
  const questions = (await Promise.all(files.map(readQuestions))).flat();
  const outcomes = await withStarterLibrary((database) =>
    withSearched(database, questions, async (asked, embedder) => {
      const engine = await createAnswerEngine(modelSettings(readSettings(process.env)), { vectors: embedder });
      return answerAll(engine, asked);
    }),
  );
  if (values.verbose) {
    for (const { question, grade, gaps, sentences, nearest } of outcomes) {
      const said = [...sentences.map(({ text }) => `  ${text}`), ...nearest.map(({ text }) => `  (near) ${text}`)];
      process.stderr.write(
        `${question.id} ${question.answerable} → ${grade}${gaps.length > 0 ? ` without ${gaps.join('; ')}` : ''}: ${question.question}\n${said.join('\n')}\n`,
      );
    }
  }
  process.stdout.write(`${JSON.stringify(answerReport(outcomes), null, 2)}\n`);
  return 0;
}

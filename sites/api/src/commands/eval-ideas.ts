import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Embedder } from '@assay/engines/retrieval';
import { readIdeas } from '@assay/tool-triz/engine';
import { developmentIdeas, type JudgedProblem } from '@assay/tool-triz/judged-ideas';
import type { Database } from '../ground/database/database.types.ts';
import { createSentenceFinder } from '../knowledge/evidence/find-sentences.ts';
import { createLibraryReader } from '../knowledge/evidence/library-reader.ts';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { openSearch } from '../knowledge/search/search.ts';
import { createTextVectors } from '../knowledge/search/text-vectors.ts';
import { type IdeaOutcome, ideaReport, judge, localeOf, readProblems } from '../operation/quality/idea-figures.ts';
import { embedAll, nobody } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

/** What the product offers for each problem, each sentence under the principle that it shows most plainly. */
export async function offerIdeas(
  database: Database,
  problems: readonly JudgedProblem[],
  embedder: Embedder,
): Promise<IdeaOutcome[]> {
  await embedAll(database, embedder);
  const search = await openSearch(database, { embedder });
  const find = createSentenceFinder({ search, library: createLibraryReader(database), meaning: embedder });
  const { signal } = new AbortController();
  const vectors = createTextVectors(embedder, (error) => {
    throw error;
  });
  const outcomes: IdeaOutcome[] = [];
  for (const problem of problems) {
    const locale = localeOf(problem);
    const found = await find({ tenant: nobody, about: problem.problem, locale, signal });
    const ideas = await readIdeas(problem.problem, found, vectors);
    const offered = ideas.map(({ sentence, principles: [principle = 0] }) => ({ ...sentence, principle }));
    outcomes.push({ problem, offered });
  }
  return outcomes;
}

/**
 * `npm run eval -- ideas [--problems FILE …] [--verbose]`: how far the sentences that are offered as ideas for problems are
 * ideas for them, over the starter library, as JSON. Without files the development set of the project.
 */
export async function evalIdeas(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { problems: { type: 'string', multiple: true }, verbose: { type: 'boolean', default: false } },
  });
  const files = values.problems?.map((file) => resolve(process.env['INIT_CWD'] ?? '.', file)) ?? [developmentIdeas];
  const problems = (await Promise.all(files.map(readProblems))).flat();
  const embedder = createEmbeddedModel();
  const outcomes = await withStarterLibrary((database) => offerIdeas(database, problems, embedder)).finally(() =>
    embedder.close(),
  );
  if (values.verbose)
    for (const { problem, offered } of outcomes) {
      const said = offered.map((one) => `  ${judge(problem, one).isRight ? '+' : '-'} ${one.principle} ${one.text}\n`);
      process.stderr.write(`${problem.id} (${problem.ideas.length}): ${problem.problem}\n${said.join('')}`);
    }
  process.stdout.write(`${JSON.stringify(ideaReport(outcomes), null, 2)}\n`);
  return 0;
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale } from '@assay/domain';
import { principleQuery, principleSentences } from '@assay/tool-triz/engine';
import { developmentIdeas, type JudgedProblem } from '@assay/tool-triz/judged-ideas';
import { principles } from '@assay/tool-triz/tables';
import type { Database } from '../ground/database/database.types.ts';
import { createLibraryReader } from '../knowledge/evidence/library-reader.ts';
import { retrieve } from '../knowledge/evidence/retrieve.ts';
import { openSearch } from '../knowledge/search/search.ts';
import { type IdeaOutcome, ideaReport, judge, type OfferedIdea } from '../operation/quality/idea-figures.ts';
import { nobody } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

/** As the product looks for them. */
const passagesFound = 30;
const offeredPerPrinciple = 2;

const localeOf: Readonly<Record<string, Locale>> = { en: 'en', 'zh-CN': 'cn', 'zh-TW': 'tw', ja: 'jp' };

async function read(file: URL | string): Promise<JudgedProblem[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as JudgedProblem);
}

/** What the product offers for each problem, all principles tried; a sentence counts once, under the first. */
async function offerAll(database: Database, problems: readonly JudgedProblem[]): Promise<IdeaOutcome[]> {
  const search = await openSearch(database);
  const library = createLibraryReader(database);
  const { signal } = new AbortController();
  const outcomes: IdeaOutcome[] = [];
  for (const problem of problems) {
    const offered = new Map<string, OfferedIdea>();
    for (const { id } of principles) {
      const locale = localeOf[problem.language] ?? 'en';
      const question = { input: principleQuery(id, problem.problem), deep_input: null, tenant_id: nobody, locale };
      const { passages } = await retrieve({ search, library }, { ...question, filters: {} }, [], {
        mode: 'lexical',
        limit: passagesFound,
        signal,
      });
      for (const { passage, start, end } of principleSentences(id, problem.problem, passages, offeredPerPrinciple)) {
        const key = `${passage.document} ${passage.start + start}`;
        if (offered.has(key)) continue;
        offered.set(key, { document: passage.document, text: passage.text.slice(start, end), principle: id });
      }
    }
    outcomes.push({ problem, offered: [...offered.values()] });
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
  const problems = (await Promise.all(files.map(read))).flat();
  const outcomes = await withStarterLibrary((database) => offerAll(database, problems));
  if (values.verbose)
    for (const { problem, offered } of outcomes) {
      const said = offered.map((one) => `  ${judge(problem, one).isRight ? '+' : '-'} ${one.principle} ${one.text}\n`);
      process.stderr.write(`${problem.id} (${problem.ideas.length}): ${problem.problem}\n${said.join('')}`);
    }
  process.stdout.write(`${JSON.stringify(ideaReport(outcomes), null, 2)}\n`);
  return 0;
}

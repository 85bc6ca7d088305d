import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnswerEngine, type AnswerSentence, bcp47, type Citation, type Locale, quoteMatches } from '@assay/domain';
import { createAnswerEngine, supportOf } from '@assay/engines/answering';
import type { Embedder } from '@assay/engines/retrieval';
import { createUnderstanding, type Understand } from '@assay/engines/understanding';
import { questionsFile, type StarterQuestion } from '@assay/starter-library';
import { areas } from '../areas.ts';
import { modelSettings } from '../ground/configuration/model-settings.ts';
import { readSettings } from '../ground/configuration/settings.ts';
import type { Database } from '../ground/database/database.types.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import type { LibraryTables } from '../knowledge/documents/library.tables.ts';
import { createLibraryReader } from '../knowledge/evidence/library-reader.ts';
import { retrieve } from '../knowledge/evidence/retrieve.ts';
import { importStarterLibrary } from '../knowledge/library/starter-library.ts';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { passageIndex } from '../knowledge/search/index-passages.ts';
import { openSearch } from '../knowledge/search/search.ts';
import { embedAll } from '../operation/quality/labelled-questions.ts';
import { type Scoreboard, scoreboardFile } from '../operation/quality/scoreboard.ts';

/** Shared documents are all there is in the evaluation; no tenant owns any. */
const tenant = '00000000-0000-0000-0000-000000000000';

interface Outcome {
  question: StarterQuestion;
  answered: boolean;
  sentences: readonly AnswerSentence[];
  /** Citations whose quotation is the slice of the stored text. */
  verified: number;
  citations: number;
  /** A cited sentence or value holds the key fact, or one of the notes that answer it is cited when the question has no key fact. */
  onTarget: boolean;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000);

function localeOf(language: string): Locale {
  return (Object.keys(bcp47) as Locale[]).find((locale) => bcp47[locale] === language) ?? 'en';
}

/** Asks the fixed questions by the way of the product: its search, its engine, its check of quotations. */
export async function evaluateCitations(
  database: Database,
  engine: AnswerEngine,
  questions: readonly StarterQuestion[],
  embedder: Embedder,
  understand?: Understand,
): Promise<Outcome[]> {
  await embedAll(database, embedder);
  const search = await openSearch(database, { embedder });
  const library = createLibraryReader(database);
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const signal = new AbortController().signal;
    const { passages, searched, understood, readAs, expansions } = await retrieve(
      { search, library, understand },
      { tenant, asked: question.question, locale: localeOf(question.language) },
      [],
      {
        mode: 'full',
        limit: 50,
        signal,
      },
    );
    const sentences: AnswerSentence[] = [];
    let answered = true;
    let cited: readonly Citation[] = [];
    for await (const event of engine.answer({
      section: 'summary',
      question: question.question,
      ...(understood === undefined ? {} : { understood }),
      ...(readAs === undefined ? {} : { readAs }),
      ...(expansions === undefined ? {} : { expansions }),
      language: question.language,
      passages,
      searched,
      signal,
    })) {
      if (event.type === 'sentence') sentences.push(event.sentence);
      else if (event.type === 'values') cited = event.values.map(({ citation }) => citation);
      else if (event.type === 'unanswered') answered = false;
    }
    const all = [...sentences.flatMap(({ citations }) => citations), ...cited];
    const texts = await Promise.all(all.map(({ document, version }) => library.text(tenant, document, version)));
    const onTarget = all.some(
      ({ document, quote }) =>
        question.answers.includes(document) && (question.fact === '' || quote.includes(question.fact)),
    );
    outcomes.push({
      question,
      answered: answered && sentences.length > 0,
      sentences,
      onTarget,
      citations: all.length,
      verified: all.filter((citation, at) => quoteMatches(citation, texts[at] ?? '')).length,
    });
  }
  return outcomes;
}

/** Sums the outcomes up into what the product publishes. */
export function scoreOf(outcomes: readonly Outcome[], engine: string): Scoreboard {
  const answerable = outcomes.filter(({ question }) => question.answers.length > 0);
  const unanswerable = outcomes.filter(({ question }) => question.answers.length === 0);
  const sentences = outcomes.flatMap(({ sentences, question }) =>
    sentences.map((sentence) => ({ sentence, question })),
  );
  const supported = sentences.filter(({ sentence, question }) => {
    const quotes = sentence.citations.map(({ quote }) => quote);
    return sentence.support === 'supported' && supportOf(sentence.text, quotes, question.language) === 'supported';
  });
  const citations = outcomes.reduce((sum, outcome) => sum + outcome.citations, 0);
  return {
    engine,
    questions: outcomes.length,
    sentences: sentences.length,
    sentence_support: share(supported.length, sentences.length),
    citation_precision: share(
      outcomes.reduce((sum, { verified }) => sum + verified, 0),
      citations,
    ),
    answered_with_key_fact: share(answerable.filter(({ onTarget }) => onTarget).length, answerable.length),
    silent_when_unanswerable: share(unanswerable.filter(({ answered }) => !answered).length, unanswerable.length),
  };
}

/** A database of its own with the starter library in it, for one evaluation. */
export async function withStarterLibrary<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'assay-eval-'));
  const settings = readSettings({});
  const database = await openDatabase({ url: undefined, directory, poolSize: settings.ASSAY_POOL });
  try {
    await migrate(database, areas);
    await importStarterLibrary(database.tables<LibraryTables>(), passageIndex);
    return await work(database);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** `npm run eval -- citations [--verbose]`: prints the figures and writes the scoreboard of this release. */
export async function evalCitations(args: readonly string[]): Promise<number> {
  const questions = JSON.parse(await readFile(questionsFile, 'utf8')) as StarterQuestion[];
  const model = modelSettings(readSettings(process.env));
  const embedder = createEmbeddedModel();
  const [engine, understand] = await Promise.all([
    createAnswerEngine(model, { vectors: embedder }),
    createUnderstanding(model),
  ]);
  const outcomes = await withStarterLibrary((database) =>
    evaluateCitations(database, engine, questions, embedder, understand),
  ).finally(() => embedder.close());
  if (args.includes('--verbose')) {
    for (const { question, answered, onTarget, sentences } of outcomes) {
      const expected = question.answers.length > 0;
      if (expected ? onTarget : !answered) continue;
      process.stderr.write(`${expected ? 'misses the key fact' : 'should be silent'}: ${question.question}\n`);
      for (const { text } of sentences) process.stderr.write(`    ${text}\n`);
    }
  }
  const score = scoreOf(outcomes, engine.name);
  await writeFile(scoreboardFile, `${JSON.stringify(score, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(score)}\n`);
  return 0;
}

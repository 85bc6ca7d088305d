import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateRetrieval, evaluationEmbedder } from './evaluate-retrieval.ts';
import { readCollection } from './test-collection.ts';

const usage = `npm run eval -- retrieval --documents FILE --queries FILE --qrels FILE [--words-only]
Prints nDCG@10, MAP and recall@100 of every strategy as JSON. The files are those of a BEIR collection
(JSON lines, judgments as TSV) or of Cranfield. --words-only leaves the embedding out.`;

/**
 * `npm run eval -- retrieval`: how well the product finds what a collection judges relevant. JSON on standard output,
 * progress on standard error.
 */
export async function evalRetrieval(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      documents: { type: 'string' },
      queries: { type: 'string' },
      qrels: { type: 'string' },
      'words-only': { type: 'boolean', default: false },
    },
  });
  const { documents, queries, qrels } = values;
  if (documents === undefined || queries === undefined || qrels === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const [documentText, queryText, qrelText] = await Promise.all(
    [documents, queries, qrels].map((path) => readFile(resolve(process.env['INIT_CWD'] ?? '.', path), 'utf8')),
  );
  const collection = readCollection({
    documents: documentText as string,
    queries: queryText as string,
    qrels: qrelText as string,
  });
  const embedder = values['words-only'] ? undefined : evaluationEmbedder();
  try {
    const figures = await evaluateRetrieval(collection, {
      embedder,
      progress: (line) => process.stderr.write(`${line}\n`),
    });
    process.stdout.write(`${JSON.stringify(reportOf(figures), null, 2)}\n`);
    return 0;
  } finally {
    await embedder?.close();
  }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function reportOf(figures: Awaited<ReturnType<typeof evaluateRetrieval>>) {
  return {
    strategies: Object.fromEntries(
      Object.entries(figures)
        .filter(([name]) => !name.includes(':'))
        .map(([name, figure]) => [name, printed(figure)]),
    ),
    parts: Object.fromEntries(
      Object.entries(figures)
        .filter(([name]) => name.includes(':'))
        .map(([name, figure]) => [name, printed(figure)]),
    ),
  };
}

function printed({
  queries,
  ndcg10,
  map,
  recall100,
  milliseconds,
}: Awaited<ReturnType<typeof evaluateRetrieval>>[string]) {
  return {
    queries,
    'nDCG@10': round(ndcg10),
    MAP: round(map),
    'recall@100': round(recall100),
    'ms per query': Math.round(milliseconds * 10) / 10,
  };
}

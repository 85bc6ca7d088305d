// First words of answers, and search over 100,000 passages on the embedded database through the service's own search;
// growth to 500,000.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSentenceEmbedder, packVector, signCode } from '@assay/engines/retrieval';
import { sql } from 'kysely';
import { areas } from '../../sites/api/src/areas.ts';
import { migrate } from '../../sites/api/src/ground/database/migrations.ts';
import { openDatabase } from '../../sites/api/src/ground/database/open-database.ts';
import { createEmbeddingStore } from '../../sites/api/src/knowledge/search/embedding.store.ts';
import { indexPassages } from '../../sites/api/src/knowledge/search/index-passages.ts';
import { openSearch } from '../../sites/api/src/knowledge/search/search.ts';
import { ms, percentile } from '../statistics.mjs';
import { corpus, randomOf } from './corpus.mjs';
import { questionFigures } from './questions.mjs';

const sizes = (process.env.ASSAY_BENCH_SEARCH ?? '10000,100000,500000').split(',').map(Number);
const main = 100_000;
const questions = 60;
const atOnce = 10;
const batch = 1000;

/** Adds passages up to a count, with their documents. */
async function grow(database, made, from, to) {
  const db = database.tables();
  for (let at = from; at < to; at += batch) {
    const rows = Array.from({ length: Math.min(batch, to - at) }, (_, offset) => {
      const number = at + offset;
      const { document, title, text } = made.passage(number);
      return {
        id: number + 1,
        tenantId: null,
        documentKey: document + 1,
        documentId: `D${document}`,
        version: 1,
        familyId: `D${document}`,
        title,
        text,
        kind: 'paragraph',
        language: 'en',
        sourceType: 'patent',
        start: 0,
        end: text.length,
      };
    });
    const titles = [...new Map(rows.map(({ documentKey, title }) => [documentKey, title]))];
    await db.transaction().execute(async (transaction) => {
      await sql`
        insert into document (key, id, family_id, version, source_type, source, title, language, licence, sha256, record_sha256)
        select (r->>0)::bigint, 'D' || (r->>0), 'D' || (r->>0), 1, 'patent', 'bench', r->>1, 'en', 'none', '', ''
        from json_array_elements(${JSON.stringify(titles)}::json) as r on conflict do nothing`.execute(transaction);
      await indexPassages(transaction, rows);
    });
  }
}

/** Vectors of random direction: the cost of comparing does not depend on what they mean, making real ones takes hours. */
async function giveVectors(database, from, to) {
  const random = randomOf(7);
  const hex = (bytes) => Buffer.from(bytes).toString('hex');
  for (let at = from; at < to; at += batch * 2) {
    const rows = Array.from({ length: Math.min(batch * 2, to - at) }, (_, offset) => {
      const vector = Float32Array.from({ length: 512 }, () => random() - 0.5);
      return [at + offset + 1, hex(packVector(vector)), hex(signCode(vector))];
    });
    await sql`insert into search_embedding (passage_id, vector, code)
      select (r->>0)::bigint, decode(r->>1, 'hex'), decode(r->>2, 'hex')
      from json_array_elements(${JSON.stringify(rows)}::json) as r`.execute(database.tables());
  }
}

async function measure(search, made, mode) {
  for (let number = 0; number < 8; number += 1)
    await search.search({ tenant: null, query: made.question(9000 + number), mode });
  const alone = [];
  for (let number = 0; number < questions; number += 1) {
    const began = performance.now();
    await search.search({ tenant: null, query: made.question(number), mode });
    alone.push(performance.now() - began);
  }
  const together = [];
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, number) => {
        const began = performance.now();
        await search.search({ tenant: null, query: made.question(500 + round * atOnce + number), mode });
        together.push(performance.now() - began);
      }),
    );
  }
  return { p50: percentile(alone, 0.5), p95: percentile(alone, 0.95), together: percentile(together, 0.95) };
}

/** Figures of search for docs/figures.md. */
export async function run() {
  const figures = await questionFigures();
  const made = corpus();
  const directory = await mkdtemp(join(tmpdir(), 'assay-bench-search-'));
  const database = await openDatabase({ directory, poolSize: 2 });
  const embedder = createSentenceEmbedder();
  const growth = {};
  try {
    await migrate(database, areas);
    await createEmbeddingStore(database).useModel(embedder.name);
    const search = await openSearch(database, { embedder });
    let size = 0;
    let indexing = 0;
    for (const next of sizes) {
      const began = performance.now();
      await grow(database, made, size, next);
      indexing += performance.now() - began;
      await giveVectors(database, size, next);
      size = next;
      for (const mode of ['lexical', 'full', 'semantic']) {
        const figure = await measure(search, made, mode);
        growth[mode] = { ...growth[mode], [size]: figure };
        process.stderr.write(
          `${size} ${mode}: p50 ${ms(figure.p50)}, p95 ${ms(figure.p95)}, ten at once ${ms(figure.together)}\n`,
        );
      }
    }
    const how = `${questions} questions of 6 to 14 words, synthetic Zipf corpus, PGlite on disk`;
    const names = {
      lexical: 'Lexical search',
      full: 'Search with feedback and embedding',
      semantic: 'Nearest passages by meaning',
    };
    const targets = { lexical: '< 15 ms', full: '< 60 ms', semantic: '' };
    for (const mode of ['lexical', 'full', 'semantic']) {
      const at = growth[mode][main] ?? Object.values(growth[mode]).at(-1);
      figures.push({
        name: `${names[mode]}, 100,000 passages, p95`,
        value: ms(at.p95),
        target: targets[mode],
        note: how,
      });
      figures.push({
        name: `${names[mode]}, ten at once, p95`,
        value: `${ms(at.together)} (${(at.together / at.p95).toFixed(1)} times)`,
        note: 'each from its own start to its end; one backend answers them one after the other',
      });
      figures.push({
        name: `${names[mode]}, growth of p50 / p95`,
        value: Object.entries(growth[mode])
          .map(([count, { p50, p95 }]) => `${Number(count) / 1000}k: ${ms(p50)} / ${ms(p95)}`)
          .join(', '),
        note: 'the same questions',
      });
    }
    figures.push({
      name: 'Indexing',
      value: `${Math.round(size / (indexing / 1000))} passages/s`,
      note: 'tokens, rows and BM25 index, in transactions of 1,000',
    });
    return figures;
  } finally {
    await embedder.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

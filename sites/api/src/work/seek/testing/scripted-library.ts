import { setTimeout as wait } from 'node:timers/promises';
import { type AnswerEngine, type AnswerEvent, type AnswerRequest, type AnswerSentence, layOut } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../../ground/database/database.types.ts';
import type { RankedPassage, Search } from '../../../knowledge/search/search.types.ts';

/** Documents of the tests, each with one paragraph of several sentences. */
const documents = Array.from({ length: 6 }, (_, n) => {
  const id = `note:${n + 1}`;
  const sentences = Array.from(
    { length: 8 },
    (__, m) =>
      `Statement ${m + 1} of note ${n + 1} says that sample ${n + 1}-${m + 1} holds ${(n + 1) * 10 + m} % at 25 °C.`,
  );
  const { text } = layOut({
    id,
    familyId: id,
    sourceType: 'note',
    source: 'test',
    title: `Note ${n + 1}`,
    language: 'en',
    dates: {},
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs: [{ kind: 'paragraph', text: sentences.join(' ') }],
    licence: 'CC0-1.0',
  });
  return { id, title: `Note ${n + 1}`, text, sentences };
});

/** Stores the documents of the tests in the shared library. */
export async function storeDocuments(database: Database): Promise<void> {
  const db = database.tables<unknown>();
  for (const { id, title, text } of documents) {
    await sql`
      with stored as (
        insert into document (id, family_id, version, source_type, source, title, language, licence, sha256, record_sha256)
        values (${id}, ${id}, 1, 'note', 'test', ${title}, 'en', 'CC0-1.0', ${id}, ${id}) returning key
      )
      insert into document_version (document_key, version, title, text, sha256, parts)
      select key, 1, ${title}, ${text}, ${id}, '[]'::jsonb from stored
    `.execute(db);
  }
}

/** A search that finds every document of the tests, in order. */
export const scriptedSearch: Search = {
  async search() {
    const passages = documents.map(({ id, title, text }, index): RankedPassage => {
      const start = text.indexOf('Statement');
      return {
        id: index,
        documentId: id,
        version: 1,
        familyId: id,
        text: text.slice(start),
        start,
        end: text.length,
        title,
        scores: { total: 10 - index, lexical: 10 - index },
        kind: 'paragraph',
        sourceType: 'note',
        language: 'en',
        licence: 'CC0-1.0',
        classes: [],
      };
    });
    const searched = { documents: 6, passages: 6, languages: ['en'], embedded: 0, strategy: 'scripted' };
    return {
      passages,
      documents: [],
      searched,
      timings: { total: 0, ranking: 0, reading: 0 },
    };
  },
  readQuestion: async (_, text) => ({ text, readAs: [], expansions: [] }),
  suggest: async (_, prefix, count) => Array.from({ length: count }, (__, n) => `${prefix} ${n + 1}`),
};

/** What the engine of the tests writes for a question, in order. */
export function scriptedSentences(count: number): AnswerSentence[] {
  return Array.from({ length: count }, (_, n) => {
    const document = documents[n % documents.length] as (typeof documents)[number];
    const quote = document.sentences[Math.floor(n / documents.length) % document.sentences.length] as string;
    const start = document.text.indexOf(quote);
    const citation = { document: document.id, version: 1, start, end: start + quote.length, quote };
    return { text: quote, support: 'supported', citations: [citation] };
  });
}

/** A sentence with a quotation that stands nowhere. */
const madeUp = (sentence: AnswerSentence): AnswerSentence => ({
  ...sentence,
  citations: sentence.citations.map((citation) => ({ ...citation, quote: `${citation.quote.slice(0, -1)}!` })),
});

export interface ScriptedEngine {
  /** Sentences of the summary. @default 12 */
  sentences?: number;
  /** Pause before each sentence, in ms. @default 0 */
  pace?: number;
  /** Section that breaks. */
  fails?: AnswerRequest['section'] | 'everything';
  /** Sentence, and value and cell, counted from 0, whose quotation is made up. */
  invents?: number;
  /** Values told behind the summary, each of another document. @default 0 */
  values?: number;
}

/** An engine that writes the same answer every time, at the pace a test needs. */
export function scriptedEngine({
  sentences = 12,
  pace = 0,
  fails,
  invents,
  values = 0,
}: ScriptedEngine = {}): AnswerEngine {
  return {
    name: 'extractive',
    async *answer({ section, question, signal }): AsyncIterable<AnswerEvent> {
      if (section === fails || fails === 'everything') throw new Error(`The ${section} of this test breaks.`);
      const written = scriptedSentences(sentences);
      for (const [index, sentence] of (section === 'summary' ? written : written.slice(0, 2)).entries()) {
        if (pace > 0) await wait(pace, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        const told = index === invents ? madeUp(sentence) : sentence;
        const [citation] = told.citations;
        if (section === 'summary') yield { type: 'sentence', sentence: told, paragraph: index % 4 === 3 };
        if (section === 'remarks') yield { type: 'sentence', sentence: told };
        if (section === 'application') yield { type: 'application', title: `Card ${index + 1}`, sentences: [told] };
        if (section === 'problem-means' && citation)
          yield {
            type: 'problem-means',
            pair: { problem: 'loss', means: `means ${index}`, citation },
            method: 'scripted',
          };
      }
      if (section === 'summary' && values > 0) {
        const stated = scriptedSentences(values).flatMap(
          (sentence, index) => (index === invents ? madeUp(sentence) : sentence).citations,
        );
        yield {
          type: 'values',
          values: stated.map((citation) => ({ quantity: 'Share', printed: '1', unit: '%', conditions: [], citation })),
        };
      }
      if (section === 'related') yield { type: 'related', questions: [`What follows from "${question}"?`] };
      yield { type: 'usage', engine: 'extractive' };
    },
  };
}

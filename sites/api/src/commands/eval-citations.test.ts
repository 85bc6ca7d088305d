import { readFile } from 'node:fs/promises';
import { createExtractiveEngine } from '@assay/engines/answering';
import { questionsFile, type StarterQuestion } from '@assay/starter-library';
import { describe, expect, it } from 'vitest';
import { keptEmbedder } from '../knowledge/search/testing/kept-embedder.ts';
import { readScoreboard } from '../operation/quality/scoreboard.ts';
import { evaluateCitations, scoreOf, withStarterLibrary } from './eval-citations.ts';

/** The key fact is asked of the few sentences that bear on the question; that more of it is shown as near does not count. */
const floors = {
  sentence_support: 0.9,
  citation_precision: 0.9,
  answered_with_key_fact: 0.75,
  silent_when_unanswerable: 0.9,
} as const;

describe('the published scoreboard', () => {
  it('BEYOND-2: is what the product reaches now, within a point and above its floors', async () => {
    const questions = JSON.parse(await readFile(questionsFile, 'utf8')) as StarterQuestion[];
    const embedder = await keptEmbedder();
    const engine = createExtractiveEngine(embedder);
    const outcomes = await withStarterLibrary((database) => evaluateCitations(database, engine, questions, embedder));
    const now = scoreOf(outcomes, engine.name);
    const published = await readScoreboard();
    for (const [measure, least] of Object.entries(floors) as [keyof typeof floors, number][]) {
      expect(now[measure], measure).toBeGreaterThanOrEqual(least);
      expect(now[measure], measure).toBeGreaterThanOrEqual(published[measure] - 0.01);
    }
    expect(published.questions).toBe(questions.length);
  }, 600_000);
});

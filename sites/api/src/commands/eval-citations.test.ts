import { readFile } from 'node:fs/promises';
import { createExtractiveEngine } from '@assay/engines/answering';
import { questionsFile, type StarterQuestion } from '@assay/starter-library';
import { describe, expect, it } from 'vitest';
import { readScoreboard } from '../answering/scoreboard.ts';
import { keptEmbedder } from '../search/testing/kept-embedder.ts';
import { evaluateCitations, scoreOf, withStarterLibrary } from './eval-citations.ts';

describe('the published scoreboard', () => {
  it('BEYOND-2: is what the product reaches now, at least 90 % and within a point', async () => {
    const questions = JSON.parse(await readFile(questionsFile, 'utf8')) as StarterQuestion[];
    const embedder = await keptEmbedder();
    const engine = createExtractiveEngine(embedder);
    const outcomes = await withStarterLibrary((database) => evaluateCitations(database, engine, questions, embedder));
    const now = scoreOf(outcomes, engine.name);
    const published = await readScoreboard();
    for (const measure of [
      'sentence_support',
      'citation_precision',
      'answered_with_key_fact',
      'silent_when_unanswerable',
    ] as const) {
      expect(now[measure], measure).toBeGreaterThanOrEqual(0.9);
      expect(now[measure], measure).toBeGreaterThanOrEqual(published[measure] - 0.01);
    }
    expect(published.questions).toBe(questions.length);
  });
});

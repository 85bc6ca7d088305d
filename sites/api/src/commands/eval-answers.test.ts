import { createExtractiveEngine } from '@assay/engines/answering';
import { questionSets } from '@assay/starter-library';
import { describe, expect, it } from 'vitest';
import { keptEmbedder } from '../knowledge/search/testing/kept-embedder.ts';
import { answerAll, figuresOf, unanswerableFigures } from '../operation/quality/answer-figures.ts';
import { modelsDigest, readAnswerQuality } from '../operation/quality/answer-quality.ts';
import { readQuestions, withSearched } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

describe('answers to the development questions', () => {
  it('BEYOND-2: answer, lead with what answers, and refuse, at least as well as when the models were fitted', async () => {
    const questions = await readQuestions(questionSets.developmentEnglish);
    const outcomes = await withStarterLibrary(async (database) =>
      withSearched(
        database,
        questions,
        (asked, embedder) => answerAll(createExtractiveEngine(embedder), asked),
        await keptEmbedder(),
      ),
    );
    const answerable = figuresOf(outcomes.filter(({ question }) => question.answerable === 'yes'));
    expect(answerable.answered).toBeGreaterThanOrEqual(0.78);
    expect(answerable.sentence_shown).toBeGreaterThanOrEqual(0.88);
    expect(answerable.lead_document).toBeGreaterThanOrEqual(0.9);
    expect(answerable.lead_right).toBeGreaterThanOrEqual(0.68);
    expect(answerable.sentences_bear).toBeGreaterThanOrEqual(0.77);
    // The shipped models have learned from these questions: they do not fall behind those that had not seen them.
    const published = (await readAnswerQuality()).by_language.find(({ language }) => language === 'en');
    expect(answerable.questions).toBe(published?.questions);
    for (const measure of ['answered', 'document_cited', 'lead_document', 'lead_right', 'sentence_shown'] as const)
      expect(answerable[measure], measure).toBeGreaterThanOrEqual((published?.[measure] ?? 1) - 0.03);
    const refused = unanswerableFigures(outcomes.filter(({ question }) => question.answerable === 'no'));
    expect(refused.answered).toBeLessThanOrEqual(0.1);
    const partly = outcomes.filter(({ question }) => question.answerable === 'partly');
    const handled = partly.filter(({ grade }) => grade === 'partly').length;
    expect(handled / partly.length).toBeGreaterThanOrEqual(0.6);
  }, 600_000);

  it('BEYOND-2: are published with the figures of the models that the release ships', async () => {
    const { models, questions, reliability } = await readAnswerQuality();
    expect(models, 'fitted anew without publishing: run npm run train -- answers').toBe(await modelsDigest());
    const sets = await Promise.all(
      [questionSets.developmentEnglish, questionSets.developmentOther].map((file) => readQuestions(file)),
    );
    expect(questions).toBe(sets.flat().length);
    expect(reliability.bins.reduce((sum, bin) => sum + bin.questions, 0)).toBe(questions);
  });
});

import { developmentIdeas } from '@assay/tool-triz/judged-ideas';
import { expect, it } from 'vitest';
import { keptEmbedder } from '../knowledge/search/testing/kept-embedder.ts';
import { ideaReport, readProblems } from '../operation/quality/idea-figures.ts';
import { withStarterLibrary } from './eval-citations.ts';
import { offerIdeas } from './eval-ideas.ts';

/** Every fourth problem: the figures of all are in the README beside them. */
const asked = 4;

it('F4: ideas for the development problems are found where the library has some, and seldom where it has none', async () => {
  const problems = (await readProblems(developmentIdeas)).filter((_, at) => at % asked === 0);
  const embedder = await keptEmbedder();
  const outcomes = await withStarterLibrary((database) => offerIdeas(database, problems, embedder)).finally(() =>
    embedder.close(),
  );
  const { wanting, reached, wantingNone, misled, offered, right, rightPrinciple } = ideaReport(outcomes);
  expect(reached / wanting).toBeGreaterThanOrEqual(0.8);
  expect(misled / wantingNone).toBeLessThanOrEqual(0.15);
  expect(right / offered).toBeGreaterThanOrEqual(0.4);
  expect(rightPrinciple / right).toBeGreaterThanOrEqual(0.5);
}, 600_000);

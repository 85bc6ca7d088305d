import type { Evidence, FoundBySteps, ToolKeeping, WrittenSentence } from '@assay/works';
import { solutionOf } from './solution-of.ts';

/** What an agent finds out about a problem that holds a contradiction. */
interface FoundSolution {
  contradiction: { improve: number; worsen: number; isConfirmed?: boolean };
  evidence: readonly { principle: number; citations: readonly Evidence[] }[];
  concepts?: readonly { principle: number; sentences: readonly WrittenSentence[] }[];
}

const isSolution = (found: FoundBySteps): found is FoundBySteps & FoundSolution =>
  found['contradiction'] !== undefined && found['evidence'] !== undefined;

/** A contradiction that an agent solved becomes a work. */
export const keepSolution: ToolKeeping = {
  keeps: isSolution,
  contributions(thread, ports) {
    const { asked = '', found = {}, origin = 'rules' } = thread.at(-1) ?? {};
    if (!isSolution(found)) return [];
    const { contradiction, evidence, concepts = [] } = found;
    const { isConfirmed = false, ...pair } = contradiction;
    return solutionOf(
      asked,
      {
        ...pair,
        isConfirmed,
        evidence: new Map(evidence.map(({ principle, citations }) => [principle, citations])),
        concepts: new Map(concepts.map(({ principle, sentences }) => [principle, sentences])),
      },
      { ...ports, model: origin },
    );
  },
};

import type { Command } from './command.ts';

/** What can be evaluated, each loaded when asked for. */
const evaluations: Readonly<Record<string, () => Promise<Command>>> = {
  answers: async () => (await import('./eval-answers.ts')).evalAnswers,
  citations: async () => (await import('./eval-citations.ts')).evalCitations,
  contradictions: async () => (await import('./eval-contradictions.ts')).evalContradictions,
  ideas: async () => (await import('./eval-ideas.ts')).evalIdeas,
  retrieval: async () => (await import('./eval-retrieval.ts')).evalRetrieval,
};

/** `npm run eval -- WHAT …`: figures of the product on a given set. */
export async function evaluate([what = '', ...args]: readonly string[]): Promise<number> {
  const load = evaluations[what];
  if (load === undefined) {
    process.stderr.write(`npm run eval -- WHAT …, where WHAT is one of: ${Object.keys(evaluations).join(', ')}.\n`);
    return 2;
  }
  return (await load())(args);
}

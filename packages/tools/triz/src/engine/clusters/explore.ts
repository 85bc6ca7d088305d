import type { FoundSentence, FoundSentences, ToolPorts } from '@assay/works';
import { type ReadIdea, rankSentences, readIdeas } from '../ideas/read-ideas.ts';
import { clusterPassages } from './cluster-passages.ts';

/** Passages of a library that are about one side of a problem. */
export interface ExploredCluster {
  readonly terms: readonly string[];
  /** The sentence that stands for them. */
  readonly exemplar: FoundSentence;
  /** Sentences of them that are ideas for the problem, the best first: none where none tells of one. */
  readonly ideas: readonly ReadIdea[];
}

/** Passages further behind speak of something else. */
const passagesRead = 24;

interface Passage {
  readonly rank: number;
  readonly text: string;
  readonly language: string;
}

/** Passages with their sentences, those with the nearest sentences first. */
function passagesOf(ranked: readonly { readonly sentence: FoundSentence }[]): readonly Passage[] {
  const byRank = new Map<number, FoundSentence[]>();
  for (const { sentence } of ranked) byRank.set(sentence.rank, [...(byRank.get(sentence.rank) ?? []), sentence]);
  return [...byRank].slice(0, passagesRead).map(([rank, own]) => {
    const sentences = [...own].sort((one, other) => one.start - other.start);
    return { rank, text: sentences.map(({ text }) => text).join('\n'), language: sentences[0]?.language ?? 'en' };
  });
}

/**
 * What a library says on a problem, parted by what its passages are about. Nothing where it holds no idea for the problem: its
 * nearest passages are about something else then.
 */
export async function exploreClusters(
  problem: string,
  found: FoundSentences,
  vectorsOf: ToolPorts['vectors'],
): Promise<readonly ExploredCluster[]> {
  const ideas = await readIdeas(problem, found, vectorsOf);
  if (ideas.length === 0) return [];
  const ranked = rankSentences(problem, found);
  const clusters = await clusterPassages(problem, passagesOf(ranked), vectorsOf);
  const isIdea = new Set(ideas.map(({ sentence }) => sentence));
  return clusters.flatMap(({ terms, passages }): ExploredCluster[] => {
    const own = ranked.map(({ sentence }) => sentence).filter(({ rank }) => passages.some((one) => one.rank === rank));
    const typical = own.filter(({ rank }) => rank === passages[0]?.rank);
    // Ideas have cards of their own.
    const exemplar = [...typical, ...own].find((sentence) => !isIdea.has(sentence)) ?? typical[0];
    if (!exemplar) return [];
    return [{ terms, exemplar, ideas: ideas.filter(({ sentence }) => own.includes(sentence)) }];
  });
}

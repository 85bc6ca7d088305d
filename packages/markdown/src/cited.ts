import type { StreamCitation } from '@assay/contract';
import type { Inline, Range } from './nodes.ts';

/** A run of inline nodes, and the citation whose sentence it belongs to. */
export interface CitedRun {
  citation: StreamCitation | undefined;
  /** True in the run where the sentence ends: its marks stand behind it. */
  isEnd: boolean;
  nodes: readonly Inline[];
}

/** The citations whose sentences touch a range, in reading order. `citations` is sorted by `from`. */
export function citationsWithin(citations: readonly StreamCitation[], { from, to }: Range): readonly StreamCitation[] {
  return citations.filter((one) => one.from < to && one.to > from);
}

/** Cuts the inline nodes of one leaf at the borders of cited sentences. */
export function cutAtCitations(
  nodes: readonly Inline[],
  citations: readonly StreamCitation[],
  leaf: Range,
): readonly CitedRun[] {
  const runs: CitedRun[] = [];
  let rest = nodes;
  for (const citation of citationsWithin(citations, leaf)) {
    const [before, from] = splitInlines(rest, citation.from);
    const [inside, after] = splitInlines(from, citation.to);
    if (before.length > 0) runs.push({ citation: undefined, isEnd: false, nodes: before });
    if (inside.length > 0) runs.push({ citation, isEnd: citation.to <= leaf.to, nodes: inside });
    rest = after;
  }
  if (rest.length > 0) runs.push({ citation: undefined, isEnd: false, nodes: rest });
  return runs;
}

/** Splits inline nodes at a source offset; what cannot be divided goes to the left. */
export function splitInlines(nodes: readonly Inline[], at: number): [readonly Inline[], readonly Inline[]] {
  const index = nodes.findIndex((node) => node.to > at);
  const node = nodes[index];
  if (!node) return [nodes, []];
  if (node.from >= at) return [nodes.slice(0, index), nodes.slice(index)];
  const [left, right] = splitInline(node, at);
  return [
    [...nodes.slice(0, index), ...left],
    [...right, ...nodes.slice(index + 1)],
  ];
}

function splitInline(node: Inline, at: number): [Inline[], Inline[]] {
  if (node.type === 'text' && node.value.length === node.to - node.from) {
    const cut = at - node.from;
    return [
      [{ ...node, to: at, value: node.value.slice(0, cut) }],
      [{ ...node, from: at, value: node.value.slice(cut) }],
    ];
  }
  if ('children' in node) {
    const [left, right] = splitInlines(node.children, at);
    if (left.length === 0) return [[], [node]];
    if (right.length === 0) return [[node], []];
    return [[{ ...node, to: at, children: left }], [{ ...node, from: at, children: right }]];
  }
  return [[node], []];
}

/** The citation without white space at its edges, so that it ends inside the block that holds its sentence. */
export function trimCitation(citation: StreamCitation, text: string): StreamCitation {
  if (citation.to > text.length) return citation;
  let { from, to } = citation;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  return from === citation.from && to === citation.to ? citation : { ...citation, from, to };
}

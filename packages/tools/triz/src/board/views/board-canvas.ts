import type { CanvasEdge, CanvasNode, CanvasTone } from '@assay/design-system/canvas';
import { type Lookup, type RecordOf, rootId } from '@assay/works';
import type { BoardKind } from '../kind/board-kind.ts';
import { type BoardNode, boardNodes, nodeOf, parentOf, principleOf } from '../kind/board-nodes.ts';
import { comparedIdeas } from '../kind/compared-ideas.ts';
import { cardSize, problemSize } from '../kind/free-place.ts';

/** What is suggested of a card: that it comes, goes, or stands elsewhere. */
export interface SuggestedCard {
  /** Id of the suggestion. */
  suggestion: string;
  change: 'add' | 'remove' | 'move';
  /** By whom. */
  author: string;
}

/** A card as the canvas has it. */
export type BoardCardNode = CanvasNode & {
  node: BoardNode;
  /** What somebody suggests for it; of a card that is drawn for that alone, what brings it. */
  suggested?: SuggestedCard;
  /** The principle that the card above follows. */
  followed?: number;
  /** How many cards hang on it. */
  below: number;
  /** Its letter in the comparison. */
  letter?: string;
};

const tones: readonly CanvasTone[] = ['verdigris', 'cobalt', 'copper', 'plum', 'lake', 'rose', 'ochre', 'moss'];

/** The line from a card to one that hangs on it. */
export const hangingEdge = (parent: string, child: string) => `${parent} ${child}`;

/** The cards of a board; all of one branch have its hue. */
export function cardsOf(work: Lookup): readonly BoardCardNode[] {
  const hues = new Map<string, CanvasTone>();
  const nodes = boardNodes(work);
  const letters = new Map(comparedIdeas(work, nodes).map(({ idea, letter }) => [idea.id, letter]));
  const hanging = new Map<string, number>();
  for (const node of nodes) {
    const parent = parentOf(node);
    if (parent !== undefined) hanging.set(parent, (hanging.get(parent) ?? 0) + 1);
  }
  let branches = 0;
  return nodes.map((node): BoardCardNode => {
    const { id, type, fields } = node;
    const parent = parentOf(node);
    const tone = type === 'branch' ? tones[branches++ % tones.length] : hues.get(parent ?? '');
    if (tone) hues.set(id, tone);
    const label = type === 'work' ? (fields.title ?? '') : (fields.name ?? '');
    const above = parent === undefined ? undefined : nodeOf(work, parent);
    const followed = above && principleOf(work, above);
    const letter = letters.get(id);
    const size = type === 'work' ? problemSize : cardSize;
    return {
      id,
      kind: type,
      x: fields.x ?? 0,
      y: fields.y ?? 0,
      ...size,
      label,
      node,
      below: hanging.get(id) ?? 0,
      ...(parent !== undefined && { parent }),
      ...(followed !== undefined && { followed }),
      ...(tone && { tone }),
      ...(letter !== undefined && { letter }),
    };
  });
}

/** Lines to what hangs on a card, and the connections that people drew. */
export function linesOf(work: Lookup, cards: readonly BoardCardNode[]): readonly CanvasEdge[] {
  const hanging = cards.flatMap(({ id, parent, tone }) =>
    parent === undefined ? [] : [{ id: hangingEdge(parent, id), from: parent, to: id, ...(tone && { tone }) }],
  );
  const drawn = work.children(null).flatMap((id): CanvasEdge[] => {
    const record = work.get(id);
    if (record?.type !== 'link') return [];
    const { from, to, name } = (record as RecordOf<BoardKind, 'link'>).fields;
    if (from === undefined || to === undefined) return [];
    return [{ id, from, to, isDashed: true, ...(name !== undefined && { label: name }) }];
  });
  return [...hanging, ...drawn];
}

/**
 * Of the ids of cards and lines, those whose records can be taken away: not the problem, nor what goes with a card above.
 * Connections come first: they go with either of their cards.
 */
export function removable(work: Lookup, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids.filter((id) => id !== rootId && work.get(id) !== undefined));
  const typeOf = (id: string) => work.get(id)?.type;
  const linksFirst = [...chosen].sort(
    (one, other) => Number(typeOf(other) === 'link') - Number(typeOf(one) === 'link'),
  );
  return linksFirst.filter((id) => {
    for (let above = work.get(id)?.parent ?? null; above !== null; above = work.get(above)?.parent ?? null)
      if (chosen.has(above)) return false;
    return true;
  });
}

import type { CanvasEdge } from '@assay/design-system/canvas';
import type { Suggestion } from '@assay/screens/works';
import {
  createWorkState,
  EditRefused,
  type Lookup,
  type Origin,
  type RecordId,
  transact,
  type WorkState,
} from '@assay/works';
import { boardNodes } from '../../kind/board-nodes.ts';
import { type BoardCardNode, cardsOf, type SuggestedCard } from '../board-canvas.ts';

/** The id under which what a suggestion brings is drawn beside the cards that are there. */
const ghostId = (suggestion: string, card: RecordId) => `suggested ${suggestion} ${card}`;

interface SuggestedCards {
  /** Cards that are only suggested, and places to which others are suggested to go. */
  ghosts: readonly BoardCardNode[];
  /** From a card to where it is suggested to stand. */
  lines: readonly CanvasEdge[];
  /** Cards that are suggested to go, by id. */
  leaving: ReadonlyMap<RecordId, SuggestedCard>;
}

/** A board as its page holds it. */
type Board = Lookup & Pick<WorkState, 'records'>;

/** A board as it would be with a suggestion; undefined where it no longer fits. */
function boardWith(work: Board, { operations, origin }: Suggestion): Lookup | undefined {
  const board = createWorkState(work.kind, work.records());
  try {
    transact(board, operations, { origin: origin as Origin });
    return board;
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** What open suggestions would bring to a board, take from it and put elsewhere on it. */
export function suggestedCards(work: Board, suggestions: readonly Suggestion[]): SuggestedCards {
  const ghosts: BoardCardNode[] = [];
  const lines: CanvasEdge[] = [];
  const leaving = new Map<RecordId, SuggestedCard>();
  const present = new Map(boardNodes(work).map((node) => [node.id, node]));
  for (const suggestion of suggestions) {
    const board = suggestion.state === 'open' ? boardWith(work, suggestion) : undefined;
    if (!board) continue;
    const of = (change: SuggestedCard['change']): SuggestedCard => ({
      suggestion: suggestion.id,
      change,
      author: suggestion.author.name,
    });
    const idOf = (card: RecordId) => (present.has(card) ? card : ghostId(suggestion.id, card));
    for (const card of cardsOf(board)) {
      const before = present.get(card.id);
      const isMoved = before && (before.fields.x !== card.node.fields.x || before.fields.y !== card.node.fields.y);
      if (before && !isMoved) continue;
      const id = ghostId(suggestion.id, card.id);
      const { parent, ...rest } = card;
      const above = before ? card.id : parent;
      ghosts.push({
        ...rest,
        id,
        isGhost: true,
        suggested: of(before ? 'move' : 'add'),
        ...(above !== undefined && { parent: idOf(above) }),
      });
      if (above !== undefined) lines.push({ id: `${id} line`, from: idOf(above), to: id, isDashed: true });
    }
    for (const id of present.keys()) if (!board.get(id)) leaving.set(id, of('remove'));
  }
  return { ghosts, lines, leaving };
}

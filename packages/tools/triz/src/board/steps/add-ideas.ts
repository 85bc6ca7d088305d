import type { Basis, Lookup, Operation, RecordId, ToolPorts } from '@assay/works';
import { boardNodes } from '../kind/board-nodes.ts';
import { freePlace, type Place } from '../kind/free-place.ts';
import type { BoardIdea } from './board-ideas.ts';

/** What a card shows; an idea without evidence is one that a person asked for and no passage carries. */
export type NewIdea = Pick<BoardIdea, 'name'> & Partial<BoardIdea> & { readonly direction?: string };

/** Puts cards where there is room; what stands on a board stays where it is. */
export function createPlacing(work: Lookup) {
  const taken: Place[] = boardNodes(work).map(({ fields: { x = 0, y = 0 } }) => ({ x, y }));
  const take = (place: Place): Place => {
    taken.push(place);
    return place;
  };
  return {
    /** The nearest free place beside a card. */
    beside: (from: Place) => take(freePlace(taken, from)),
    /** A place, or the nearest free one to it. */
    at: (wanted: Place) => take(freePlace(taken, wanted, wanted.x)),
  };
}

/** Operations that hang ideas on a card. */
export function addIdeas(
  parent: { readonly id: RecordId; readonly place: Place },
  ideas: readonly NewIdea[],
  { place, basis }: { place: ReturnType<typeof createPlacing>; basis: readonly Basis[] },
  { newId }: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  return ideas.map(({ name, principle, direction, evidence }) => ({
    op: 'add',
    id: newId(),
    type: 'idea',
    parent: parent.id,
    fields: { name, principle, direction, ...place.beside(parent.place) },
    ...(evidence && { evidence: { '1': evidence } }),
    basis,
  }));
}

import { useSuggestions, useWorkSession } from '@assay/screens/works';
import { useMemo } from 'react';
import type { BoardCardNode } from '../board-canvas.ts';
import { suggestedCards } from './suggested-cards.ts';

/** What is drawn on a board: its cards, those of them that are suggested to go named so, and what is only suggested. */
export function useSuggestedCards(cards: readonly BoardCardNode[]) {
  const suggestions = useSuggestions();
  const { session, snapshot } = useWorkSession();
  const { state } = session;
  const { ghosts, lines, leaving } = useMemo(
    () => suggestedCards(state, suggestions),
    // The records change in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [state, suggestions, snapshot.content],
  );
  const drawn = useMemo(
    () => [
      ...cards.map((card) => {
        const suggested = leaving.get(card.id);
        return suggested ? { ...card, suggested } : card;
      }),
      ...ghosts,
    ],
    [cards, ghosts, leaving],
  );
  return { drawn, lines };
}

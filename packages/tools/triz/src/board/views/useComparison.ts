import { editWhatIsThere, useWorkSession } from '@assay/screens/works';
import { useMemo, useState } from 'react';
import { type ComparedIdea, comparedIdeas, mostCompared } from '../kind/compared-ideas.ts';
import { boardWishes } from './board-wishes.ts';

/** What is compared on a board, and whether it is shown. */
export interface Comparison {
  ideas: readonly ComparedIdea[];
  isOpen: boolean;
  /** Another idea finds room in it. */
  hasRoom: boolean;
  setOpen(isOpen: boolean): void;
  /** Takes ideas in. */
  take(ids: readonly string[]): void;
  /** Takes an idea in, or out where it is in. */
  turn(id: string): void;
}

export function useComparison(): Comparison {
  const { session, snapshot } = useWorkSession();
  const { state } = session;
  const [isClosed, setClosed] = useState(false);
  // The records change in place.
  // oxlint-disable-next-line react/exhaustive-deps
  const ideas = useMemo(() => comparedIdeas(state), [state, snapshot.content]);
  function take(ids: readonly string[]) {
    editWhatIsThere(session, boardWishes.compare(state, ids));
    setClosed(false);
  }
  function turn(id: string) {
    editWhatIsThere(session, boardWishes.turnComparison(state, id));
    setClosed(false);
  }
  return {
    ideas,
    isOpen: ideas.length > 0 && !isClosed,
    hasRoom: ideas.length < mostCompared,
    setOpen: (isOpen) => setClosed(!isOpen),
    take,
    turn,
  };
}

import { createContext, use } from 'react';
import type { BoardSource } from './board.source.ts';

/** The outside of the board around here, and its problem. */
export const BoardSourceContext = createContext<{ source: BoardSource; question: string } | undefined>(undefined);

/** @throws Error outside a board */
export function useBoardSource(): { source: BoardSource; question: string } {
  const board = use(BoardSourceContext);
  if (!board) throw new Error('There is no board around here.');
  return board;
}

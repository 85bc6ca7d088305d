import type { Client } from '@assay/client';
import * as boardsCalls from '@assay/contract/calls/boards';
import type { WorkKind } from '@assay/works';
import { boardKinds, type Mind } from '../kind/board-kind.ts';
import { checkBoard } from '../kind/check-board.ts';
import { BoardCentre } from './BoardCentre.tsx';
import { BoardDescriptions } from './BoardDescriptions.tsx';
import { boardIntroduction } from './introduction.ts';
import { boardMessages } from './messages.ts';
import { useBoardItems } from './useBoardItems.ts';

/** A kind of board on the page. */
export const boardView = (mind: Mind) => ({
  ...boardIntroduction(mind),
  words: [boardMessages],
  kind: boardKinds[mind] as WorkKind,
  begin: async (client: Client, told: { message: string; incognito?: true }) =>
    (await client.call(boardsCalls.create, { body: { ...told, mind } })).board_id,
  check: checkBoard,
  Descriptions: BoardDescriptions,
  Centre: BoardCentre,
  // The board needs the whole page, and has a list of its own.
  outline: { useItems: useBoardItems, isClosedAtFirst: true },
});

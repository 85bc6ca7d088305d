import type { Client } from '@assay/client';
import { mergeCalls } from '@assay/client/merge';
import * as boardsCalls from '@assay/contract/calls/boards';
import type { DoneChange } from '@assay/screens/works';

/** Milliseconds in which the cards of a board ask together. */
const askedTogether = 300;
const mostTogether = 20;

export interface SolutionQuestion {
  solution: string;
  /** The problem of the board. */
  question: string;
}

/** What a board needs from outside, beside its records. */
export interface BoardSource {
  /** Grows a card in a direction; gives the ids of the new cards. @throws CallError */
  push(card: string, direction: string): Promise<{ cards: readonly string[]; done?: DoneChange }>;
  /** Documents of the library that speak of a solution. @throws CallError */
  count(asked: SolutionQuestion): Promise<number>;
}

/** A board over the client. */
export function createBoardSource(client: Client, board: string): BoardSource {
  return {
    async push(card, direction) {
      const body = { job_id: board, node_id: card, direction };
      const { node_ids: cards, change, revision } = await client.call(boardsCalls.pushDirection, { body });
      return { cards, ...(change !== undefined && { done: { id: change, revision } }) };
    },
    count: mergeCalls({
      window: askedTogether,
      most: mostTogether,
      keyOf: ({ question }) => question,
      async send(wishes: readonly SolutionQuestion[]) {
        const { data } = await client.call(boardsCalls.solutionData, {
          body: {
            solution: wishes.map(({ solution }) => solution),
            fields: ['count'],
            finally_query: wishes[0]?.question ?? '',
            key_words: [],
          },
        });
        return data.map(({ count = 0 }) => count);
      },
    }),
  };
}

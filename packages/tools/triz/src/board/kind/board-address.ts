import { newWork, pathTo } from '@assay/domain';
import type { Mind } from './board-kind.ts';

/** Page of a board; of a new one, which says of which kind it is to be. */
export const boardAddress = (mind: Mind, id: string = newWork): string =>
  pathTo('board', { id }) + (id === newWork ? `?mind=${mind}` : '');

import type { Tool } from '@assay/works';
import { principles } from '../../tables/index.ts';
import { boardKinds, type Mind } from '../kind/board-kind.ts';
import { outlineBoard } from '../outline/outline-board.ts';
import { beginBoard } from './begin-board.ts';
import { boardCards, boardNames } from './board-cards.ts';
import { findIdeas } from './find-ideas.ts';
import { pushDirection } from './push-direction.ts';
import { readBoardAnew } from './read-board-anew.ts';

const said: NonNullable<Tool['said']> = (type, field, value, locale) =>
  type !== 'work' && field === 'principle' ? principles.find(({ id }) => id === value)?.name[locale] : undefined;

const boardOf = (mind: Mind, rest: Pick<Tool, 'counts' | 'history'>): Tool => ({
  kind: boardKinds[mind],
  names: boardNames(mind),
  ...rest,
  card: boardCards[mind],
  begin: beginBoard(mind),
  said,
  outline: outlineBoard,
  actions: { anew: readBoardAnew(mind), ideas: findIdeas, push: pushDirection },
});

/** Boards in the service: of techniques, of materials, of ideas. */
export const boards: readonly Tool[] = [
  boardOf('tech-mind', { counts: 'tech_mind', history: 'tech_mind' }),
  boardOf('material-mind', { counts: 'material_tech_mind', history: 'material_mind' }),
  boardOf('idea-exploration', { counts: 'tech_mind', history: 'idea_exploration' }),
];

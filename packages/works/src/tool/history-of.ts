import type { HistorySource } from '@assay/domain';
import type { Tool } from './tool.types.ts';

/** What works of a tool stand under in the history: a name of their own, or that of all works that have none. */
export const historyOf = ({ history = 'work' }: Pick<Tool, 'history'>): HistorySource => history;

import type { SeekModuleType } from '@assay/domain';
import { createContext, use } from 'react';
import type { PassageInOrder } from '../evidence/passages.ts';
import type { SeekPage } from './module-contents.ts';
import type { ModuleState, QuestionState } from './seek-panel.machine.ts';

/** What the views of one question share. */
export interface QuestionContext {
  held: QuestionState;
  /** The answer itself, for views that are loaded behind it. */
  summary: ModuleState<'SUMMARY'>;
  isOver: boolean;
  passages(): readonly PassageInOrder[];
  /** Key of the passage the drawer shows, when it belongs to this question. */
  activeKey: string | undefined;
  isReadOnly: boolean;
  /** Whoever asked is shown the former versions, also where they may do nothing more; of what is incognito nothing is kept. */
  page: Pick<SeekPage, 'editable' | 'incognito'>;
  onlyUnsupported: boolean;
  filterUnsupported(only: boolean): void;
  openEvidence(key: string): void;
  /** Puts a question into the follow-up box and asks it. */
  askNext(input: string): void;
  /** Writes a module again. */
  retry(module: SeekModuleType): void;
}

const Context = createContext<QuestionContext | undefined>(undefined);

export const QuestionProvider = Context;

/** The question around a view. Throws outside of one. */
export function useQuestion(): QuestionContext {
  const context = use(Context);
  if (!context) throw new Error('This view belongs inside a question of the seek panel.');
  return context;
}

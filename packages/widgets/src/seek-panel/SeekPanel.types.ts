import type { ReactNode } from 'react';
import type { CitedPassage } from '../evidence/passages.ts';
import type { SeekSource } from './seek-panel.source.ts';

export interface SeekPanelProps {
  seekId: string;
  source: SeekSource;
  /** A reader with a share link: everything can be read, nothing done. */
  isReadOnly?: boolean;
  /** Draws the panel's buttons where the surrounding frame has a place for them. @default above the answer */
  Header?: (props: { end: ReactNode }) => ReactNode;
  /** Stands above the answer of a read-only page, such as the way to sign in. */
  readOnlyNotice?: ReactNode;
  /** Stands under each answer and reads the question around it: what a person can do with it. */
  answerActions?: ReactNode;
  /** Stands under a passage that an answer cites, in the drawer. */
  passageActions?: (questionId: string, passage: CitedPassage) => ReactNode;
  /** The page's title is known. */
  onTitle?: (title: string) => void;
  /** The page may not be read (401, 403) or does not exist (404). */
  onRefused?: (status: number) => void;
}

import type { HomepageType } from '@assay/domain';
import type { ReactNode } from 'react';
import type { HomeSource } from './home.source.ts';
import type { GivenQuestion } from './question-query.ts';

export interface HomeProps {
  source: HomeSource;
  home: HomepageType;
  /** `unknown` while the session is not known yet: the box works already. */
  visitor: 'unknown' | 'guest' | 'viewer' | 'member';
  /** What has yet to be asked of or shown to the person; stands below everything, so that nothing moves. */
  notes?: ReactNode;
  /** Questions leave no history. */
  isIncognito: boolean;
  /** What the address puts into the question box. */
  given?: GivenQuestion;
  onLeaveIncognito(): void;
  /** A guest, or somebody not yet known, asked: sign in first; the question is kept and asked afterwards. */
  onSignInNeeded(): void;
  /** There are words in the box: the page that will answer them may be fetched. */
  onWriting?(): void;
  /** The question was taken. Its words stay in the box until what this gives is done: its page stands then. */
  onAsked(seekId: string): void | Promise<void>;
}

import type { RecordId } from '@assay/works';
import { createContext } from 'react';

/** Which of several contradictions is looked at, and the way to another. */
export const ChosenContradiction = createContext<{
  chosen: RecordId | undefined;
  choose(contradiction: RecordId): void;
}>({ chosen: undefined, choose: () => undefined });

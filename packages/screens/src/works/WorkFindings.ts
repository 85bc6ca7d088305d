import type { Finding } from '@assay/works';
import { createContext } from 'react';

/** What the rules of the tool object to in the work that is open around here. */
export const WorkFindingsContext = createContext<readonly Finding[]>([]);

/** How grave it is where it is marked in what it is about. */
export const toneOfFinding = { fault: 'critical', doubt: 'caution', gap: 'caution' } as const satisfies Record<
  Finding['severity'],
  string
>;

/** By which a finding is known where it is drawn. */
export const keyOfFinding = ({ rule, record, field, span }: Finding): string =>
  `${rule}.${record}.${field ?? ''}${span ? `.${span.from}` : ''}`;

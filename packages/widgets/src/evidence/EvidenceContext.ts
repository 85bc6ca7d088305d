import type { StreamSource } from '@assay/contract';
import { createContext, use } from 'react';

/** What the citations of one text share. */
export interface EvidenceContext {
  sources: readonly StreamSource[];
  /** Key of the passage that the drawer shows. */
  activeKey: string | undefined;
  open(key: string): void;
  /** Source that is pointed at, by its chips or by its card beside the text. */
  pointed?: string | undefined;
  point?(source: string | undefined): void;
}

const Context = createContext<EvidenceContext | undefined>(undefined);

export const EvidenceProvider = Context;

/** The evidence around a citation. Throws outside of it. */
export function useEvidence(): EvidenceContext {
  const context = use(Context);
  if (!context) throw new Error('A citation belongs inside an EvidenceProvider.');
  return context;
}

import { createContext, use } from 'react';
import type { HistorySource } from '../history/history.source.ts';
import type { TalkSource } from '../talk/talk.source.ts';
import type { WorkSession } from '../work-session.ts';
import type { WorkPlace } from '../works.source.ts';

export const panelTabs = ['suggestions', 'checks', 'evidence', 'comments', 'provenance', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

const ofPast: readonly PanelTab[] = ['provenance', 'history'];

/** The tabs of a work: how it came to be is shown to nobody who came by a link. */
export function tabsOf({ showsPast }: Pick<WorkSession, 'showsPast'>): readonly PanelTab[] {
  return showsPast ? panelTabs : panelTabs.filter((tab) => !ofPast.includes(tab));
}

/** What stands beside a work, and what it is about. */
export interface WorkPanel {
  /** Undefined while it is closed. */
  tab: PanelTab | undefined;
  /** What a new comment is about; undefined for the work as a whole. */
  place: WorkPlace | undefined;
  open(tab: PanelTab, place?: WorkPlace): void;
  close(): void;
  talk: TalkSource;
  history: HistorySource;
  /** The name by which what is read of this work is kept. */
  key: string;
}

export const WorkPanelContext = createContext<WorkPanel | undefined>(undefined);

/** @throws Error outside a WorkFrame */
export function useWorkPanel(): WorkPanel {
  const panel = use(WorkPanelContext);
  if (!panel) throw new Error('There is no work around here: this part belongs into a WorkFrame.');
  return panel;
}

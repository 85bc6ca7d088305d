import type { HistorySource as RecordSource } from '@assay/domain';

/** One thing done: what it was, where it lives, when. */
export interface HistoryRecord {
  id: string;
  source: RecordSource;
  title: string;
  link: string;
  at: string;
}

export interface HistoryPage {
  records: readonly HistoryRecord[];
  hasMore: boolean;
}

/** What the history screen needs from outside. */
export interface HistorySource {
  /** A page of records, newest first, counted from 1. */
  page(page: number, signal: AbortSignal): Promise<HistoryPage>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

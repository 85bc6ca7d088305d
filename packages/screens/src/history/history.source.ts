import type { Client } from '@assay/client';
import * as historyCalls from '@assay/contract/calls/history';
import { historyPath, isHistorySource, type HistorySource as RecordSource } from '@assay/domain';

/** One thing done: what it was, where it lives, when. */
export interface HistoryRecord {
  id: string;
  source: RecordSource;
  /** What it is called, where its source has no word for that. */
  tool?: string;
  title: string;
  link: string;
  at: string;
  /** The answer within the item, in the list of saved ones. */
  questionId?: string;
}

/** Everything, or the answers that were saved. */
export type HistoryList = 'all' | 'saved';

export interface HistoryPage {
  records: readonly HistoryRecord[];
  /** What to ask for next; undefined at the end. */
  next: HistoryPlace | undefined;
}

/** A place in the history: a page, counted from 1, of the records of the last `months`. */
export interface HistoryPlace {
  page: number;
  months: number;
}

/** What the history screen needs from outside. */
export interface HistorySource {
  page(place: HistoryPlace, signal: AbortSignal, list: HistoryList): Promise<HistoryPage>;
  /** Keeps an answer, or lets it go. */
  save(questionId: string, saved: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  /** Gives the ids of what was removed. */
  removeAll(): Promise<readonly string[]>;
  /** Takes removals back. */
  restore(ids: readonly string[]): Promise<void>;
}

/** Where a history begins (section 9: page 1, page size 100, duration 1). */
export const firstPlace: HistoryPlace = { page: 1, months: 1 };
const pageSize = 100;
const everything = 1200;
/** Ids that fit into the body of one call. */
const restoredAtOnce = 10_000;

/** The history's source over the client; a record of a source that the product does not know is left out. */
export function createHistorySource(client: Client): HistorySource {
  return {
    async page({ page, months }, signal, list) {
      const reply = await client.call(
        historyCalls.records,
        {
          query: {
            page,
            pageSize,
            type: 'playbook',
            duration: months,
            tzOffset: new Date().getTimezoneOffset(),
            ...(list === 'all' ? {} : { list }),
          },
        },
        { signal },
      );
      const records = reply.history_maps.flatMap(({ data }) =>
        data.flatMap(
          ({ id, source, message, business_name: tool, updated_at: at, question_id: questionId }): HistoryRecord[] => {
            if (!isHistorySource(source)) return [];
            const named = source === 'work' ? { tool } : {};
            const record = { id, source, ...named, title: message, link: historyPath(source, id), at };
            return [questionId === undefined ? record : { ...record, questionId }];
          },
        ),
      );
      const next = reply.has_more
        ? { page: page + 1, months }
        : reply.has_older && months < everything
          ? { page: 1, months: everything }
          : undefined;
      return { records, next };
    },
    async save(questionId, saved) {
      await client.call(historyCalls.save, { body: { question_id: questionId, saved } });
    },
    async remove(id) {
      await client.call(historyCalls.remove, { body: { type: 'playbook', history_ids: [id] } });
    },
    async removeAll() {
      return (await client.call(historyCalls.remove, { body: { type: 'all' } })).removed;
    },
    async restore(ids) {
      for (let from = 0; from < ids.length; from += restoredAtOnce)
        await client.call(historyCalls.restore, { body: { history_ids: ids.slice(from, from + restoredAtOnce) } });
    },
  };
}

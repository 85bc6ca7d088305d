import type { Client } from '@assay/client';
import * as talkCalls from '@assay/contract/calls/works-talk';
import { historyPath, isHistorySource } from '@assay/domain';

/** A comment that calls the person and that they have not seen. */
export interface Mention {
  id: string;
  /** Empty where the account of whoever wrote it was deleted. */
  name: string;
  /** Of the work. */
  title: string;
  text: string;
  at: string;
  /** Leads to the comments of the work. */
  link: string;
}

export type MentionsSource = (signal: AbortSignal) => Promise<readonly Mention[]>;

export function createMentionsSource(client: Pick<Client, 'call'>): MentionsSource {
  return async (signal) => {
    const { mentions } = await client.call(talkCalls.mentions, {}, { signal });
    return mentions.flatMap(({ work_id: work, comment_id: id, source, author, title, text, at }) =>
      isHistorySource(source)
        ? [{ id, name: author.name, title, text, at, link: `${historyPath(source, work)}#comments` }]
        : [],
    );
  };
}

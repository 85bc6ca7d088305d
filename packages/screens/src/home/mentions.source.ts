import type { Client } from '@assay/client';
import * as talkCalls from '@assay/contract/calls/works-talk';
import { historyPath, isHistorySource } from '@assay/domain';

/** A comment that calls the person and that they have not seen. */
export interface Mention {
  id: string;
  /** Of whoever wrote it; empty where the account was deleted. */
  name: string;
  /** Of the work. */
  work: string;
  text: string;
  at: string;
  /** Leads to the comments of the work. */
  link: string;
}

/** Comments that call the person; none where it cannot be told, which is logged. */
export async function mentionsOf(client: Pick<Client, 'call'>, signal: AbortSignal): Promise<readonly Mention[]> {
  try {
    const { mentions } = await client.call(talkCalls.mentions, {}, { signal });
    return mentions.flatMap(({ work_id, comment_id: id, source, author: { name }, title: work, text, at }) =>
      isHistorySource(source) ? [{ id, name, work, text, at, link: `${historyPath(source, work_id)}#comments` }] : [],
    );
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('It could not be told who mentions the person.', error);
    return [];
  }
}

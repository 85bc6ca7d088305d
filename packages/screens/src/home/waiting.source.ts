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

/** A run of the person that waits for their answer. */
export interface WaitingRun {
  /** Of the question. */
  id: string;
  /** Title of the work. */
  work: string;
  at: string;
  link: string;
}

/** What waits for the person; nothing where it cannot be told, which is logged. */
export async function waitingFor(
  client: Pick<Client, 'call'>,
  signal: AbortSignal,
): Promise<{ mentions: readonly Mention[]; questions: readonly WaitingRun[] }> {
  try {
    const { mentions, questions } = await client.call(talkCalls.mentions, {}, { signal });
    return {
      mentions: mentions.flatMap(({ work_id, comment_id: id, source, author: { name }, title: work, text, at }) =>
        isHistorySource(source) ? [{ id, name, work, text, at, link: `${historyPath(source, work_id)}#comments` }] : [],
      ),
      questions: questions.flatMap(({ work_id, question_id: id, source, title: work, at }) =>
        isHistorySource(source) ? [{ id, work, at, link: historyPath(source, work_id) }] : [],
      ),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('It could not be told what waits for the person.', error);
    return { mentions: [], questions: [] };
  }
}

import type { Client } from '@assay/client';
import * as historyCalls from '@assay/contract/calls/history';
import * as seekCalls from '@assay/contract/calls/seek';
import type { AnswerFormat, Citation, FeedbackRating, FeedbackReason } from '@assay/domain';

/** What a clipboard is given. */
export interface CopiedText {
  text: string;
  html: string;
}

export interface GivenFeedback {
  rating: FeedbackRating;
  reason?: FeedbackReason;
  content?: string;
}

/** What the actions of an answer need from outside. What a reader may not do is absent, and is not offered. */
export interface AnswerActionsSource {
  /** The answer, or those of its sentences that cite a passage. */
  copy(questionId: string, passage?: Omit<Citation, 'quote'>): Promise<CopiedText>;
  export?: (questionId: string, format: AnswerFormat) => Promise<Blob>;
  save(questionId: string, saved: boolean): Promise<void>;
  /** Undefined takes it back. */
  rate(questionId: string, feedback: GivenFeedback | undefined): Promise<void>;
}

/** The actions of whoever came by a link: what is read can be copied, and is no file. */
export function createVisitorActionsSource(client: Client): AnswerActionsSource {
  const { export: _, ...others } = createAnswerActionsSource(client);
  return others;
}

/** The actions' source over the client. */
export function createAnswerActionsSource(client: Client): Required<AnswerActionsSource> {
  return {
    copy: (questionId, passage) =>
      client.call(seekCalls.copy, { params: { question_id: questionId }, body: passage ? { passage } : {} }),
    export: (questionId, format) => client.call(seekCalls.export, { body: { question_id: questionId, format } }),
    async save(questionId, saved) {
      await client.call(historyCalls.save, { body: { question_id: questionId, saved } });
    },
    async rate(questionId, feedback) {
      await client.call(seekCalls.feedback, { body: { question_id: questionId, ...(feedback ?? { rating: 'none' }) } });
    },
  };
}

import type { Client } from '@assay/client';
import * as talkCalls from '@assay/contract/calls/works-talk';
import type { Operation } from '@assay/works';
import type { NewSuggestion } from '../suggest.types.ts';
import type { WorkPlace } from '../works.source.ts';
import type { Reader } from './mention-text.ts';

/** Somebody by the name that they go by, which is empty where the account was deleted. */
export interface Author {
  /** Null for a guest, and where the account was deleted. */
  person: string | null;
  name: string;
}

export interface WorkComment {
  id: string;
  /** The comment that it answers; null for one that begins a thread. */
  thread: string | null;
  record: string | null;
  field: string | null;
  author: Author;
  text: string;
  /** People whom its text calls as `@name`. */
  mentions: readonly Author[];
  /** It calls whoever reads it, who has not been here since. */
  callsYou: boolean;
  at: string;
  resolved_at: string | null;
  own: boolean;
}

/** A change that waits for somebody who edits, or what became of it. */
export interface Suggestion {
  id: string;
  author: Author;
  origin: string;
  reason: string | null;
  operations: readonly Operation[];
  at: string;
  state: 'open' | 'accepted' | 'refused';
  decided_at: string | null;
  decided_by: string | null;
}

export interface NewComment {
  text: string;
  place?: WorkPlace | undefined;
  thread?: string;
  /** Ids of people whom it calls. */
  mentions?: readonly string[];
  guestName?: string;
}

/** What people say about one work and suggest for it. */
export interface TalkSource {
  comments(signal?: AbortSignal): Promise<readonly WorkComment[]>;
  comment(comment: NewComment): Promise<void>;
  /** Colleagues who may read the work, by name or address. */
  readers(words: string, signal?: AbortSignal): Promise<readonly Reader[]>;
  /** Notes that the person has seen what calls them here. */
  seeMentions(): Promise<void>;
  resolve(comment: string, isResolved: boolean): Promise<void>;
  remove(comment: string): Promise<void>;
  suggestions(signal?: AbortSignal): Promise<readonly Suggestion[]>;
  /** Sent twice, it is suggested once. */
  suggest(suggestion: NewSuggestion): Promise<void>;
  /** False where it can no longer be done. */
  decide(suggestion: string, isAccepted: boolean): Promise<boolean>;
}

export function createTalkSource(client: Client, id: string): TalkSource {
  const params = { work_id: id };
  const newId = () => crypto.randomUUID();
  return {
    comments: async (signal) =>
      (await client.call(talkCalls.comments, { params, ...(signal && { signal }) })).comments.map(
        ({ calls_you: callsYou, ...comment }) => ({ ...comment, callsYou }),
      ),
    async readers(words, signal) {
      const { people } = await client.call(talkCalls.readers, {
        params,
        query: { q: words },
        ...(signal && { signal }),
      });
      return people
        .map(({ user_id: person, full_name: name, email }) => ({
          id: person,
          name: name === '' ? (email?.split('@')[0] ?? '') : name,
          ...(email !== null && { email }),
        }))
        .filter(({ name }) => name !== '');
    },
    async seeMentions() {
      await client.call(talkCalls.seeMentions, { params });
    },
    async comment({ text, place, thread, mentions, guestName }) {
      await client.call(talkCalls.comment, {
        params,
        body: {
          id: newId(),
          text,
          ...place,
          ...(thread !== undefined && { thread }),
          ...(mentions !== undefined && { mentions: [...mentions] }),
          ...(guestName !== undefined && { guest_name: guestName }),
        },
      });
    },
    async resolve(comment, resolved) {
      await client.call(talkCalls.resolveComment, { params: { ...params, comment_id: comment }, body: { resolved } });
    },
    async remove(comment) {
      await client.call(talkCalls.removeComment, { params: { ...params, comment_id: comment } });
    },
    suggestions: async (signal) =>
      (await client.call(talkCalls.suggestions, { params, ...(signal && { signal }) }))
        .suggestions as unknown as readonly Suggestion[],
    async suggest({ id: suggestion, operations }) {
      await client.call(talkCalls.suggest, { params, body: { id: suggestion, operations: operations as never } });
    },
    async decide(suggestion, accepted) {
      const decided = { params: { ...params, suggestion_id: suggestion }, body: { accepted } };
      return (await client.call(talkCalls.decide, decided)).refused === undefined;
    },
  };
}

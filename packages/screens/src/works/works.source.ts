import { type CallError, type Client } from '@assay/client';
import { openFeed } from '@assay/client/feed';
import * as worksCalls from '@assay/contract/calls/works';
import type { Change, ChangeId, Edit, RecordId, RefusalReason, WorkRecord } from '@assay/works';

export interface OpenedWork {
  kind: string;
  revision: number;
  records: readonly WorkRecord[];
}

/** A document that a work cites. */
export interface CitedSource {
  document: string;
  title: string;
  sourceType: string;
  language: string;
  year?: number;
}

/** What came of an edit in the service. */
export type SentEdit =
  | { id: ChangeId; revision: number }
  | { id: ChangeId; refused: { reason: RefusalReason; record?: RecordId; field?: string } };

export interface WorkFollowing {
  /** The revision that is held. */
  after(): number;
  receive(change: Change): void;
  onStatus(status: 'connecting' | 'open' | 'away'): void;
  onRefused(error: CallError): void;
}

/** What a work's screen needs from outside. */
export interface WorkSource {
  open(): Promise<OpenedWork>;
  /** @throws CallError */
  edit(edits: readonly Edit[]): Promise<readonly SentEdit[]>;
  /** Has the tool do something to the work; true when there was something to do. */
  act(action: string): Promise<boolean>;
  sources(): Promise<readonly CitedSource[]>;
  /** Hears of changes until it is closed. */
  follow(following: WorkFollowing): { reconnect(): void; close(): void };
}

/** One work over the client. */
export function createWorkSource(client: Client, id: string): WorkSource {
  const params = { work_id: id };
  return {
    async open() {
      const { work, records } = await client.call(worksCalls.open, { params });
      return { kind: work.kind, revision: work.revision, records: records as unknown as readonly WorkRecord[] };
    },
    async edit(edits) {
      const { results } = await client.call(worksCalls.edit, { params, body: { edits: edits as never } });
      return results as readonly SentEdit[];
    },
    async act(action) {
      return (await client.call(worksCalls.act, { params: { ...params, action } })).changed;
    },
    async sources() {
      const { sources } = await client.call(worksCalls.sources, { params });
      return sources.map(({ source_type: sourceType, ...source }) => ({ ...source, sourceType }));
    },
    follow: ({ after, receive, onStatus, onRefused }) =>
      openFeed(
        client.connection(worksCalls.live, { params, body: {} }),
        {
          receive: (frame) => {
            if (frame.type === 'change') receive((frame as { type: string; change: Change }).change);
          },
          onStatus,
          onRefused,
        },
        { after },
      ),
  };
}

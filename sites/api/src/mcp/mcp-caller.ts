import type { AssayCalls, CallName, Failure } from '@assay/contract';
import type { InnerCalls, InnerInput, OuterRequest } from '../ground/application/inner-calls.ts';
import type { MemberScope } from '../ground/scope/tenant-scope.ts';

/** What came of a call: its reply, or why it was refused. */
export type Made<Data = unknown> =
  | { data: Data }
  | { failure: Failure; status: number; retryAfter: number | undefined };

interface Making {
  /** Ends the call. @default when whoever asks goes away */
  signal?: AbortSignal;
  /** The model that makes it in their name. */
  writer?: string;
}

/** Somebody who speaks the Model Context Protocol with a token of theirs, for the length of one message. */
export interface McpCaller {
  scope: MemberScope;
  requestId: string;
  /** Aborts when the process begins to stop: what waits ends with what it has. */
  stopping: AbortSignal;
  /** Makes a call in their name. */
  make<N extends CallName>(name: N, input: InnerInput, how?: Making): Promise<Made<AssayCalls[N]['response']>>;
}

/** A caller over the calls of the service. */
export function createCaller(
  calls: InnerCalls,
  outer: OuterRequest,
  { scope, stopping }: Pick<McpCaller, 'scope' | 'stopping'>,
): McpCaller {
  return {
    scope,
    requestId: outer.requestId,
    stopping,
    async make(name, input, how = {}) {
      const reply = await calls(name, input, { ...outer, ...how });
      const envelope = (await reply.json()) as { data: never } | Failure;
      if ('data' in envelope) return envelope;
      const after = reply.headers.get('retry-after');
      return { failure: envelope, status: reply.status, retryAfter: after === null ? undefined : Number(after) };
    },
  };
}

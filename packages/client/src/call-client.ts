import type { AssayCalls, Call, CallName } from '@assay/contract';
import { replyError } from './call-error.ts';
import type { CallInput } from './request.ts';
import type { SendOptions, Transport } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

/** A call of the contract, which names the types of its request and its reply. */
export type TypedCall = Call & { name: CallName };

/** Request argument, optional where a call takes nothing that is required. */
export type Argument<C extends TypedCall, Options> =
  Partial<AssayCalls[C['name']]['request']> extends AssayCalls[C['name']]['request']
    ? [request?: AssayCalls[C['name']]['request'], options?: Options]
    : [request: AssayCalls[C['name']]['request'], options?: Options];

/** What a call gives: the `data` of its envelope, or the file it answers with. */
export type ReplyOf<C extends TypedCall> = C extends { replies: 'file' } ? Blob : AssayCalls[C['name']]['response'];

export interface CallClient {
  /**
   * Makes a call and gives the `data` of its envelope; a call that answers with a file gives a `Blob`.
   *
   * @throws CallError with the code, status and message of the reply; code 0 when there was none.
   */
  call<C extends TypedCall>(call: C, ...argument: Argument<C, CallOptions>): Promise<ReplyOf<C>>;
}

/** Makes calls and nothing else: all that most widgets on other pages need of the client. */
export function createCallClient(transport: Transport): CallClient {
  return {
    call: ((call: Call, input: CallInput = {}, options: CallOptions = {}) =>
      callOnce(transport, call, input, options)) as CallClient['call'],
  };
}

/** One reply of a call: the `data` of its envelope, or its file. */
export async function callOnce(
  transport: Transport,
  call: Call,
  input: CallInput,
  options: Omit<SendOptions, 'as'>,
): Promise<unknown> {
  const isFile = call.replies === 'file';
  const { status, data } = await transport.send(call, input, { ...options, as: isFile ? 'blob' : 'json' });
  if (isFile) return data;
  if (typeof data !== 'object' || data === null || !('data' in data))
    throw replyError(status, data, transport.locale());
  return data.data;
}

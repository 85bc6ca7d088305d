import { type AssayCalls, type Call, type CallName, calls, type Failure } from '@assay/contract';
import { bodyOf, pathOf, type TestInput, type TestReply } from './test-client.ts';

/** A program that has a token and nothing else: no device, no cookie, no headers of the product. */
export interface TokenClient {
  call<N extends CallName>(
    name: N,
    input?: Partial<AssayCalls[N]['request']>,
  ): Promise<TestReply<AssayCalls[N]['response']>>;
  send(name: CallName, input: TestInput, headers?: Readonly<Record<string, string>>): Promise<TestReply<unknown>>;
  open(name: CallName, input: TestInput, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

export function createTokenClient(address: string, token: string, base = '/api'): TokenClient {
  const client: TokenClient = {
    open(name, input, headers = {}) {
      const call: Call = calls[name];
      const body = bodyOf(call, input.body);
      const sent = new Headers({ authorization: `Bearer ${token}` });
      if (typeof body === 'string') sent.set('content-type', 'application/json');
      for (const [header, value] of Object.entries(headers)) sent.set(header, value);
      return fetch(`${address}${pathOf(call, input, base)}`, {
        method: call.method,
        headers: sent,
        redirect: 'manual',
        ...(body ? { body } : {}),
      });
    },
    async send(name, input, headers = {}) {
      const reply = await client.open(name, input, headers);
      const envelope = (await reply.json().catch(() => undefined)) as { data?: unknown } | Failure | undefined;
      const failure = envelope && 'status' in envelope && !envelope.status ? envelope : undefined;
      const data = envelope && 'data' in envelope ? envelope.data : undefined;
      return { status: reply.status, data, failure, headers: reply.headers };
    },
    call: ((name: CallName, input: TestInput = {}) => client.send(name, input)) as TokenClient['call'],
  };
  return client;
}

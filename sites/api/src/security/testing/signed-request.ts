import { createHmac, randomUUID } from 'node:crypto';
import { apiVersion, headers, signedText } from '@assay/contract';
import type { TestClient } from '../../testing/test-client.ts';

export interface RawRequest {
  headers?: Readonly<Record<string, string>>;
  body?: BodyInit;
}

/** Sends any bytes to any path as a client would sign them, with the caller's cookies. */
export type SignedRequest = (method: string, path: string, raw?: RawRequest) => Promise<Response>;

/** A device of its own for requests that no client of ours would make. */
export async function signerOf(client: TestClient): Promise<SignedRequest> {
  const device = randomUUID();
  const { data } = await client.call('operations.registerDevice', { body: { device } });
  return (method, path, { headers: more = {}, body } = {}) => {
    const time = Date.now();
    const mac = createHmac('sha256', data.key)
      .update(signedText(method, path, time, device))
      .digest('hex');
    return client.fetch(path, {
      method,
      headers: {
        [headers.device]: device,
        [headers.signature]: `${time}.${mac}`,
        [headers.apiVersion]: apiVersion,
        ...(client.share === undefined ? {} : { [headers.share]: client.share }),
        ...more,
      },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  };
}

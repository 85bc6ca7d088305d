import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { AwsV4Signer } from 'aws4fetch';
import { CallError } from '../http/call-error.ts';

/** How a bucket of an S3-compatible store is reached. */
export interface BucketPlace {
  /** Address of the store; the bucket is the first segment of its paths. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface BucketRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Key of the object; empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

/** A bucket of an S3-compatible store. Each of its methods throws CallError unavailable when it refuses or is silent. */
export interface Bucket {
  /** Undefined where there is no such object. */
  get(key: string): Promise<Response | undefined>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Sends a file of any size, no more than a part of it in memory. */
  putFile(key: string, path: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys that begin with a prefix, the first thousand. */
  keys(prefix: string): Promise<string[]>;
}

/** Milliseconds after which a request that nobody answers is given up. */
const patience = 60_000;
/** Bytes of a part of a file that is sent in several; S3 takes none below 5 MiB but the last. */
const partSize = 16 * 2 ** 20;

/**
 * Requests are signed by Signature Version 4, with the digest of what they carry.
 *
 * @param leave the way out of the machine.
 * @param report is told what the store said, which only the operator can put right.
 */
export function openBucket(
  { endpoint, bucket, ...credentials }: BucketPlace,
  leave: typeof globalThis.fetch,
  report: (error: Error) => void,
): Bucket {
  const { host } = new URL(endpoint);

  function unavailable(message: string, cause?: unknown): CallError {
    const error = new Error(message, { cause });
    report(error);
    return new CallError('unavailable', { cause: error });
  }

  async function send({ method, key, query = {}, body }: BucketRequest): Promise<Response | undefined> {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const address = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: address.href,
      headers: { 'x-amz-content-sha256': digest },
      service: 's3',
      ...credentials,
    });
    const { url, headers } = await signer.sign();
    // Ends with the answer and not with its body: how fast that is read is up to whoever downloads the file.
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new DOMException('The request timed out.', 'TimeoutError')), patience);
    const request = { method, headers, redirect: 'manual', signal: silence.signal } as const;
    const reply = await leave(url, body === undefined ? request : { ...request, body })
      .catch((cause: unknown) => {
        throw unavailable(`The file store ${host} did not answer.`, cause);
      })
      .finally(() => clearTimeout(timer));
    if (reply.ok) return reply;
    const reason = await reply.text().catch(() => '');
    const code = valueOf(reason, 'Code');
    if (reply.status === 404 && code !== 'NoSuchBucket') return undefined;
    const answered = `The file store ${host} answered ${reply.status} ${code}`.trimEnd();
    throw unavailable(`${answered} to ${method}. S3_BUCKET, S3_REGION or the keys may not fit it.`);
  }

  /** The reply of a store that has the bucket. */
  async function expected(request: BucketRequest): Promise<Response> {
    const reply = await send(request);
    if (!reply) throw unavailable(`The file store ${host} has no bucket ${bucket}.`);
    return reply;
  }

  async function putParts(key: string, path: string, size: number): Promise<void> {
    const begun = await (await expected({ method: 'POST', key, query: { uploads: '' } })).text();
    const upload = { uploadId: valueOf(begun, 'UploadId') };
    const file = await open(path);
    try {
      const parts: string[] = [];
      for (let at = 0, number = 1; at < size; at += partSize, number += 1) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(partSize, size - at)), 0, undefined, at);
        const body = new Uint8Array(buffer.subarray(0, bytesRead));
        const reply = await expected({ method: 'PUT', key, query: { partNumber: String(number), ...upload }, body });
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${reply.headers.get('etag')}</ETag></Part>`);
      }
      const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const reply = await expected({ method: 'POST', key, query: upload, body: new TextEncoder().encode(list) });
      // A store may say that it has begun, and in the body that it failed.
      if ((await reply.text()).includes('<Error>')) throw unavailable(`The file store ${host} did not join the parts.`);
    } catch (error) {
      await send({ method: 'DELETE', key, query: upload }).catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
  }

  return {
    get: (key) => send({ method: 'GET', key }),
    async put(key, body) {
      await expected({ method: 'PUT', key, body });
    },
    async putFile(key, path) {
      const { size } = await stat(path);
      if (size > partSize) return putParts(key, path, size);
      const file = await open(path);
      const bytes = await file.readFile().finally(() => file.close());
      await expected({ method: 'PUT', key, body: new Uint8Array(bytes) });
    },
    async remove(key) {
      await send({ method: 'DELETE', key });
    },
    async keys(prefix) {
      const reply = await expected({ method: 'GET', key: '', query: { 'list-type': '2', prefix } });
      return [...(await reply.text()).matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, key = '']) => key);
    },
  };
}

/** Content of the first element of a name in what the store says. */
function valueOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { CallError } from '../http/call-error.ts';
import { assertFileId } from './file-id.ts';
import type { FileStore } from './file-store.ts';
import { createTurns } from './in-turns.ts';

/** How a bucket of an S3-compatible store is reached. */
export interface Bucket {
  /** Address of the store; the bucket is the first segment of its paths. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds after which a request that nobody answers is given up. */
const patience = 60_000;
/** Files that are in memory at once, to be sent. */
const sentAtOnce = 2;

/**
 * Files in a bucket of an S3-compatible store, which every machine of the installation shares. A file is sent when the
 * whole of it was judged: what is refused never leaves the machine. Until then it lies on disk, and two at a time are
 * read into memory and sent: the ledger and the signature are of the whole. Requests are signed by Signature Version 4, with the
 * digest of what they carry.
 *
 * @param leave the way out of the machine for files.
 * @param report is told what the store said, which only the operator can put right.
 * @param waiting folder of this machine in which files wait until they are sent.
 * @throws CallError unavailable (from each of its methods) when the store refuses or does not answer
 */
export function bucketFiles(
  { endpoint, bucket, ...credentials }: Bucket,
  leave: typeof globalThis.fetch,
  report: (error: Error) => void,
  waiting = join(tmpdir(), 'assay-files'),
): FileStore {
  const { host } = new URL(endpoint);
  const inTurn = createTurns(sentAtOnce);

  function unavailable(message: string, cause?: unknown): CallError {
    const error = new Error(message, { cause });
    report(error);
    return new CallError('unavailable', { cause: error });
  }

  /** Undefined where the store has no such file. */
  async function send(method: 'GET' | 'PUT' | 'DELETE', id: string, body?: Uint8Array<ArrayBuffer>) {
    assertFileId(id);
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/files/${id}`,
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
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(reason) ?? [];
    if (reply.status === 404 && code !== 'NoSuchBucket') return undefined;
    const answered = `The file store ${host} answered ${reply.status} ${code}`.trimEnd();
    throw unavailable(`${answered} to ${method}. S3_BUCKET, S3_REGION or the keys may not fit it.`);
  }

  return {
    async write(id, bytes) {
      assertFileId(id);
      await mkdir(waiting, { recursive: true });
      const path = join(waiting, id);
      try {
        await pipeline(Readable.from(bytes, { highWaterMark: 1 }), createWriteStream(path));
        const found = await inTurn(async () => send('PUT', id, await readFile(path)));
        if (!found) throw unavailable(`The file store ${host} has no bucket ${bucket}.`);
      } finally {
        await rm(path, { force: true });
      }
    },
    async read(id) {
      const reply = await send('GET', id);
      if (!reply) throw new Error(`There is no file ${id} in the store.`);
      return new Uint8Array(await reply.arrayBuffer());
    },
    async open(id) {
      const reply = await send('GET', id);
      if (!reply) return undefined;
      const size = reply.headers.get('content-length');
      if (size !== null && reply.body) return { size: Number(size), stream: reply.body };
      const whole = await reply.blob();
      return { size: whole.size, stream: whole.stream() };
    },
    async remove(id) {
      await send('DELETE', id);
    },
  };
}

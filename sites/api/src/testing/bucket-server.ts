import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const bucketKeys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' } as const;
const tolerance = 15 * 60_000;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Error code of S3 for a request whose signature is not that of the keys; undefined for one that is right. */
function refusalOf(request: IncomingMessage, body: Uint8Array): string | undefined {
  const header = request.headers.authorization ?? '';
  const [, key, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];
  if (key !== bucketKeys.accessKeyId || day === undefined || region === undefined) return 'InvalidAccessKeyId';
  const at = String(request.headers['x-amz-date']);
  const [, year, month, date, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at)?.map(Number) ?? [];
  const time = Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour, minute, second);
  if (!at.startsWith(day) || Math.abs(Date.now() - time) > tolerance) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied';
  const digest = String(request.headers['x-amz-content-sha256']);
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  searchParams.sort();
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const dayKey = hmac(`AWS4${bucketKeys.secretAccessKey}`, day);
  const signingKey = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  return hmac(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

/**
 * An S3-compatible store with one bucket, `assay`, kept in memory. It checks every signature from the rules of Signature
 * Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"), apart from what signs.
 */
export async function startBucketServer() {
  const objects = new Map<string, Uint8Array>();
  /** Files that are sent in parts, by the id of their upload: what has arrived, by its number. */
  const uploads = new Map<string, Map<number, Uint8Array>>();
  const server = createServer(async (request, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const fail = (status: number, code: string) =>
      outgoing
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const refusal = refusalOf(request, body);
    if (refusal !== undefined) return fail(403, refusal);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'assay') return fail(404, 'NoSuchBucket');
    const say = (xml: string) => outgoing.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    if (searchParams.get('list-type') === '2') {
      const found = [...objects.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? '')).sort();
      return say(
        `<ListBucketResult>${found.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`,
      );
    }
    if (searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`;
      uploads.set(id, new Map());
      return say(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const upload = uploads.get(searchParams.get('uploadId') ?? '');
    if (upload && request.method === 'PUT') {
      upload.set(Number(searchParams.get('partNumber')), body);
      return outgoing.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
    }
    if (upload && request.method === 'POST') {
      const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"([0-9a-f]{32})"<\/ETag>/g)];
      const parts = listed.map(([, number, tag]) => ({ bytes: upload.get(Number(number)), tag }));
      if (parts.some(({ bytes, tag }) => bytes === undefined || sha256(bytes).slice(0, 32) !== tag))
        return fail(400, 'InvalidPart');
      objects.set(key, Buffer.concat(parts.map(({ bytes }) => bytes as Uint8Array)));
      return say('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return outgoing.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return outgoing.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return fail(404, 'NoSuchKey');
    return outgoing.writeHead(200, { 'content-length': found.byteLength }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    endpoint,
    /** What an operator sets to use it. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'assay',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

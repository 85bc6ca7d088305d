import { createHash, randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { type AgentFileType, agentFileLimits, agentFileType, type UploadError, uploadErrorOf } from '@assay/domain';
import { detectFormat } from '@assay/engines/importers';
import { isConnectionLost } from '../../../ground/database/connection-loss.ts';
import type { SealedFiles } from '../../../ground/files/sealed-files.ts';
import { type StorageClaim, StorageFull, type StorageQuota } from '../../../ground/files/storage-quota.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { declaredLength } from '../../../ground/http/declared-length.ts';
import {
  type FormField,
  type FormFile,
  formParts,
  isMultipart,
  MalformedForm,
} from '../../../ground/http/form-parts.ts';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import { safeName } from '../../../knowledge/library/receive-upload.ts';
import type { AgentStore } from '../agents.store.ts';

type Uploaded = AssayCalls['agents.uploadFile']['response'];

/** What the first bytes must tell, by the type that the name claims. */
const formats: Record<AgentFileType, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  txt: ['text', 'markdown'],
};
/** Bytes after which a file shows what it is. */
const headLength = 4096;
/** Bytes of as many files as an upload may hold. */
const mostBytes = agentFileLimits.files * agentFileLimits.bytes;
/** Parts of a form that are looked at; more is no upload of a person. */
const partLimit = 100;

class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly reason: UploadError;
  constructor(reason: UploadError) {
    super(reason);
    this.reason = reason;
  }
}

/** Takes files in as they arrive, each judged alone; bytes go from the socket to the store. */
export function createUploads(
  store: AgentStore,
  files: SealedFiles,
  ownJob: (scope: MemberScope, id: string) => Promise<unknown>,
  quota: Pick<StorageQuota, 'claim'>,
) {
  async function keep(
    scope: MemberScope,
    part: FormFile,
    claim: StorageClaim,
    held: number,
    jobId: string | undefined,
  ): Promise<Uploaded['files'][number]> {
    const name = safeName(part.fileName);
    const type = agentFileType(name);
    const refusal = (reason: UploadError) =>
      ({ name, type: type ?? '', size, status: 'error', error: reason }) as const;
    const id = randomUUID();
    const hash = createHash('sha256');
    let size = 0;
    let taken = 0;
    const early = uploadErrorOf({ name, size: 1 }, held);
    if (early !== undefined || type === undefined) return refusal(early ?? 'type-error');
    try {
      await store.noteBytes(id);
      await files.write(
        id,
        checked(part.bytes, name, type, async (chunk) => {
          size += chunk.byteLength;
          if (size > agentFileLimits.bytes) throw new RefusedFile('size-error');
          await claim.take(chunk.byteLength);
          taken += chunk.byteLength;
          hash.update(chunk);
        }),
        [
          { kind: 'tenant', id: scope.tenantId },
          { kind: 'person', id: scope.userId },
        ],
      );
      if (size === 0) throw new RefusedFile('size-error');
      const row = {
        id,
        tenant_id: scope.tenantId,
        owner_id: scope.userId,
        job_id: jobId ?? null,
        name,
        type,
        size,
        sha256: hash.digest('hex'),
      };
      await claim.keep(size, async (settled) => (await store.addFile(row, settled)) || undefined);
    } catch (error) {
      // Also where the row was refused: its job may have gone while the bytes arrived. Where nobody heard whether it was
      // stored the note tells, which goes with the row.
      if (!isConnectionLost(error)) {
        await files.remove(id);
        await store.forgetBytes(id);
      }
      claim.give(taken);
      const refused = error instanceof StorageFull ? new RefusedFile('room-error') : error;
      if (!(refused instanceof RefusedFile)) throw error;
      return refusal(refused.reason);
    }
    return { file_id: id, name, type, size, status: 'success' };
  }

  return async function upload(scope: MemberScope, request: Request): Promise<Uploaded> {
    const contentType = request.headers.get('content-type');
    // A body that was touched and is left breaks the connection off before the refusal is read.
    if (!isMultipart(contentType) || !request.body)
      throw new CallError('badRequest', { fields: { files: 'multipart' } });
    const told: Uploaded['files'] = [];
    let jobId: string | undefined;
    let held = 0;
    const declared = declaredLength(request);
    const claim = await quota.claim(scope, declared && Math.min(declared, mostBytes));
    try {
      for await (const part of formParts(contentType, request.body, partLimit)) {
        if (part.name === 'job_id' && 'value' in part) {
          jobId = idIn(part);
          await ownJob(scope, jobId);
          held += (await store.filesOfJob(jobId)).length;
        } else if (part.name === 'files' && 'bytes' in part) {
          const file = await keep(scope, part, claim, held, jobId);
          if (file.status === 'success') held += 1;
          told.push(file);
        }
      }
    } catch (error) {
      if (error instanceof MalformedForm) throw new CallError('badRequest', { fields: { files: error.message } });
      throw error;
    } finally {
      await claim.end();
    }
    if (told.length === 0) throw new CallError('badRequest', { fields: { files: 'required' } });
    return { files: told };
  };
}

function idIn({ value }: FormField): string {
  if (!/^[\w-]{1,64}$/.test(value)) throw new CallError('badRequest', { fields: { job_id: 'not an id' } });
  return value;
}

/** Passes bytes on once the first of them have shown that the file is what its name says. */
async function* checked(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  type: AgentFileType,
  see: (chunk: Uint8Array) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array(0);
  const judge = (start: Uint8Array) => {
    if (start.byteLength > 0 && !formats[type].includes(detectFormat(start, name))) throw new RefusedFile('type-error');
  };
  for await (const chunk of bytes) {
    await see(chunk);
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < headLength) continue;
    judge(head);
    yield head;
    head = undefined;
  }
  if (head !== undefined) {
    judge(head);
    yield head;
  }
}

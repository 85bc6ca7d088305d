import { parentPort } from 'node:worker_threads';
import { importProblem } from '@assay/domain';
import type { DocumentReply, DocumentRequest } from './document-worker.types.ts';
import { readDocx } from './docx.ts';
import { ImportError } from './import-item.types.ts';
import { readPdf } from './pdf.ts';

/** The worker in which untrusted documents are parsed. */
const port = parentPort;
if (port === null) throw new Error('document-worker.ts runs in a worker thread only.');

port.on('message', ({ format, bytes, pages }: DocumentRequest) => {
  read(format, bytes, pages).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage({ problem: problemOf(error) } satisfies DocumentReply),
  );
});

function read(format: DocumentRequest['format'], bytes: Uint8Array, pages: number): Promise<DocumentReply> {
  return format === 'pdf'
    ? readPdf(bytes, pages)
    : readDocx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function problemOf(error: unknown) {
  if (error instanceof ImportError) return error.problem;
  const { name, message } = error as Error;
  if (name === 'PasswordException') return importProblem('password');
  return importProblem('documentUnreadable', { detail: message });
}

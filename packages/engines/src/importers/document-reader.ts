import { Worker } from 'node:worker_threads';
import { importProblem, type Publication } from '@assay/domain';
import { publicationDates, readDate } from './dates.ts';
import { type DocumentReply, type DocumentRequest } from './document-worker.types.ts';
import { ImportError } from './import-item.types.ts';
import { languageOf } from './language.ts';
import { baseName, fileId } from './markdown-note.ts';

/** Reads PDF and DOCX apart from the process; see `openDocumentReader`. */
export interface DocumentReader {
  /** @throws ImportError `timeLimit`, `memoryLimit`, `encrypted`, `malformed` or `empty`. */
  read: (format: 'pdf' | 'docx', bytes: Uint8Array, name: string) => Promise<Publication>;
  close: () => Promise<void>;
}

export interface DocumentLimits {
  /** Milliseconds for one document. */
  time: number;
  /** Memory of the worker's heap, in MiB. */
  memory: number;
  /** Pages of a PDF. */
  pages: number;
}

export const documentLimits: DocumentLimits = { time: 60_000, memory: 512, pages: 3000 };

/**
 * Opens a reader for untrusted documents. They are parsed in a worker thread with limits of time and memory; one that
 * exceeds them is given up, its worker ended and the next document gets a new one. Documents are read one at a time.
 */
export function openDocumentReader(limits: DocumentLimits = documentLimits): DocumentReader {
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function ask(request: DocumentRequest): Promise<DocumentReply> {
    worker ??= new Worker(new URL('./document-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 64 },
      // A parser's warnings about a bad file are no output of the service.
      stdout: true,
      stderr: true,
    });
    const current = worker;
    return new Promise<DocumentReply>((resolve, reject) => {
      const timer = setTimeout(() => {
        settle(() => reject(new ImportError(importProblem('tookTooLong', { limit: limits.time / 1000 }))));
        void end();
      }, limits.time);
      const onMessage = (reply: DocumentReply) => settle(() => resolve(reply));
      const onError = (error: NodeJS.ErrnoException) => {
        worker = undefined;
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        settle(() =>
          reject(
            isMemory
              ? new ImportError(importProblem('tookTooMuch', { limit: limits.memory }))
              : new ImportError(importProblem('parserFailed', { detail: error.message })),
          ),
        );
      };
      const onExit = () => {
        worker = undefined;
        settle(() => reject(new ImportError(importProblem('parserEnded'))));
      };
      function settle(finish: () => void): void {
        clearTimeout(timer);
        current.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      }
      current.on('message', onMessage).on('error', onError).on('exit', onExit);
      current.postMessage(request, []);
    });
  }

  return {
    read(format, bytes, name) {
      const reading = turn.then(async () => {
        const reply = await ask({ format, bytes, pages: limits.pages });
        if ('problem' in reply) throw new ImportError(reply.problem);
        return publicationOf(reply, format, bytes, name);
      });
      turn = reading.catch(() => undefined);
      return reading;
    },
    close: end,
  };
}

function publicationOf(
  { title, date, paragraphs }: Exclude<DocumentReply, { problem: unknown }>,
  format: 'pdf' | 'docx',
  bytes: Uint8Array,
  name: string,
): Publication {
  const id = fileId(bytes);
  return {
    id,
    familyId: id,
    sourceType: 'upload',
    source: format,
    title: title || baseName(name),
    language: languageOf(
      paragraphs
        .map(({ text }) => text)
        .join('\n')
        .slice(0, 20_000),
    ),
    dates: publicationDates({ publication: readDate(date ?? '') }),
    parties: [],
    classes: [],
    references: [],
    claims: [],
    paragraphs,
    licence: 'not stated',
  };
}

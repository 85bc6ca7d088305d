import type { AnswerFormat, Citation, Locale } from '@assay/domain';
import { writeDocx, writeMarkdown, writePdf } from '@assay/markdown/writers';
import type { Database } from '../../../ground/database/database.types.ts';
import { attachment } from '../../../ground/http/attachment.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { SeekStore } from '../seek.store.ts';
import type { QuestionRow } from '../seek.types.ts';
import { answerBibliography } from './answer-bibliography.ts';
import { type CopiedAnswer, copyAnswer } from './answer-copy.ts';
import { answerDocument } from './answer-document.ts';
import { answerCsv, answerWorkbook } from './answer-values.ts';
import { citationsOf, type ExportedAnswer, exportedAnswer } from './exported-answer.ts';
import { createSourceRecords } from './source-records.ts';

interface Written {
  type: string;
  write: (answer: ExportedAnswer) => string | Uint8Array | Promise<Uint8Array>;
}

/** Every format with its media type and how it is written. */
const formats: Record<AnswerFormat, Written> = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: (answer) => writeDocx(answerDocument(answer)),
  },
  pdf: { type: 'application/pdf', write: (answer) => writePdf(answerDocument(answer)) },
  md: { type: 'text/markdown; charset=utf-8', write: (answer) => writeMarkdown(answerDocument(answer)) },
  bib: { type: 'application/x-bibtex; charset=utf-8', write: (answer) => answerBibliography(answer, 'bib') },
  ris: {
    type: 'application/x-research-info-systems; charset=utf-8',
    write: (answer) => answerBibliography(answer, 'ris'),
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: answerWorkbook },
  csv: { type: 'text/csv; charset=utf-8', write: answerCsv },
};

export interface AnswerExport {
  /** @throws CallError conflict while nothing of the answer is finished */
  file(question: QuestionRow, format: AnswerFormat, locale: Locale): Promise<Response>;
  /** @throws CallError conflict as above, notFound for a passage that nothing of the answer cites */
  copy(question: QuestionRow, passage: Omit<Citation, 'quote'> | undefined, locale: Locale): Promise<CopiedAnswer>;
}

/** Takes an answer along. Callers have checked that it may be read; its sources are read as its own tenant sees them. */
export function createAnswerExport(database: Database, store: SeekStore): AnswerExport {
  const recordsOf = createSourceRecords(database);

  async function read(question: QuestionRow, locale: Locale): Promise<ExportedAnswer> {
    const modules = await store.modules([question.id]);
    if (!modules.some(({ name, content }) => name === 'SUMMARY' && content !== null)) throw new CallError('conflict');
    return exportedAnswer(question, modules, await recordsOf(question.tenant_id, citationsOf(modules)), locale);
  }

  return {
    async file(question, format, locale) {
      const answer = await read(question, locale);
      const { type, write } = formats[format];
      const body = await write(answer);
      return new Response(typeof body === 'string' ? body : (body as Uint8Array<ArrayBuffer>), {
        headers: {
          'content-type': type,
          'content-disposition': attachment(answer.question, `.${format}`),
          'cache-control': 'no-store',
        },
      });
    },
    async copy(question, passage, locale) {
      const copied = copyAnswer(await read(question, locale), passage);
      if (copied.text === '') throw new CallError('notFound');
      return copied;
    },
  };
}

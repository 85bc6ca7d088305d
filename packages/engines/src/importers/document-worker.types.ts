import type { Publication } from '@assay/domain';
import type { ImportProblem } from './import-item.types.ts';

export interface DocumentRequest {
  format: 'pdf' | 'docx';
  bytes: Uint8Array;
  /** Most pages that a PDF may have. */
  pages: number;
}

export type DocumentReply =
  | { title: string; date?: string | undefined; paragraphs: Publication['paragraphs'] }
  | { problem: ImportProblem };

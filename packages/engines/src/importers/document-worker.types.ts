import type { ImportProblem, Publication } from '@assay/domain';

export interface DocumentRequest {
  format: 'pdf' | 'docx';
  bytes: Uint8Array;
  /** Most pages that a PDF may have. */
  pages: number;
}

export type DocumentReply =
  | { title: string; date?: string | undefined; paragraphs: Publication['paragraphs'] }
  | { problem: ImportProblem };

import type { ImportProblem, Publication } from '@assay/domain';

export interface DocumentRequest {
  format: 'pdf' | 'docx';
  bytes: Uint8Array;
  /** Most pages that a PDF may have. */
  pages: number;
}

export type DocumentReply =
  | {
      title: string /** As the document has it: `20240506`, `2024`. */;
      date?: string | undefined;
      paragraphs: Publication['paragraphs'];
    }
  | { problem: ImportProblem };

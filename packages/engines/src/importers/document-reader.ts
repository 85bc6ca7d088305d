import type { Publication } from '@assay/domain';

/** Reads PDF and DOCX apart from the process; see `openDocumentReader`. */
export interface DocumentReader {
  /** @throws ImportError `timeLimit`, `memoryLimit`, `encrypted`, `malformed` or `empty`. */
  read: (format: 'pdf' | 'docx', bytes: Uint8Array, name: string) => Promise<Publication>;
  close: () => Promise<void>;
}

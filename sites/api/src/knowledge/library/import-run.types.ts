import type { SkippedRecord } from '@assay/domain';
import type { DocumentReader } from '@assay/engines/importers';
import type { PassageIndex } from '../search/passage-index.types.ts';
import type { StoredCounts } from './library.store.ts';
import type { Originals } from './originals.ts';

export interface ImportRequest {
  /** Files, folders and archives, as paths of this machine. */
  paths: readonly string[];
  /** Folder that nothing is read from beside, whatever its paths lead to by then. */
  within?: string | undefined;
  /** Null imports into the shared library of the installation. */
  tenantId: string | null;
  requestedBy?: string;
  /** A run that was added before; without it the unfinished one over the same paths goes on, or a new one begins. */
  runId?: number;
  /** Reads files again that an earlier run finished. @default false */
  isAgain?: boolean;
}

export interface ImportProgress {
  file: string;
  files: number;
  filesDone: number;
  bytes: number;
  bytesTotal: number;
  counts: StoredCounts;
  problems: number;
}

export interface ImportSurroundings {
  index: PassageIndex;
  /** Reads PDF and DOCX; opened only when such a file is met. */
  openDocuments?: () => DocumentReader;
  /** Keeps the files whose pages a reader sees. Absent: none is kept. */
  originals?: Originals;
  onProgress?: (progress: ImportProgress) => void;
  onProblem?: (problem: SkippedRecord) => void;
  signal?: AbortSignal;
  /** When a batch is written. @default batchLimits */
  limits?: BatchLimits;
}

export interface ImportReport extends StoredCounts {
  runId: number;
  state: 'done' | 'stopped';
  files: number;
  /** Files that an earlier run had finished and that have not changed. */
  filesPassed: number;
  bytes: number;
  problems: number;
  seconds: number;
}

/** Publications or characters after which a batch is written. */
export interface BatchLimits {
  publications: number;
  characters: number;
}

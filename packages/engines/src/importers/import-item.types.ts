import type { ImportProblem, Publication } from '@assay/domain';

/** Formats that the importers read; also the `source` of the publications they deliver. */
export const importFormats = [
  'uspto-xml',
  'patdoc',
  'pap',
  'greenbook',
  'xml4ip',
  'epo-ops',
  'pubmed',
  'jats',
  'openalex',
  'abstracts',
  'pdf',
  'docx',
  'markdown',
  'text',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Where a record stands in its file; `end` is a safe point to go on from. */
export interface ImportPosition {
  /** Zero-based count of records, good and bad, since the start of the file. */
  record: number;
  /** Byte of the uncompressed file at which the record begins. */
  offset: number;
  /** First byte after the record. */
  end: number;
}

/** A publication as read, and whether its source delivers it in pieces (EPO OPS answers one aspect per call). */
export interface ImportedPublication extends Publication {
  /** Empty fields then mean "not in this piece", not "none". @default false */
  isFragment?: boolean;
}

export type ImportItem =
  | {
      publication: ImportedPublication;
      position: ImportPosition;
      /** SHA-256 of the record as it stands in its source, in hexadecimal. */
      sha256: string;
      /** The whole file, where a reader wants to see it as it is: a PDF. */
      original?: Uint8Array;
    }
  | { problem: ImportProblem; position: ImportPosition };

/** Thrown by a record parser; the reader turns it into a problem at the record's position and goes on. */
export class ImportError extends Error {
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem.message);
    this.name = 'ImportError';
    this.problem = problem;
  }
}

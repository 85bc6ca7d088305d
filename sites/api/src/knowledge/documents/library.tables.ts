import type {
  DocumentPart,
  ImportProblemCode,
  ImportProblemReason,
  PartKind,
  PublicationDates,
  SourceType,
} from '@assay/domain';
import type { Generated } from 'kysely';

/** Rows of the library's tables. Dates are `YYYY-MM-DD`. */
export interface LibraryTables {
  document: {
    key: Generated<number>;
    tenant_id: string | null;
    id: string;
    family_id: string;
    version: number;
    source_type: SourceType;
    source: string;
    title: string;
    language: string;
    publication_date: string | null;
    filing_date: string | null;
    priority_date: string | null;
    date: string | null;
    date_precision: PublicationDates['precision'] | null;
    licence: string;
    url: string | null;
    sha256: string;
    record_sha256: string;
    blob_sha256: string | null;
    import_run_id: number | null;
    imported_at: Generated<Date>;
  };
  document_version: {
    document_key: number;
    version: number;
    title: string;
    text: string;
    sha256: string;
    parts: DocumentPart[];
    created_at: Generated<Date>;
  };
  /** The file that a document was read from, in the store of files. */
  document_original: { document_key: number; file_id: string; bytes: number; kept_at: Generated<Date> };
  claim: { document_key: number; number: number; depends_on: number[]; start_offset: number; end_offset: number };
  reference: { document_key: number; position: number; kind: string; identifier: string; category: string | null };
  classification: { document_key: number; position: number; scheme: string; code: string; is_first: boolean };
  party: { document_key: number; position: number; role: string; name: string; country: string | null };
  /** Families that a source told of, within the scope that it was imported into. */
  family_member: { tenant_id: string | null; publication_id: string; family_id: string };
  passage: {
    id: Generated<number>;
    tenant_id: string | null;
    document_key: number;
    document_id: string;
    version: number;
    family_id: string;
    start_offset: number;
    end_offset: number;
    kind: PartKind;
    language: string;
    source_type: SourceType;
    date: string | null;
  };
  import_run: {
    id: Generated<number>;
    tenant_id: string | null;
    requested_by: string | null;
    paths: string[];
    /** Uploaded, and not read from paths of the machine. */
    is_upload: Generated<boolean>;
    /** That were uploaded. */
    upload_bytes: Generated<number>;
    state: ImportState;
    started_at: Generated<Date>;
    finished_at: Date | null;
    message: string | null;
    files: Generated<number>;
    files_done: Generated<number>;
    bytes_total: Generated<number>;
    bytes_done: Generated<number>;
    added: Generated<number>;
    updated: Generated<number>;
    unchanged: Generated<number>;
    problems: Generated<number>;
  };
  import_problem: {
    run_id: number;
    file: string;
    record: number;
    byte_offset: number;
    code: ImportProblemCode;
    reason: ImportProblemReason;
    /** Values that the wording of the reason needs. */
    details: Record<string, string | number>;
    message: string;
  };
  import_checkpoint: {
    tenant_id: string | null;
    file: string;
    fingerprint: string;
    byte_offset: number;
    record: number;
    is_done: boolean;
    run_id: number;
    updated_at: Generated<Date>;
  };
}

/** `waiting`: asked for, not begun. `running` also stands for a run whose process died: the next run over the same paths takes it up. */
export const importStates = ['waiting', 'running', 'done', 'failed', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

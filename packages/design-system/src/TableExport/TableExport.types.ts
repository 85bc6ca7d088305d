import type { DataColumn } from '../DataTable/DataTable.types.ts';
import type { TableRecords } from '../DataTable/writeCsv.ts';

/** One form in which a table is saved. */
export type ExportFormat = {
  id: string;
  /** "CSV", "XLSX". */
  label: string;
  /** End of the file's name, without the dot. */
  extension: string;
  /** Makes the file; loads its writer when it is asked. */
  write: (records: TableRecords) => Blob | Promise<Blob>;
};

export type TableExportWords = {
  /** On the button. */
  save: string;
  /** Said where a writer failed; the rows are untouched. */
  failed: string;
};

export type TableExportProps<Row> = {
  /** The columns that are saved, in order. */
  columns: readonly DataColumn<Row>[];
  /** The rows that are saved, in order. */
  rows: readonly Row[];
  /** Name of the file without its end. */
  fileName: string;
  /** Forms in which it can be saved. @default CSV and XLSX */
  formats?: readonly ExportFormat[];
  /** Cannot be saved now, and why. */
  disabledReason?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<TableExportWords>;
};

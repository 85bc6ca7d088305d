import { writeCsv } from '../DataTable/writeCsv.ts';
import type { ExportFormat } from './TableExport.types.ts';

export const csvFormat: ExportFormat = {
  id: 'csv',
  label: 'CSV',
  extension: 'csv',
  write: (records) => new Blob([writeCsv(records)], { type: 'text/csv;charset=utf-8' }),
};

/** A workbook of one sheet; its writer is loaded when somebody asks for it. */
export const xlsxFormat: ExportFormat = {
  id: 'xlsx',
  label: 'XLSX',
  extension: 'xlsx',
  write: async (records) => (await import('./writeXlsx.ts')).writeXlsx(records),
};

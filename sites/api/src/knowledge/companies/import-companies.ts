import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { CompanyTables } from './companies.migrations.ts';
import { createCompanyWriter, settleCompanies } from './company.store.ts';
import {
  type CompanyColumn,
  type CompanyRecord,
  companyColumns,
  companyOf,
  type NewCompany,
} from './company-record.ts';
import { type CsvRecord, csvProblems, delimiterOf, readCsv } from './read-csv.ts';

/** A row that was left out: where it stands and why, in English. */
export interface SkippedCompany {
  file: string;
  /** From 1; the head is line 1. */
  line: number;
  /** Byte at which the row begins. */
  offset: number;
  message: string;
}

export interface CompanyImportReport {
  file: string;
  /** Rows imported by this run and by those that it went on from. */
  imported: number;
  skipped: number;
  bytes: number;
  bytesDone: number;
  /** Stopped: the same command goes on where this one ended. */
  state: 'done' | 'stopped' | 'unchanged';
}

export interface CompanyImportOptions {
  /** Reads a file again that was imported before. @default false */
  isAgain?: boolean;
  onProgress?: (report: CompanyImportReport) => void;
  onProblem?: (problem: SkippedCompany) => void;
  signal?: AbortSignal;
}

const batchSize = 1000;
const headSize = 1_048_576;

/** Where a command leaves imports for the service that has the embedded database, in the data directory. */
export function companyRequests(directory: string): string {
  return join(directory, 'imports', 'companies');
}

/** A file that is no list of companies. */
export class CompanyFileError extends Error {}

/**
 * Imports a CSV file of companies (UTF-8; comma, semicolon or tab), a batch of rows and the place reached in each
 * transaction: stopped or killed at any moment, it goes on from there.
 *
 * @throws CompanyFileError when the head names no column `name`; the system's error when the file cannot be read.
 */
export async function importCompanies(
  db: Kysely<CompanyTables>,
  path: string,
  { isAgain = false, onProgress, onProblem, signal }: CompanyImportOptions = {},
): Promise<CompanyImportReport> {
  const { head, fingerprint, bytes } = await inspect(path);
  const file = basename(path);
  if (isAgain) await db.deleteFrom('company_import').where('fingerprint', '=', fingerprint).execute();
  const former = await db
    .selectFrom('company_import')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  const report: CompanyImportReport = {
    file,
    imported: former?.imported ?? 0,
    skipped: former?.skipped ?? 0,
    bytes,
    bytesDone: former?.byte_offset ?? 0,
    state: 'done',
  };
  if (former?.is_done) return { ...report, state: 'unchanged' };

  const delimiter = delimiterOf(head);
  const columns = await columnsOf(path, file, delimiter);
  const write = createCompanyWriter();
  let batch: NewCompany[] = [];
  let waiting = 0;
  let line = former?.line ?? columns.nextLine;
  report.bytesDone = former?.byte_offset ?? columns.end;

  async function keep(isDone: boolean): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      if (batch.length > 0) await write(transaction, batch);
      const reached = {
        byte_offset: report.bytesDone,
        line,
        imported: report.imported,
        skipped: report.skipped,
        is_done: isDone,
        updated_at: new Date(),
      };
      await transaction
        .insertInto('company_import')
        .values({ fingerprint, file, ...reached })
        .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(reached))
        .execute();
    });
    batch = [];
    waiting = 0;
    onProgress?.({ ...report });
  }

  for await (const record of readCsv(path, { delimiter, offset: report.bytesDone, line })) {
    const read = readRow(record, columns.names);
    if ('problem' in read) {
      report.skipped += 1;
      onProblem?.({ file, line: record.line, offset: record.offset, message: read.problem });
    } else {
      report.imported += 1;
      batch.push(read);
    }
    [report.bytesDone, line] = [record.end, record.nextLine];
    waiting += 1;
    if (waiting >= batchSize) await keep(false);
    if (signal?.aborted) break;
  }
  const isStopped = signal?.aborted === true;
  await keep(!isStopped);
  if (!isStopped) await settleCompanies(db);
  return { ...report, state: isStopped ? 'stopped' : 'done' };
}

function readRow(record: CsvRecord, names: readonly (CompanyColumn | undefined)[]): NewCompany | { problem: string } {
  if ('problem' in record) return { problem: csvProblems[record.problem] };
  if (record.fields.length !== names.length)
    return { problem: `the row has ${record.fields.length} fields, the head ${names.length}` };
  const row: CompanyRecord = {};
  for (const [index, name] of names.entries()) if (name) row[name] = record.fields[index] ?? '';
  return companyOf(row);
}

async function columnsOf(path: string, file: string, delimiter: ReturnType<typeof delimiterOf>) {
  const first = await readCsv(path, { delimiter }).next();
  const fields = !first.done && 'fields' in first.value ? first.value.fields : [];
  const names = fields.map((field) => {
    const name = field.replace('\u{feff}', '').trim().toLowerCase();
    return companyColumns.find((column) => column === name);
  });
  if (first.done || !names.includes('name')) {
    throw new CompanyFileError(
      `${file} is no list of companies: its first line must name its columns, one of them "name". Known are: ${companyColumns.join(', ')}.`,
    );
  }
  return { names, end: first.value.end, nextLine: first.value.nextLine };
}

/** The head of a file, and what tells one file from another: its size and its first megabyte. */
async function inspect(path: string): Promise<{ head: string; fingerprint: string; bytes: number }> {
  const { size } = await stat(path);
  const handle = await open(path);
  try {
    const bytes = Buffer.alloc(Math.min(size, headSize));
    await handle.read(bytes, 0, bytes.length, 0);
    const fingerprint = createHash('sha256').update(bytes).update(String(size)).digest('hex');
    return { head: bytes.toString('utf8').split('\n', 1)[0] ?? '', fingerprint, bytes: size };
  } finally {
    await handle.close();
  }
}

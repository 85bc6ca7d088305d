import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../ground/database/database.types.ts';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import type { CompanyTables } from './companies.migrations.ts';
import { createCompanySearch } from './company-search.ts';
import { CompanyFileError, importCompanies, type SkippedCompany } from './import-companies.ts';
import { type CsvRecord, readCsv } from './read-csv.ts';

let installation: Installation;
let database: Database;
let folder: string;
beforeAll(async () => {
  [installation, folder] = await Promise.all([withPostgres(), mkdtemp(join(tmpdir(), 'assay-companies-'))]);
  database = await installation.open();
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function fileOf(text: string | Buffer): Promise<string> {
  const path = join(folder, `companies-${(files += 1)}.csv`);
  await writeFile(path, text);
  return path;
}

async function recordsOf(text: string | Buffer): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(await fileOf(text), { delimiter: ',' })) records.push(record);
  return records;
}

describe('readCsv()', () => {
  it('reads back whatever RFC 4180 can write, each record at its place', async () => {
    const field = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replaceAll(/[\r\ud800-\udfff]/gu, ''));
    const row = fc.tuple(field, field, field).filter((fields) => fields.join('') !== '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\n', '\r\n'),
        async (rows, end) => {
          const lines = rows.map((fields) => fields.map((text) => `"${text.replaceAll('"', '""')}"`).join(',') + end);
          const records = await recordsOf(lines.join(''));
          expect(records.map((record) => ('fields' in record ? record.fields : record.problem))).toEqual(rows);
          expect(records.map(({ offset, end: last }) => last - offset)).toEqual(
            lines.map((line) => Buffer.byteLength(line)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('tells a record it cannot read with its place, and goes on with the next line', async () => {
    const records = await recordsOf(
      Buffer.concat([
        Buffer.from('name\n"a "b"\n"never closed\nnext\n'),
        Buffer.from([0xff, 0x0a]),
        Buffer.from('last'),
      ]),
    );
    expect(
      records.map((record) => [record.line, record.offset, 'problem' in record ? record.problem : record.fields]),
    ).toEqual([
      [1, 0, ['name']],
      [2, 5, 'afterQuote'],
      [3, 12, 'notClosed'],
      [4, 26, ['next']],
      [5, 31, 'notText'],
      [6, 33, ['last']],
    ]);
  });
});

describe('importCompanies()', () => {
  const db = () => database.tables<CompanyTables>();
  const namesOf = async (typed: string) => (await createCompanySearch(db())(typed)).map(({ name }) => name);

  it('imports rows, and tells each that it leaves out with line, byte and reason', async () => {
    const problems: SkippedCompany[] = [];
    const path = await fileOf(
      [
        '\u{feff}name;country;employee_number;founded_date;unknown',
        'Veldt Polymers GmbH;DE;1,250;1998-05-01;x',
        ';DE;1;1999;',
        'Ohne Jahr AG;DE;;neunzehn;',
        'Zu Viele;DE;many;1999;',
        'Kurz;DE',
        'Nirgends;XX;1;1999;',
        'Zuletzt KG;Deutschland;;;',
      ].join('\r\n'),
    );
    const report = await importCompanies(db(), path, { onProblem: (problem) => problems.push(problem) });
    expect(report).toMatchObject({ imported: 2, skipped: 5, state: 'done', bytesDone: report.bytes });
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    expect(problems.map(({ message }) => message.split(/[: ]/, 1)[0])).toEqual([
      'name',
      'founded_date',
      'employee_number',
      'the',
      'country',
    ]);
    expect(problems[0]?.offset).toBe(
      Buffer.byteLength(
        '\u{feff}name;country;employee_number;founded_date;unknown\r\nVeldt Polymers GmbH;DE;1,250;1998-05-01;x\r\n',
      ),
    );
    expect(await namesOf('veldt')).toEqual(['Veldt Polymers GmbH']);
  });

  it('reads a file once, and again when it is told to; a row that comes again replaces the former', async () => {
    const path = await fileOf('id,name,employees\nk1,Kestrel Batteries Inc.,10-50\nk1,Kestrel Cells Inc.,50-100\n');
    expect((await importCompanies(db(), path)).state).toBe('done');
    expect((await importCompanies(db(), path)).state).toBe('unchanged');
    expect((await importCompanies(db(), path, { isAgain: true })).state).toBe('done');
    expect(await namesOf('kestrel')).toEqual(['Kestrel Cells Inc.']);
  });

  it('goes on where it was stopped', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `Quillfeather ${at} Ltd.,GB`);
    const path = await fileOf(['name,country', ...rows].join('\n'));
    const stopping = new AbortController();
    const first = await importCompanies(db(), path, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect([first.state, first.imported < 2500, first.imported >= 1000]).toEqual(['stopped', true, true]);
    const second = await importCompanies(db(), path);
    expect([second.state, second.imported, second.skipped]).toEqual(['done', 2500, 0]);
    const { rows: counted } = await database.pool.query<{ count: number }>(
      "select count(*)::integer as count from company where name like 'Quillfeather%'",
    );
    expect(counted[0]?.count).toBe(2500);
  });

  it('refuses a file that names no columns', async () => {
    for (const text of ['', 'Siemens\nBosch\n', 'title,country\nSiemens,DE\n']) {
      await expect(importCompanies(db(), await fileOf(text))).rejects.toThrow(CompanyFileError);
    }
  });

  it('takes any text in any column, as data', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replaceAll(/[\ud800-\udfff]/gu, ''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 30 }), async (rows) => {
        const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','));
        const path = await fileOf(['name,aliases,city', ...quoted].join('\n'));
        const report = await importCompanies(db(), path, { isAgain: true });
        expect(report.imported + report.skipped).toBe(rows.length);
      }),
      { numRuns: 15 },
    );
  });
});

import { resolve } from 'node:path';
import { readSettings } from '../ground/configuration/settings.ts';
import type { CompanyTables } from '../knowledge/companies/companies.migrations.ts';
import { companyColumns } from '../knowledge/companies/company-record.ts';
import {
  type CompanyImportReport,
  companyRequests,
  importCompanies,
  type SkippedCompany,
} from '../knowledge/companies/import-companies.ts';
import { HandedOn } from '../knowledge/library/handed-on.ts';
import { importHere } from './import-here.ts';
import { throughService } from './through-service.ts';

const usage = `Usage: npm run import -- --companies FILE.csv… [--again] [--json]

Imports companies into the index of this installation. A file is CSV in UTF-8 (comma, semicolon or tab) whose first line
names its columns: ${companyColumns.join(', ')}.
Only name must be there. A file that was stopped goes on where it ended; a company that comes again is replaced.
  --again  read files again that an earlier import finished
  --json   print the report as JSON
`;

/** Rows left out that are printed one by one; the others are counted. */
const problemsPrinted = 50;
/** Milliseconds between two lines of progress. */
const progressInterval = 2000;

type CompanyImport = { progress: CompanyImportReport; report: CompanyImportReport; problem: SkippedCompany };

/** `npm run import -- --companies FILE.csv…`. */
export async function importCompaniesCommand(args: readonly string[]): Promise<number> {
  const options = args.filter((argument) => argument.startsWith('--'));
  const unknown = options.find((option) => !['--companies', '--again', '--json', '--help'].includes(option));
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const paths = args.filter((argument) => !argument.startsWith('--')).map((path) => resolve(here, path));
  if (unknown !== undefined || paths.length === 0 || options.includes('--help')) {
    if (unknown !== undefined) process.stderr.write(`There is no option ${unknown} for companies.\n\n`);
    process.stderr.write(usage);
    return options.includes('--help') ? 0 : 2;
  }
  const settings = readSettings(process.env);
  const isAgain = options.includes('--again');
  const show = everySoOften((report: CompanyImportReport) => process.stderr.write(`${line(report)}\n`));
  const reports: CompanyImportReport[] = [];
  const problems: SkippedCompany[] = [];
  const onProblem = (problem: SkippedCompany) => {
    if (problems.length < problemsPrinted) problems.push(problem);
  };
  await importHere(settings, {
    async here(database, signal) {
      const db = database.tables<CompanyTables>();
      for (const path of paths.slice(reports.length)) {
        const report = await importCompanies(db, path, { isAgain, onProgress: show, onProblem, signal });
        // What is handed on is told by whoever goes on with it.
        if (report.state === 'stopped' && signal.reason instanceof HandedOn) return false;
        reports.push(report);
        if (report.state === 'stopped') return false;
      }
      return true;
    },
    async through(pid) {
      const requests = companyRequests(resolve(settings.ASSAY_DATA));
      for (const path of paths.slice(reports.length)) {
        const done = await throughService<CompanyImport>(pid, requests, { paths: [path], isAgain }, show);
        reports.push(done.report);
        for (const problem of done.problems) onProblem(problem);
      }
    },
  });
  process.stdout.write(
    options.includes('--json')
      ? `${JSON.stringify({ files: reports, skipped: problems }, null, 2)}\n`
      : companyReportLines(reports, problems),
  );
  return reports.length === paths.length && reports.every(({ state }) => state !== 'stopped') ? 0 : 130;
}

const endings = {
  done: '',
  stopped: '; stopped, the same command goes on from here',
  unchanged: '; imported before, --again reads it once more',
} as const satisfies Record<CompanyImportReport['state'], string>;

/** The report of an import of companies for a terminal. */
export function companyReportLines(
  reports: readonly CompanyImportReport[],
  problems: readonly SkippedCompany[],
): string {
  const left = problems.map(
    ({ file, line: at, offset, message }) => `  ${file}, line ${at} (byte ${offset}): ${message}`,
  );
  const skipped = reports.reduce((sum, report) => sum + report.skipped, 0);
  const more = skipped > problems.length && problems.length > 0 ? [`  and ${skipped - problems.length} more`] : [];
  return `${[...reports.map((report) => line(report) + endings[report.state]), ...left, ...more].join('\n')}\n`;
}

function line({ file, imported, skipped, bytes, bytesDone }: CompanyImportReport): string {
  const share = bytes === 0 ? 100 : Math.floor((100 * bytesDone) / bytes);
  return `${file}: ${share} %, ${imported.toLocaleString('en')} companies, ${skipped.toLocaleString('en')} rows left out`;
}

function everySoOften<T>(show: (value: T) => void): (value: T) => void {
  let last = performance.now();
  return (value) => {
    if (performance.now() - last < progressInterval) return;
    last = performance.now();
    show(value);
  };
}

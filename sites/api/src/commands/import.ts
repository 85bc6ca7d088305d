import { join, resolve } from 'node:path';
import type { SkippedRecord } from '@assay/domain';
import { openDocumentReader } from '@assay/engines/importers';
import { readSettings } from '../ground/configuration/settings.ts';
import { createEgress } from '../ground/egress/egress.ts';
import { createErasureKeys } from '../ground/erasure/erasure-keys.ts';
import { openFileStore } from '../ground/files/open-file-store.ts';
import { wrappingKeys } from '../ground/keys/wrapping-key.ts';
import { createLog } from '../ground/log/log.ts';
import type { ImportProgress, ImportReport } from '../knowledge/library/import-run.types.ts';
import { operatorRequest } from '../knowledge/library/import-runs.ts';
import { createOriginals } from '../knowledge/library/originals.ts';
import { runImport } from '../knowledge/library/run-import.ts';
import { passageIndex } from '../knowledge/search/index-passages.ts';
import { openSearch } from '../knowledge/search/search.ts';
import { importHere } from './import-here.ts';
import { createProgressLine, joinReports, reportLines } from './import-report.ts';
import { throughService } from './through-service.ts';

const usage = `Usage: npm run import -- PATH… [--again] [--json]

Imports files, folders and archives into the library of this installation: USPTO full text (Green Book, PATDOC, PAP, XML4IP,
XML v4.x, weekly files, also in ZIP), EPO OPS XML, PubMed XML, PMC JATS, OpenAlex JSON, PDF, DOCX, Markdown and text.
  --again  read files again that an earlier import finished
  --json   print the report as JSON
  --companies FILE.csv…  imports companies into the index of names instead; --companies --help tells its columns
`;

/** `npm run import -- PATH…`: into the database of the installation, or through the service that has it open. */
export async function importCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--companies')) return (await import('./import-companies.ts')).importCompaniesCommand(args);
  const options = args.filter((argument) => argument.startsWith('--'));
  const unknown = options.find((option) => !['--again', '--json', '--help'].includes(option));
  // npm runs scripts in the workspace; paths are meant from where the person stands.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const paths = args.filter((argument) => !argument.startsWith('--')).map((path) => resolve(here, path));
  if (unknown !== undefined || paths.length === 0 || options.includes('--help')) {
    if (unknown !== undefined) process.stderr.write(`There is no option ${unknown}.\n\n`);
    process.stderr.write(usage);
    return options.includes('--help') ? 0 : 2;
  }
  const isAgain = options.includes('--again');
  const settings = readSettings(process.env);
  const line = createProgressLine(process.stderr);
  const problems: SkippedRecord[] = [];
  const reports: ImportReport[] = [];
  await importHere(settings, {
    async here(database, signal) {
      await openSearch(database);
      const log = createLog((text) => process.stderr.write(text));
      const files = openFileStore({
        settings,
        egress: createEgress(database, settings),
        erasure: createErasureKeys(database, await wrappingKeys(settings)),
        log,
      });
      const own = await runImport(
        database.tables(),
        { paths, tenantId: null, requestedBy: operatorRequest, isAgain },
        {
          index: passageIndex,
          openDocuments: () => openDocumentReader(),
          originals: createOriginals(database.tables(), files, settings.ASSAY_ORIGINALS_MB * 2 ** 20),
          onProgress: line.show,
          onProblem: (problem) => problems.push(problem),
          signal,
        },
      );
      reports.push(own);
      return own.state === 'done';
    },
    async through(pid) {
      const requests = join(resolve(settings.ASSAY_DATA), 'imports', 'requests');
      const done = await throughService<{ progress: ImportProgress; report: ImportReport; problem: SkippedRecord }>(
        pid,
        requests,
        { paths, isAgain },
        line.show,
      );
      reports.push(done.report);
      problems.push(...done.problems);
    },
  });
  line.end();
  const report = reports.reduce(joinReports);
  const text = options.includes('--json')
    ? `${JSON.stringify({ ...report, skipped: problems }, null, 2)}\n`
    : reportLines(report, problems);
  process.stdout.write(text);
  return report.state === 'done' ? 0 : 130;
}

// `npm test`: gates, rules, parts, elements and journeys, each against the real thing. Its last line is the sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies, log, run, toolEnvironment } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { gates, runGates } from './gates.mjs';
import { failedFiles, playwrightResult, vitestResult } from './suite-reports.mjs';

ensureDependencies();
const filters = process.argv.slice(2);
const browser = await findBrowser();
const env = toolEnvironment({ ...browser.env, CHROMIUM_PATH: browser.path });
const reports = mkdtempSync(join(tmpdir(), 'assay-test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const unsteady = [];
/** A failure in more files than these is no accident of the machine. */
const fewEnoughToRunAgain = 12;

function add(suite, result) {
  const { passed, failed, skipped = 0 } = result;
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  failures.push(...(result.failures ?? []).map((failure) => `${suite}: ${failure}`));
  unsteady.push(...(result.unsteady ?? []).map((failure) => `${suite}: ${failure}`));
  log(`${suite}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/** A report of a suite; undefined where it ended without one that can be read. */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that ended without a readable report did not run: that is a failure, whatever it printed. */
function read(file, count) {
  const report = reportIn(file);
  return report ? count(report) : { passed: 0, failed: 0 };
}

/** Runs test files, all that the filters name, into a report. Resolves to the exit code. */
function vitest(names, file) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`];
  return run('vitest', ['run', ...names, ...reporters], { env });
}

/** Runs the test files and, once more on their own, the few in which something failed: what passes then is named as unsteady. */
async function units() {
  const code = await vitest(filters, 'vitest.json');
  const report = reportIn('vitest.json');
  const failed = report ? failedFiles(report) : [];
  if (failed.length === 0 || failed.length > fewEnoughToRunAgain)
    return withExit(code, read('vitest.json', vitestResult));
  log(`Once more, on their own: ${failed.join(', ')}`);
  const again = await vitest(failed, 'again.json');
  return withExit(again, vitestResult(report, reportIn('again.json')));
}

/** An exit code without a failed test is a fault of the run itself (an unhandled error, no test found). */
function withExit(code, result) {
  if (code === 0 || result.failed > 0) return result;
  return {
    ...result,
    failed: 1,
    failures: [`ended with code ${code} though no test failed; its output above says why`],
  };
}

const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { env });
add('build', withExit(built, { passed: built === 0 ? 1 : 0, failed: 0 }));

add('vitest', await units());

if (filters.length === 0) {
  const journeys = await run('playwright', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  });
  add('journeys', withExit(journeys, read('playwright.json', playwrightResult)));
  const pictures = await run('scripts/visual.mjs', [`--report=${join(reports, 'visual.json')}`], { env });
  add(
    'pictures',
    withExit(
      pictures,
      read('visual.json', (result) => result),
    ),
  );
  const failedGates = await runGates();
  add('gates', {
    passed: gates.length - failedGates.length,
    failed: failedGates.length,
    failures: failedGates.map((name) => `${name}; \`npm run check -- ${name}\` runs it alone`),
  });
}

rmSync(reports, { recursive: true, force: true });
if (unsteady.length > 0) log('Passed only when run again, which is a fault to be found:');
for (const failure of unsteady) process.stdout.write(`~ ${failure}\n`);
log(sum.failed === 0 ? 'Everything passes.' : 'Something failed:');
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(
  `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}\n`,
);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);

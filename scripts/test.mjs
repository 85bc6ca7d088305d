// `npm test`: gates, rules, parts, elements and journeys, each against the real thing. Its last line is the sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies, log, run, toolEnvironment } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { gates, runGates } from './gates.mjs';

ensureDependencies();
const filters = process.argv.slice(2);
const browser = await findBrowser();
const env = toolEnvironment({ ...browser.env, CHROMIUM_PATH: browser.path });
const reports = mkdtempSync(join(tmpdir(), 'assay-test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };

function add(suite, { passed, failed, skipped = 0 }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  log(`${suite}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/** A suite that ended without a readable report did not run: that is a failure, whatever it printed. */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** An exit code without a failed test is a fault of the run itself (an unhandled error, no test found). */
function withExit(code, result) {
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { env });
add('build', { passed: built === 0 ? 1 : 0, failed: built === 0 ? 0 : 1 });

const units = await run(
  'vitest',
  ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
  { env },
);
add(
  'vitest',
  withExit(
    units,
    read('vitest.json', (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
      skipped: report.numPendingTests,
    })),
  ),
);

if (filters.length === 0) {
  const journeys = await run('playwright', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  });
  add(
    'journeys',
    withExit(
      journeys,
      read('playwright.json', (report) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      })),
    ),
  );
  const pictures = await run('scripts/visual.mjs', [`--report=${join(reports, 'visual.json')}`], { env });
  add(
    'pictures',
    withExit(
      pictures,
      read('visual.json', (counts) => counts),
    ),
  );
  const failedGates = await runGates();
  add('gates', { passed: gates.length - failedGates.length, failed: failedGates.length });
}

rmSync(reports, { recursive: true, force: true });
log(sum.failed === 0 ? 'Everything passes.' : 'Something failed; the first report above says what.');
process.stdout.write(
  `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}\n`,
);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);

// What the suites of `npm test` reported, in one form: the counts, and each failure with its first lines.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './bootstrap.mjs';

const messageLines = 14;

/** The beginning of an error, indented below the name of what failed. */
function beginning(message) {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, messageLines)
    .map((line) => `    ${line}`)
    .join('\n');
}

function failure(name, message) {
  return [name, beginning(message)].filter(Boolean).join('\n');
}

/** A report of `vitest --reporter=json`. A file that could not be loaded has no tests: it counts as one failure. */
export function vitestResult(report) {
  const failures = report.testResults.flatMap((file) => {
    const path = relative(root, file.name).replaceAll('\\', '/');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(path, file.message)];
    return failed.map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, skipped: report.numPendingTests, failures };
}

/** The specs below a suite of a Playwright report, each under the titles that lead to it. */
function specsOf(suite, titles) {
  const path = [...titles, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...path, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
}

/** A report of `playwright --reporter=json`. */
export function playwrightResult(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = report.suites.flatMap((suite) => specsOf(suite, [])).filter(({ ok }) => !ok);
  const failures = [
    ...failed.map((spec) =>
      failure(
        spec.name,
        spec.tests.flatMap(({ results }) => results).findLast(({ error }) => error !== undefined)?.error.message,
      ),
    ),
    ...(report.errors ?? []).map(({ message }) => failure('the journeys as a whole', message)),
  ];
  return { passed: expected + flaky, failed: Math.max(unexpected, failures.length), skipped, failures };
}

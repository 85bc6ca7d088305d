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

/** The path of a test file below the root. */
function pathOf(file) {
  return relative(root, file.name).replaceAll('\\', '/');
}

/**
 * The names of the tests of a file that failed, each with its error. A file that could not be loaded has no tests: it stands for
 * itself, as does one whose process ended before its tests, which stay `pending`.
 */
function failuresOf(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  const open = file.assertionResults.find(({ status }) => status === 'pending');
  if (failed.length === 0 && open !== undefined) {
    return [failure(pathOf(file), `its process ended before “${open.fullName}” did`)];
  }
  if (failed.length === 0 && file.status === 'failed') return [failure(pathOf(file), file.message)];
  return failed.map((test) => failure(`${pathOf(file)} › ${test.fullName}`, test.failureMessages?.[0]));
}

/** The files of a report of `vitest --reporter=json` in which something failed. */
export function failedFiles(report) {
  return report.testResults.filter((file) => failuresOf(file).length > 0).map(pathOf);
}

/**
 * A report of `vitest --reporter=json`, and one of a second run of the files that failed in it, which stand in their place. What
 * failed at first and not again is `unsteady`.
 */
export function vitestResult(report, second = { testResults: [] }) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const files = report.testResults.map((file) => again.get(file.name) ?? file);
  const count = (status) =>
    files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  const failures = files.flatMap(failuresOf);
  const names = new Set(failures.map((text) => text.split('\n')[0]));
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped') + count('todo'),
    failures,
    unsteady: report.testResults.flatMap(failuresOf).filter((text) => !names.has(text.split('\n')[0])),
  };
}

/** The specs below a suite of a Playwright report, each under the titles that lead to it. */
function specsOf(suite, titles) {
  const path = [...titles, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...path, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
}

/** The last error of a spec. */
function errorOf(spec) {
  return spec.tests.flatMap(({ results }) => results).findLast(({ error }) => error !== undefined)?.error.message;
}

/** A report of `playwright --reporter=json`. A journey that failed and then passed is `unsteady`. */
export function playwrightResult(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const specs = report.suites.flatMap((suite) => specsOf(suite, []));
  const named = (spec) => failure(spec.name, errorOf(spec));
  const failures = [
    ...specs.filter(({ ok }) => !ok).map(named),
    ...(report.errors ?? []).map(({ message }) => failure('the journeys as a whole', message)),
  ];
  return {
    passed: expected + flaky,
    failed: Math.max(unexpected, failures.length),
    skipped,
    failures,
    unsteady: specs.filter((spec) => spec.ok && errorOf(spec) !== undefined).map(named),
  };
}

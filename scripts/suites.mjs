// The suites of `npm test`. Each runs to its end, writes to the output it is given and resolves to its counts.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { log, run } from './bootstrap.mjs';
import { gates, runGates } from './gates.mjs';
import { failedFiles, playwrightResult, vitestResult } from './suite-reports.mjs';

/** A failure in more files than these is no accident of the machine. */
const fewEnoughToRunAgain = 12;

/** Where a suite writes to when nothing runs beside it. */
export const live = { stdio: 'inherit', write: (text) => process.stdout.write(text), end: () => {} };

/** What a suite writes while another one is live, shown at its end. */
export function held(file) {
  const descriptor = openSync(file, 'w');
  return {
    stdio: ['ignore', descriptor, descriptor],
    write: (text) => writeSync(descriptor, text),
    end() {
      closeSync(descriptor);
      process.stdout.write(readFileSync(file));
    },
  };
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

/** A report of a suite; undefined where it ended without one that can be read. */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that ended without a readable report did not run: that is a failure, whatever it printed. */
function counted(file, count) {
  const report = reportIn(file);
  return report ? count(report) : { passed: 0, failed: 0 };
}

/** Builds what the suites need: packages, the application, the partner's page; of one package alone where that is named. */
export async function build({ env, output, only }) {
  const scope = only === undefined ? [] : [`--filter=${only}`];
  const code = await run('turbo', ['run', 'build', ...scope, '--output-logs=errors-only', '--log-prefix=none'], {
    env,
    stdio: output.stdio,
  });
  return withExit(code, { passed: code === 0 ? 1 : 0, failed: 0 });
}

/**
 * The test files of some projects of vitest.config.ts, all if none is named, that the filters name. The few in which something
 * failed run once more on their own: what passes then is named as unsteady.
 */
export async function vitest({ env, output, reports, name, projects = [], filters = [] }) {
  const into = (file) => join(reports, `${name}-${file}.json`);
  const start = (names, file) =>
    run(
      'vitest',
      [
        'run',
        ...names,
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${into(file)}`,
      ],
      { env, stdio: output.stdio },
    );
  const code = await start(filters, 'first');
  const report = reportIn(into('first'));
  const failed = report ? failedFiles(report) : [];
  if (failed.length === 0 || failed.length > fewEnoughToRunAgain) {
    return withExit(code, counted(into('first'), vitestResult));
  }
  log(`${name}: once more, on their own: ${failed.join(', ')}`);
  const again = await start(failed, 'again');
  return withExit(again, vitestResult(report, reportIn(into('again'))));
}

/** Journeys of people through the built product. */
export async function journeys({ env, output, reports }) {
  const file = join(reports, 'journeys.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: output.stdio,
  });
  return withExit(code, counted(file, playwrightResult));
}

/** The stories beside their pictures. */
export async function pictures({ env, output, reports }) {
  const file = join(reports, 'pictures.json');
  const code = await run('scripts/visual.mjs', [`--report=${file}`], { env, stdio: output.stdio });
  return withExit(
    code,
    counted(file, (result) => result),
  );
}

/** The gates of `npm run check`. */
export async function check({ output }) {
  const failed = await runGates(gates, output);
  return {
    passed: gates.length - failed.length,
    failed: failed.length,
    failures: failed.map((name) => `${name}; \`npm run check -- ${name}\` runs it alone`),
  };
}

// `npm test`: gates, rules, parts, elements and journeys, each against the real thing. Its last line is the sum.
import { join } from 'node:path';
import { ensureDependencies, log, toolEnvironment } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { folderForSuites } from './suite-folder.mjs';

ensureDependencies();
// Loaded once everything that suites need is installed.
const { build, check, held, journeys, live, pictures, vitest } = await import('./suites.mjs');
const filters = process.argv.slice(2);
const browser = await findBrowser();
const folder = folderForSuites();
const env = toolEnvironment({ ...browser.env, CHROMIUM_PATH: browser.path, TMPDIR: folder });
const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const unsteady = [];
const begun = performance.now();

/** Runs a suite and adds what it counted. */
async function add(name, suite, options = {}) {
  const output = options.output ?? live;
  const begun = performance.now();
  const result = await suite({ env, reports: folder, name, output, ...options });
  const seconds = Math.round((performance.now() - begun) / 1000);
  output.end();
  const { passed, failed, skipped = 0 } = result;
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  failures.push(...(result.failures ?? []).map((failure) => `${name}: ${failure}`));
  unsteady.push(...(result.unsteady ?? []).map((failure) => `${name}: ${failure}`));
  log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}, in ${seconds} s`);
}

const aside = (name) => ({ output: held(join(folder, `${name}.txt`)) });

/** What needs no more of the build than the tables of words, and then what does: the service and what others install. */
async function rulesAndService(built) {
  await add('rules', vitest, { projects: ['node', 'dom'] });
  await built;
  await add('service', vitest, { projects: ['service', 'published'] });
}

/**
 * What runs in the real browser, one after the other: much of its time goes by in waiting, which the service beside it uses.
 * The gates come behind it, since the service takes longer.
 */
async function inTheBrowser(built) {
  await built;
  await add('components', vitest, { ...aside('components'), projects: ['browser', 'storybook'] });
  await add('journeys', journeys, aside('journeys'));
  await add('pictures', pictures, aside('pictures'));
  await add('gates', check, aside('gates'));
}

if (filters.length > 0) {
  await add('build', build);
  await add('vitest', vitest, { filters });
} else {
  await add('tables of words', build, { only: '@assay/engines' });
  // Half of the build is compilers that use one core.
  const built = add('build', build, aside('build'));
  await Promise.all([rulesAndService(built), inTheBrowser(built)]);
}

log(`All of it took ${Math.round((performance.now() - begun) / 60_000)} min.`);
if (unsteady.length > 0) log('Passed only when run again, which is a fault to be found:');
for (const failure of unsteady) process.stdout.write(`~ ${failure}\n`);
log(sum.failed === 0 ? 'Everything passes.' : 'Something failed:');
for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(
  `${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}\n`,
);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);

// The manual of the design system: how long it takes to build, and all its stories as tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runTool, toolEnvironment } from '../../scripts/bootstrap.mjs';
import { findBrowser } from '../../scripts/browser.mjs';

/** Seconds that a tool takes to its end, which must be a good one. */
async function seconds(tool, args, env) {
  const started = performance.now();
  const code = await runTool(tool, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

/** Figures of the manual. */
export async function run() {
  const browser = await findBrowser();
  const env = toolEnvironment({ ...browser.env, CHROMIUM_PATH: browser.path });
  const folder = mkdtempSync(join(tmpdir(), 'assay-storybook-'));
  const report = join(folder, 'report.json');
  /** One project of tests: its seconds, and how many tests there were. */
  const tests = async (...which) => {
    const taken = await seconds('vitest', ['run', ...which, '--reporter=json', `--outputFile.json=${report}`], env);
    return { taken, count: JSON.parse(readFileSync(report, 'utf8')).numPassedTests };
  };
  try {
    const manual = join(folder, 'manual');
    const build = await seconds('storybook', ['build', '-o', manual, '--quiet', '--loglevel', 'error'], env);
    const entries = Object.values(JSON.parse(readFileSync(join(manual, 'index.json'), 'utf8')).entries);
    const stories = entries.filter(({ type }) => type === 'story').length;
    const asTests = await tests('--project', 'storybook');
    const conformance = await tests('--project', 'browser', 'packages/design-system/src/conformance');
    return [
      {
        name: 'Build of the Storybook',
        value: `${build.toFixed(1)} s`,
        target: 'under 30 s',
        note: `${stories} stories, ${entries.length - stories} pages of the manual`,
      },
      {
        name: 'All stories as tests',
        value: `${asTests.taken.toFixed(0)} s`,
        target: 'under 240 s',
        note: `${asTests.count} tests in the real browser, axe, and contrast in all four themes, start of the runner included`,
      },
      {
        name: 'Every primitive by keyboard, pointer and touch',
        value: `${conformance.taken.toFixed(0)} s`,
        note: `${conformance.count} tests, in light DOM and in a shadow root, start of the runner included`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

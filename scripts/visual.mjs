// `npm run visual [-- part-of-a-name]`: builds the Storybook and compares its stories with visual/baseline, pixel by pixel.
// `npm run visual -- --update` keeps the new pictures and deletes those that no story has any more. `--report=FILE` writes the counts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, log, root, run, toolEnvironment } from './bootstrap.mjs';
import { packagedBrowser } from './browser.mjs';

ensureDependencies();
const given = process.argv.slice(2);
const report = given.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const isUpdate = given.includes('--update');
const filter = given.find((argument) => !argument.startsWith('--')) ?? '';

/** Writes the counts and ends. */
function end(counts) {
  if (report) writeFileSync(report, JSON.stringify(counts));
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

const browser = packagedBrowser();
if (!browser) {
  log('visual: skipped. Pictures are compared only in the Chromium that npm brings, which exists for Linux on x64.');
  end({ passed: 0, failed: 0, skipped: 1 });
}
const storybook = join(root, 'storybook-static');
const built = await run('storybook', ['build', '-o', storybook, '--quiet', '--loglevel', 'error'], {
  env: toolEnvironment(),
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built !== 0) {
  log('The Storybook could not be built; `npm run storybook:build` says why.');
  end({ passed: 0, failed: 1, skipped: 0 });
}
const { compareStories } = await import('../visual/run.mjs');
end(await compareStories({ storybook, browser, isUpdate, filter }));

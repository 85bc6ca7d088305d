// `npm run chromatic`: uploads the Storybook for review where a project token is set; without one it does nothing.
import { ensureDependencies, log, run, toolEnvironment } from './bootstrap.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  log('No CHROMATIC_PROJECT_TOKEN is set: skipped. `npm run visual` is the local comparison.');
  process.exit(0);
}
ensureDependencies();
const env = toolEnvironment();
const built = await run('storybook', ['build', '-o', 'storybook-static', '--quiet'], { env });
if (built !== 0) process.exit(built);
process.exit(
  await run(
    'chromatic',
    ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', ...process.argv.slice(2)],
    { env },
  ),
);

// `npm run visual`: builds the Storybook and compares its stories with visual/baseline, pixel by pixel.
// `npm run visual -- --update-snapshots` takes new pictures. Further arguments go to Playwright.
import { ensureDependencies, log, run, toolEnvironment } from './bootstrap.mjs';
import { packagedBrowser } from './browser.mjs';

ensureDependencies();
const browser = packagedBrowser();
if (!browser) {
  log(
    'Screenshots are compared only in the Chromium that npm brings, which exists for Linux on x64. Run this in CI or in a container.',
  );
  process.exit(1);
}
const env = toolEnvironment({ ...browser.env, CHROMIUM_PATH: browser.path });
const built = await run('storybook', ['build', '-o', 'storybook-static', '--quiet', '--loglevel', 'warn'], { env });
if (built !== 0) process.exit(built);
process.exit(await run('playwright', ['test', '-c', 'visual/playwright.config.ts', ...process.argv.slice(2)], { env }));

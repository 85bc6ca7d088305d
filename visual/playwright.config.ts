import { defineConfig } from '@playwright/test';
import { browserFlags } from '../scripts/browser-flags.mjs';

const address = 'http://127.0.0.1:6106';

/** Screenshots of stories, compared pixel by pixel. Run by `npm run visual`, which brings the one browser they hold for. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  reporter: [['dot']],
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  outputDir: '../test-results/visual',
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 0, threshold: 0 },
  },
  webServer: {
    command: 'node visual/server.mjs storybook-static 6106',
    cwd: '..',
    url: `${address}/index.json`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [
        ...browserFlags,
        '--disable-lcd-text',
        '--disable-font-subpixel-positioning',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
});

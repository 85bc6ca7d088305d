import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/browser-flags.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Workers load this file too: they take the port and the folder that the first load chose.
process.env['JOURNEY_PORT'] ??= String(await freePort());
process.env['PARTNER_PORT'] ??= String(await freePort());
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'assay-journeys-'));
const address = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`;
/** A page of somebody else: another origin than the service, on the same machine. */
const partner = `http://localhost:${process.env['PARTNER_PORT']}`;

/** Journeys of a person through the built product, served by the real service on a fresh installation. */
export default defineConfig({
  outputDir: 'test-results',
  // The journeys share one installation with one person's history.
  workers: 1,
  fullyParallel: false,
  // A journey that passes only at the second try is named at the end of `npm test`.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalTeardown: './sites/app/journeys/teardown.ts',
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of the time; `--trace on` records the journey that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserFlags],
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
  },
  projects: [
    { name: 'product', testDir: 'sites/app/journeys' },
    { name: 'partner', testDir: 'sites/partner/journeys', use: { baseURL: partner } },
  ],
  webServer: [
    {
      command: 'node sites/api/src/main.ts',
      cwd: root,
      stderr: 'ignore',
      url: `${address}/api/ready`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PORT: process.env['JOURNEY_PORT'],
        ASSAY_DATA: process.env['JOURNEY_DATA'],
        NODE_ENV: 'development',
        // The journeys sign in far more often than one person does.
        ASSAY_RATE_LIMITS: 'false',
        EMBED_ORIGINS: partner,
      },
    },
    {
      command: 'node sites/partner/src/server.ts',
      cwd: root,
      url: partner,
      env: {
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PARTNER_PORT: process.env['PARTNER_PORT'],
        PARTNER_SERVICE: address,
        // The widgets are judged on the page that treats a guest worst.
        PARTNER_LOOK: 'hostile',
      },
    },
  ],
});

import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/browser-flags.mjs';
import { patience } from './scripts/patience.mjs';

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

/** Journeys run side by side, each worker on an installation of its own. */
const installations = 2;

const each = <Value>(make: (index: number) => Value) =>
  Array.from({ length: installations }, (_, index) => make(index));

/** What the first load chose, which is the load of the runner; workers load this file too. */
interface Chosen {
  ports: number[];
  partnerPorts: number[];
  data: string[];
}

async function choose(): Promise<Chosen> {
  return {
    ports: await Promise.all(each(freePort)),
    partnerPorts: await Promise.all(each(freePort)),
    data: each(() => mkdtempSync(join(tmpdir(), 'assay-journeys-'))),
  };
}

process.env['JOURNEY_INSTALLATIONS'] ??= JSON.stringify(await choose());
const chosen = JSON.parse(process.env['JOURNEY_INSTALLATIONS']) as Chosen;
/** A worker that takes the place of one that failed has its index. */
const own = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
process.env['JOURNEY_PORT'] = String(chosen.ports[own]);
process.env['PARTNER_PORT'] = String(chosen.partnerPorts[own]);

/** Addresses of empty databases on a PostgreSQL server, one for each installation; without them it embeds its own. */
const databases = process.env['JOURNEY_DATABASES']?.split(',') ?? [];

const addressOf = (index: number) => `http://127.0.0.1:${chosen.ports[index]}`;
/** A page of somebody else: another origin than the service, on the same machine. */
const partnerOf = (index: number) => `http://localhost:${chosen.partnerPorts[index]}`;

/** Journeys of a person through the built product, served by the real service on fresh installations. */
export default defineConfig({
  outputDir: 'test-results',
  workers: installations,
  // Journeys of one file run one after the other: they share an installation with one person's history.
  fullyParallel: false,
  // A journey that passes only at the second try is named at the end of `npm test`.
  retries: 1,
  timeout: 6 * patience,
  expect: { timeout: patience },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  globalTeardown: './sites/app/journeys/teardown.ts',
  use: {
    baseURL: addressOf(own),
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
    { name: 'partner', testDir: 'sites/partner/journeys', use: { baseURL: partnerOf(own) } },
  ],
  webServer: each((index) => [
    {
      command: 'node sites/api/dist/main.js',
      cwd: root,
      stderr: 'ignore' as const,
      url: `${addressOf(index)}/api/ready`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
      env: {
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PORT: String(chosen.ports[index]),
        ASSAY_DATA: chosen.data[index] ?? '',
        NODE_ENV: 'development',
        // The journeys sign in far more often than one person does.
        ASSAY_RATE_LIMITS: 'false',
        EMBED_ORIGINS: partnerOf(index),
        // A server is dumped when that is asked for.
        ...(databases[index] !== undefined && { DATABASE_URL: databases[index], ASSAY_DUMP_HOURS: '24' }),
      },
    },
    {
      command: 'node sites/partner/src/server.ts',
      cwd: root,
      url: partnerOf(index),
      env: {
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
        PARTNER_PORT: String(chosen.partnerPorts[index]),
        PARTNER_SERVICE: addressOf(index),
        // The widgets are judged on the page that treats a guest worst.
        PARTNER_LOOK: 'hostile',
      },
    },
  ]).flat(),
});

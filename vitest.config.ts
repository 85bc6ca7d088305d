import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './scripts/browser-flags.mjs';
import { patience } from './scripts/patience.mjs';
import { shared } from './vite.shared.ts';

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: [...browserFlags] },
  }),
});

// Half of what a file of tests takes to begin is compiling what the former ones compiled already.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

const patient = { expect: { poll: { timeout: patience } }, testTimeout: 6 * patience, hookTimeout: 6 * patience };

/** Tests of the service wait for databases and processes of their own: two files at once, also on two cores. */
const sideBySide = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } };
/** Pages share one browser, whose cores they need. */
const alone = { sequence: { groupOrder: 1 } };

/** What consumers install, which stands once everything is built. */
const published = 'packages/*/src/package.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          ...sideBySide,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/tools/*/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.mjs',
          ],
          exclude: ['**/*.browser.test.ts', published],
        },
      },
      {
        test: {
          ...patient,
          ...sideBySide,
          name: 'published',
          environment: 'node',
          include: [published],
        },
      },
      {
        test: {
          ...patient,
          ...sideBySide,
          name: 'service',
          environment: 'node',
          // The service is fifteen hundred modules, which each file would load anew.
          isolate: false,
          // Node.js reads the service's sources itself, as it does when the service runs: no half a second of transforming a file.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // The embedded database is WebAssembly: optimising it costs seconds a database, of which a test runs a few statements.
          execArgv: ['--liftoff-only'],
          globalSetup: './sites/api/src/testing/prepared-data.ts',
          setupFiles: ['./sites/api/src/testing/show-errors.ts'],
          include: ['sites/api/src/**/*.test.ts'],
        },
      },
      {
        ...shared(),
        test: {
          ...patient,
          ...sideBySide,
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['packages/**/*.test.tsx', 'sites/app/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['./scripts/test-setup.ts'],
        },
      },
      {
        ...shared(),
        test: {
          ...patient,
          ...alone,
          name: 'browser',
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./scripts/patient-queries.ts'],
          browser: browser(),
        },
      },
      ...(existsSync('.storybook/main.ts')
        ? [
            {
              extends: './.storybook/vite.config.ts',
              plugins: [storybookTest({ configDir: '.storybook' })],
              test: { ...patient, ...alone, isolate: false, name: 'storybook', browser: browser() },
            },
          ]
        : []),
    ],
  },
});

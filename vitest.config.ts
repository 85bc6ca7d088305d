import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './scripts/browser-flags.mjs';
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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'sites/api/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared(),
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/**/*.test.tsx', 'sites/app/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['./scripts/test-setup.ts'],
        },
      },
      {
        ...shared(),
        test: { name: 'browser', include: ['packages/**/*.browser.test.{ts,tsx}'], browser: browser() },
      },
      ...(existsSync('.storybook/main.ts')
        ? [
            {
              extends: './.storybook/vite.config.ts',
              plugins: [storybookTest({ configDir: '.storybook' })],
              test: { name: 'storybook', browser: browser() },
            },
          ]
        : []),
    ],
  },
});
